/** The score sheet of a city, line by line. */
import type { PieceDef } from '@heptapolis/engine/show'
import { type City, effectsIn, neighboursOf, type ReferenceTable, working, workingEffects } from '../table.ts'
import { KINDS_OF_SCIENCE } from '../words.ts'
import { entombedPoints, pointsOf } from './points.ts'
import { bestStudy, type Study, type Symbols } from './science.ts'

export type ReferenceSheet = Record<string, number>

const LINE_OF_COLOUR: Record<string, string> = { blue: 'civil', yellow: 'commerce', purple: 'guilds' }

const lineOf = ({ scoreLine, sort, colour }: PieceDef): string =>
  scoreLine ?? (sort === 'stage' ? 'wonder' : (LINE_OF_COLOUR[colour ?? ''] ?? 'none'))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

export function sheetOf(table: ReferenceTable, city: City): ReferenceSheet {
  const sheet: ReferenceSheet = {
    military: sum(city.victory) - city.defeat,
    treasury: Math.floor(city.coins / 3),
    debt: -city.debt,
    bid: -city.price,
    leaders: sum(city.entombed.map(entombedPoints)),
    naval: sum(city.navalTokens),
    fleet: city.yard?.columns.blue.spaces[city.ships.blue - 1]?.points ?? 0,
    tower: [0, 2, 5, 10][city.tilesBuilt],
    edifice: -sum(city.edificeDebt),
  }
  for (const piece of working(city)) add(sheet, lineOf(piece), pointsOf(table, city, piece))
  for (const [line, points] of bestOfChoices(table, city)) add(sheet, line, points)
  return sheet
}

const add = (sheet: ReferenceSheet, line: string, points: number): void => {
  sheet[line] = (sheet[line] ?? 0) + points
}

export const totalOf = (sheet: ReferenceSheet): number => sum(Object.values(sheet))

/** Rank of every player by seat: equal totals are decided by coins, or shared by a house rule; partners share a rank. */
export function ranksOf(
  { cities, players, teams, sharesTies }: ReferenceTable,
  sheets: readonly ReferenceSheet[],
): number[] {
  const sides = cities.slice(0, players).map(({ seat }) => (teams ? Math.floor(seat / 2) : seat))
  const standing = (side: number) => {
    const seats = cities.slice(0, players).filter(({ seat }) => sides[seat] === side)
    return { points: sum(seats.map(({ seat }) => totalOf(sheets[seat]))), coins: sum(seats.map(({ coins }) => coins)) }
  }
  const isBetter = (one: number, other: number) => {
    const [mine, theirs] = [standing(one), standing(other)]
    if (mine.points !== theirs.points || sharesTies) return mine.points > theirs.points
    return mine.coins > theirs.coins
  }
  return sides.map((side) => 1 + [...new Set(sides)].filter((other) => isBetter(other, side)).length)
}

/**
 * Copied guilds and chosen symbols are decided together: every guild is tried with the best use of all
 * symbols.
 */
function bestOfChoices(table: ReferenceTable, city: City): [string, number][] {
  let best: [string, number][] = []
  for (const copies of guildChoices(table, city)) {
    const scored = scoreWith(table, city, copies)
    const total = (entries: [string, number][]) => sum(entries.map(([, points]) => points))
    if (best.length === 0 || total(scored) > total(best)) best = scored
  }
  return best
}

interface Copy {
  guild: PieceDef
  line: string
}

/** Every choice of a neighbouring guild per copy, and of an own one per repetition. */
function guildChoices(table: ReferenceTable, city: City): Copy[][] {
  const guildsOf = (one: City) => one.cards.filter(({ colour }) => colour === 'purple')
  const nextDoor = neighboursOf(table, city).flatMap(guildsOf)
  const copies = workingEffects(city, 'copyGuild').map(() => nextDoor.map((guild) => ({ guild, line: 'wonder' })))
  const repeats = workingEffects(city, 'repeatGuild').map(() =>
    guildsOf(city).map((guild) => ({ guild, line: 'edifice' })),
  )
  const each = [...copies, ...repeats].filter((choices) => choices.length > 0)
  return each.reduce<Copy[][]>((ways, choices) => ways.flatMap((way) => choices.map((one) => [...way, one])), [[]])
}

function scoreWith(table: ReferenceTable, city: City, copies: readonly Copy[]): [string, number][] {
  const guilds = copies.map(({ guild }) => guild)
  const bonus = sum(workingEffects(city, 'setBonus').map(({ points }) => points))
  const tokens = sum(workingEffects(city, 'projectSets').map(({ points }) => points))
  const { points, sets } = bestStudy(studyOf(table, city, guilds), 7 + bonus + tokens)
  return [
    ...copies.map(({ guild, line }): [string, number] => [line, pointsOf(table, city, guild)]),
    ['science', points - sets * tokens],
    ['projects', sets * tokens],
  ]
}

function studyOf(table: ReferenceTable, city: City, copied: readonly PieceDef[]): Study {
  const pieces = [...working(city), ...copied]
  const green = neighboursOf(table, city).flatMap(({ cards }) => cards.filter(({ colour }) => colour === 'green'))
  return {
    own: symbolsOn(pieces),
    borrowed: [0, 0, 0],
    nextDoor: symbolsOn(green),
    free: effectsIn(pieces, 'science').filter(({ symbol }) => symbol === undefined).length,
    masks: workingEffects(city, 'mask').length,
    common: workingEffects(city, 'majority').length + workingEffects(city, 'commonSymbol').length,
    swaps: workingEffects(city, 'swapSymbol').length,
  }
}

function symbolsOn(pieces: readonly PieceDef[]): Symbols {
  const printed = effectsIn(pieces, 'science').map(({ symbol }) => symbol)
  const count = (kind: number) => printed.filter((symbol) => symbol === KINDS_OF_SCIENCE[kind]).length
  return [count(0), count(1), count(2)]
}
