/** How this box writes down its boards: side A and B, which the second edition calls day and night. */
import { type BoardDef, type Cost, type Edition, type Effect, shorthand } from '@heptapolis/engine'

export const good = shorthand.make

export type StageLine = readonly [Cost, ...Effect[]]

export const board = (
  wonder: string,
  side: string,
  start: Effect,
  stages: readonly StageLine[],
  more: Partial<BoardDef> = {},
): BoardDef => ({
  id: `wonder-${wonder}-${side}`,
  wonder,
  side,
  start: [start],
  stages: stages.map(([cost, ...effects], i) => ({
    id: `wonder-${wonder}-${side}-stage-${i + 1}`,
    cost,
    effects,
  })),
  ...more,
})

const SECOND_EDITION_SIDES: Record<string, string> = { a: 'day', b: 'night' }

/**
 * The boards as an edition names their sides. Our ruling: printed for the first edition, they join games of the second
 * as well, A by day and B by night.
 */
export const inEdition = (edition: Edition, boards: readonly BoardDef[]): readonly BoardDef[] =>
  edition === '1e' ? boards : boards.map((one) => ({ ...one, side: SECOND_EDITION_SIDES[one.side] ?? one.side }))
