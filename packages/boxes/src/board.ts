/**
 * Notation for a side of a wonder. Its id is `<wonder>-<side>`, that of a stage `<wonder>-<side>-<number>`, that of a
 * half `<wonder>-<side>-<number>-left` or `-right`. Sides are a and b in the first edition, day and night in the
 * second.
 */
import type { BoardDef, Cost, Edition, Effect, StageDef } from '@heptapolis/engine/box'

/** Cost and effects of a stage, or of its left and right half. */
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

/** Side name of the edition for a board that fits both. */
export const sideIn = (edition: Edition, side: string): string =>
  edition === '1e' ? side : (SECOND_EDITION_SIDES[side] ?? side)

/** Board for both editions, with the side names of the first. */
export const inEither =
  (wonder: string, side: string, ...printed: BoardRest) =>
  (edition: Edition): BoardDef =>
    board(wonder, sideIn(edition, side), ...printed)

type BoardRest = Parameters<typeof board> extends [string, string, ...infer Rest] ? Rest : never
