/** Kinds of questions: secret ones to several seats at the same time, and questions to one seat. */
import type { Random } from '../chance/rng.ts'
import type { Column } from '../columns/column.ts'
import type { Move } from '../move.ts'
import type { MoveList } from '../move-list.ts'

/** A secret question to several seats at once. */
export interface Layer<G> {
  id: string
  /** Lists the legal moves. */
  moves(g: G, seat: number, out: MoveList): void
  /** Draws a move with the distribution of `drawMove`, if that is faster than listing all. */
  sample?(g: G, seat: number, random: Random): Move
}

/**
 * Question to one seat, queued when it arises. Questions waiting for several seats are asked at the same time and in
 * secret; when all have replied, the replies are resolved in queue order.
 */
export interface Decision<G> {
  id: string
  /** Asked alone, because answers of others affect it. */
  inTurn?: boolean
  /**
   * Asked even if declining is the only answer. Otherwise the missing question would reveal hidden cards to the others.
   */
  evenInVain?: boolean
  moves(g: G, seat: number, x: number, y: number, out: MoveList): void
  /** Draws a move with the distribution of `drawMove`, if that is faster than listing all. */
  sample?(g: G, seat: number, x: number, y: number, random: Random): Move
  answer(g: G, seat: number, move: Move, x: number, y: number): void
  /** Set if x is a piece. */
  about?: 'piece'
  /** Hidden columns that the answering person may see. */
  reveals?: readonly Column[]
}
