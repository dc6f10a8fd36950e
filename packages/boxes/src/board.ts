/**
 * How boxes write down a side of a wonder. Its id is `<wonder>-<side>`, that of a stage `<wonder>-<side>-<number>`, that
 * of the half of a stage `<wonder>-<side>-<number>-left` or `-right`; the sides are a and b in the first edition, day and
 * night in the second.
 */
import type { BoardDef, Cost, Edition, Effect, StageDef } from '@heptapolis/engine/box'

/** What a stage costs and does; where it offers a choice, what its left and its right half do. */
export type StageLine = readonly [Cost, ...Effect[]] | readonly [Cost, Halves]
export interface Halves {
  left: readonly Effect[]
  right: readonly Effect[]
}

export const board = (
  wonder: string,
  side: string,
  start: readonly Effect[],
  stages: readonly StageLine[],
  more: Partial<BoardDef> = {},
): BoardDef => ({
  id: `${wonder}-${side}`,
  wonder,
  side,
  start,
  stages: stages.map((line, i) => stage(`${wonder}-${side}-${i + 1}`, line)),
  ...more,
})

function stage(id: string, [cost, ...does]: StageLine): StageDef {
  const [choice] = does
  if (!choice || !('left' in choice)) return { id, cost, effects: does as Effect[] }
  const half = (side: keyof Halves) => ({ id: `${id}-${side}`, effects: choice[side] })
  return { id, cost, halves: [half('left'), half('right')] }
}

const SECOND_EDITION_SIDES: Record<string, string> = { a: 'day', b: 'night' }

/** The side of a board that fits either edition, as the edition calls it. */
export const sideIn = (edition: Edition, side: string): string =>
  edition === '1e' ? side : (SECOND_EDITION_SIDES[side] ?? side)

/** A board of either edition, its sides written down as the first edition calls them. */
export const inEither =
  (wonder: string, side: string, ...printed: BoardRest) =>
  (edition: Edition): BoardDef =>
    board(wonder, sideIn(edition, side), ...printed)

type BoardRest = Parameters<typeof board> extends [string, string, ...infer Rest] ? Rest : never
