/** The legal moves of a seat with their numbers. */
import type { Move } from '@heptapolis/engine/box'
import { byCost, type MoveNumbers } from './moves.ts'

export class Legal {
  readonly moves: readonly Move[]
  /** Number of each move. */
  readonly numbers: Int32Array

  constructor(moves: readonly Move[], numbers: MoveNumbers) {
    this.moves = moves
    this.numbers = Int32Array.from(moves, (move) => numbers.of(move))
  }

  /** Moves of this number, cheapest first. */
  ways(number: number): Move[] {
    return this.moves.filter((_, i) => this.numbers[i] === number).sort(byCost)
  }

  /** Move of this number: the cheapest, or another way; undefined for none. */
  move(number: number, way = 0): Move | undefined {
    return this.ways(number)[way]
  }
}
