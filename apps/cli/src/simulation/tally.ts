/** Sums over the results of many games. All counts are integers, so the order of the games does not matter. */

import type { StandIns } from '@heptapolis/bots'
import { itemAt } from '@heptapolis/engine/kernel'
import { type Game, type Score, scores, state } from '@heptapolis/engine/show'

export interface TallyGroup {
  /** Number of seats counted. */
  count: number
  points: number
  squares: number
  /** Wins in units of WHOLE, so that shared ones split evenly. */
  wins: number
}

export interface SimulationTally {
  games: number
  all: TallyGroup
  lines: Record<string, number>
  bots: Record<string, TallyGroup>
  seats: Record<string, TallyGroup>
  wonders: Record<string, TallyGroup>
  /** For bots that may fail to answer: moves chosen by a stand-in. */
  standIns: Record<string, StandIns>
}

/** Divisible by any number of winners up to eight. */
export const WHOLE = 840

export const emptyTally = (): SimulationTally => ({
  games: 0,
  all: emptyGroup(),
  lines: {},
  bots: {},
  seats: {},
  wonders: {},
  standIns: {},
})

const emptyGroup = (): TallyGroup => ({ count: 0, points: 0, squares: 0, wins: 0 })

/** Adds a finished game; `bots` are names by seat. */
export function addGame(tally: SimulationTally, g: Game, bots: readonly string[]): void {
  const sheets = scores(g)
  const share = WHOLE / sheets.filter((sheet) => sheet.rank === 1).length
  tally.games++
  for (const sheet of sheets) {
    const wins = sheet.rank === 1 ? share : 0
    const board = itemAt(g.rules.boards, state.board.get(g, sheet.seat)).def
    addSheet(tally.all, sheet, wins)
    addSheet(group(tally.bots, itemAt(bots, sheet.seat)), sheet, wins)
    addSheet(group(tally.seats, String(sheet.seat)), sheet, wins)
    addSheet(group(tally.wonders, board.id), sheet, wins)
    for (const row of sheet.rows) tally.lines[row.id] = (tally.lines[row.id] ?? 0) + row.points
  }
}

export function addStandIns({ standIns }: SimulationTally, bot: string, { asked, instead }: StandIns): void {
  const before = standIns[bot] ?? { asked: 0, instead: 0 }
  standIns[bot] = { asked: before.asked + asked, instead: before.instead + instead }
}

function group(groups: Record<string, TallyGroup>, key: string): TallyGroup {
  groups[key] ??= emptyGroup()
  return groups[key]
}

function addSheet(into: TallyGroup, { total }: Score, wins: number): void {
  into.count++
  into.points += total
  into.squares += total * total
  into.wins += wins
}

export function addTally(into: SimulationTally, other: SimulationTally): void {
  into.games += other.games
  addGroup(into.all, other.all)
  for (const [line, points] of Object.entries(other.lines)) into.lines[line] = (into.lines[line] ?? 0) + points
  for (const part of ['bots', 'seats', 'wonders'] as const) {
    for (const [key, value] of Object.entries(other[part])) addGroup(group(into[part], key), value)
  }
  for (const [bot, told] of Object.entries(other.standIns)) addStandIns(into, bot, told)
}

function addGroup(into: TallyGroup, other: TallyGroup): void {
  into.count += other.count
  into.points += other.points
  into.squares += other.squares
  into.wins += other.wins
}
