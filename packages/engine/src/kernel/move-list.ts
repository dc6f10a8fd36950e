/** Reusable list of moves as plain numbers; `Move` objects are made on demand. */
import { fullMove, type Move } from './move.ts'

/** Cells per move: action, card and way in one; payment; rider; option. */
const CELLS = 4
const [PAY, RIDER, OPTION] = [1, 2, 3]
const BY_BITS = 10
const ACTION_BITS = 8
const CARD_AT = BY_BITS + ACTION_BITS
const lowest = (bits: number): number => (1 << bits) - 1

/** Initial capacity, enough for nearly every question; the list grows if necessary. */
const ROOM = 64

export class MoveList {
  length = 0
  private cells = new Int32Array(ROOM * CELLS)

  clear(): this {
    this.length = 0
    return this
  }

  add(action: number, card: number, by: number, pay: number, rider: number, option: number): void {
    const at = this.length++ * CELLS
    if (at === this.cells.length) this.grow()
    const { cells } = this
    cells[at] = (card << CARD_AT) | (action << BY_BITS) | by
    cells[at + PAY] = pay
    cells[at + RIDER] = rider
    cells[at + OPTION] = option
  }

  push({ action, card, by, pay, rider, option }: Move): void {
    this.add(action, card, by, pay, rider, option)
  }

  /** Adds the moves of a list without cards, with this card. */
  addAll({ cells: from, length }: MoveList, card: number): void {
    const first = this.length * CELLS
    this.length += length
    while (this.length * CELLS > this.cells.length) this.grow()
    const { cells } = this
    for (let i = 0; i < length * CELLS; i += CELLS) {
      cells[first + i] = (card << CARD_AT) | from[i]
      cells[first + i + PAY] = from[i + PAY]
      cells[first + i + RIDER] = from[i + RIDER]
      cells[first + i + OPTION] = from[i + OPTION]
    }
  }

  at(i: number): Move {
    const { cells } = this
    const at = i * CELLS
    const head = cells[at]
    return fullMove(
      (head >> BY_BITS) & lowest(ACTION_BITS),
      head >> CARD_AT,
      head & lowest(BY_BITS),
      cells[at + PAY],
      cells[at + RIDER],
      cells[at + OPTION],
    )
  }

  /** Card and action of a move in one number. */
  pair(i: number): number {
    return this.cells[i * CELLS] >> BY_BITS
  }

  /** Moves as objects that stay valid. */
  all(): Move[] {
    const moves = new Array<Move>(this.length)
    for (let i = 0; i < this.length; i++) moves[i] = this.at(i)
    return moves
  }

  private grow(): void {
    const { cells } = this
    this.cells = new Int32Array(cells.length * 2)
    this.cells.set(cells)
  }
}
