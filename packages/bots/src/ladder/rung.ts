/** A rung of the ladder: a set table with a task. The person sits at seat 0. */
import type { Edition, Setup } from '@heptapolis/engine/search'
import type { LadderTask } from './task.ts'

export interface Rung {
  /** Names the rung in stored progress. */
  readonly id: string
  readonly edition: Edition
  readonly boxes: readonly string[]
  /** Wonder and side of the own city; the others are dealt. */
  readonly wonder: string
  readonly side: string
  /** Levels of the bots at seats 1 and up. */
  readonly bots: readonly string[]
  /** Number of the deal. */
  readonly deal: number
  readonly task: LadderTask
}

const SEED = 'ladder '

export const rungSetup = ({ id, edition, boxes, wonder, side, bots, deal }: Rung): Setup => ({
  edition,
  boxes: [...boxes],
  seed: `${SEED}${id} ${deal}`,
  seats: [{ wonder, side }, ...bots.map(() => ({}))],
})
