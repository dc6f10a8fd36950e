/** Goals: a win with each wonder and side, and with each expansion. */
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine/show'
import type { FinishedGame } from '../home/history/game-history.ts'

export interface Goal {
  readonly id: string
  readonly isWon: boolean
}

export interface WonderGoal {
  readonly wonder: string
  /** By side. */
  readonly sides: readonly Goal[]
}

/** The sides of the first edition count as those of the second. */
const TODAY: Readonly<Record<string, string>> = { a: 'day', b: 'night' }

const sideKey = (wonder: string, side: string): string => `${wonder} ${TODAY[side] ?? side}`

/** Wonders of all boxes. A win with an undone turn does not count. */
export function wonderGoals(done: readonly FinishedGame[]): WonderGoal[] {
  const won = new Set(
    winsOf(done).flatMap(({ wonder, side }) =>
      wonder === undefined || side === undefined ? [] : sideKey(wonder, side),
    ),
  )
  const sides = new Map<string, Set<string>>()
  for (const { wonder, side } of boardsOfAll()) sides.set(wonder, (sides.get(wonder) ?? new Set()).add(side))
  return [...sides].map(([wonder, known]) => ({
    wonder,
    sides: [...known].map((side) => ({ id: side, isWon: won.has(sideKey(wonder, side)) })),
  }))
}

export function boxGoals(done: readonly FinishedGame[]): Goal[] {
  const won = new Set(winsOf(done).flatMap(({ boxes = [] }) => boxes))
  return EXPANSIONS.map((id) => ({ id, isWon: won.has(id) }))
}

const winsOf = (done: readonly FinishedGame[]): FinishedGame[] =>
  done.filter(({ rank, takenBack = 0 }) => rank === 1 && takenBack === 0)

/** The base game comes first. */
const EXPANSIONS = BOXES.slice(1).map(({ id }) => id)

/** Boards of each box by itself, as not every two boxes can be played together. */
const boardsOfAll = () =>
  [[], ...EXPANSIONS.map((id) => [id])].flatMap((boxes) => {
    const rules = compile({ edition: '2e', boxes, seats: [{}, {}, {}] }, BOXES)
    return rules.ok ? rules.value.boards.map(({ def }) => def) : []
  })
