/** What can be asked: a secret question to several seats at once, or one to a single seat. */
import type { Random } from '../chance/rng.ts'
import type { Column } from '../columns/column.ts'
import type { Move } from '../move.ts'
import type { MoveList } from '../move-list.ts'

/** A secret question to several seats at once. */
export interface Layer<G> {
  id: string
  /** The list of cards the answer is taken from. */
  moves(g: G, seat: number, out: MoveList): void
  /** Draws one of them as `drawMove` would from the list, where that is quicker than listing all. */
  sample?(g: G, seat: number, random: Random): Move
}

/**
 * A question to one seat, put in a queue when it comes up. Those that wait for several seats are asked at once and in
 * secret; when all have replied, the replies are acted on in the order of the queue.
 */
export interface Decision<G> {
  id: string
  /** Asked by itself, since what others answer bears on it. */
  inTurn?: boolean
  /**
   * Asked even where nothing but declining is left: whether it is follows from hidden cards, and others must not learn
   * it from a question that never comes.
   */
  evenInVain?: boolean
  moves(g: G, seat: number, x: number, y: number, out: MoveList): void
  /** Draws one of them as `drawMove` would from the list, where that is quicker than listing all. */
  sample?(g: G, seat: number, x: number, y: number, random: Random): Move
  answer(g: G, seat: number, move: Move, x: number, y: number): void
  /** Where x is a piece. */
  about?: 'piece'
  /** What the person asked may see of hidden columns while answering. */
  reveals?: readonly Column[]
}
