/** Sums over many games. All counts are integers, so the order of the games does not matter. */
import type { StandIns } from '@heptapolis/bots'
import { type Game, type Score, scores, state } from '@heptapolis/engine/show'

export interface Group {
  /** Number of seats counted. */
  count: number
  points: number
  squares: number
  /** Wins in units of WHOLE, so that shared ones split evenly. */
  wins: number
}

export interface Tally {
  games: number
  all: Group
  lines: Record<string, number>
  bots: Record<string, Group>
  seats: Record<string, Group>
  wonders: Record<string, Group>
  /** For bots that may fail to answer: moves chosen by a stand-in. */
  standIns: Record<string, StandIns>
}

/** Divisible by any number of winners up to eight. */
export const WHOLE = 840

export const emptyTally = (): Tally => ({
  games: 0,
  all: emptyGroup(),
  lines: {},
  bots: {},
  seats: {},
  wonders: {},
  standIns: {},
})

const emptyGroup = (): Group => ({ count: 0, points: 0, squares: 0, wins: 0 })

/** Adds a finished game; `bots` are names by seat. */
export function addGame(tally: Tally, g: Game, bots: readonly string[]): void {
  const sheets = scores(g)
  const share = WHOLE / sheets.filter((sheet) => sheet.rank === 1).length
  tally.games++
  for (const sheet of sheets) {
    const wins = sheet.rank === 1 ? share : 0
    const board = g.rules.boards[state.board.get(g, sheet.seat)].def
    addSheet(tally.all, sheet, wins)
    addSheet(group(tally.bots, bots[sheet.seat]), sheet, wins)
    addSheet(group(tally.seats, String(sheet.seat)), sheet, wins)
    addSheet(group(tally.wonders, board.id), sheet, wins)
    for (const row of sheet.rows) tally.lines[row.id] = (tally.lines[row.id] ?? 0) + row.points
  }
}

export function addStandIns({ standIns }: Tally, bot: string, { asked, instead }: StandIns): void {
  const before = standIns[bot] ?? { asked: 0, instead: 0 }
  standIns[bot] = { asked: before.asked + asked, instead: before.instead + instead }
}

function group(groups: Record<string, Group>, key: string): Group {
  groups[key] ??= emptyGroup()
  return groups[key]
}

function addSheet(into: Group, { total }: Score, wins: number): void {
  into.count++
  into.points += total
  into.squares += total * total
  into.wins += wins
}

export function addTally(into: Tally, other: Tally): void {
  into.games += other.games
  addGroup(into.all, other.all)
  for (const [line, points] of Object.entries(other.lines)) into.lines[line] = (into.lines[line] ?? 0) + points
  for (const part of ['bots', 'seats', 'wonders'] as const) {
    for (const [key, value] of Object.entries(other[part])) addGroup(group(into[part], key), value)
  }
  for (const [bot, told] of Object.entries(other.standIns)) addStandIns(into, bot, told)
}

function addGroup(into: Group, other: Group): void {
  into.count += other.count
  into.points += other.points
  into.squares += other.squares
  into.wins += other.wins
}
