/** What a bot knows of a box beyond the score sheet. */
import type { Game, Move } from '@heptapolis/engine'
import type { Weights } from '../weights.ts'

export interface BoxOutlook {
  /** The box it speaks of. */
  box: string
  /** Points the city may expect from what it has of this box, besides those on the score sheet. */
  ahead?(g: Game, seat: number, weights: Weights): number
  /** What a move is worth whose effect cannot be seen by playing it alone; undefined for moves of others. */
  answer?(g: Game, seat: number, move: Move, question: string, weights: Weights): number | undefined
}
