/** Scoring of a score-pad by the engine: every point with its source, or the errors. */
import { BOXES } from '@heptapolis/boxes'
import { absentFields, fromPosition } from '@heptapolis/engine/records'
import {
  type Box,
  compile,
  type Game,
  inGame,
  type Piece,
  type Problem,
  type Result,
  type Ruleset,
  type ScoreRow,
  scores,
  teamOf,
} from '@heptapolis/engine/show'
import { BID, bidLast, hasBids } from './bids.ts'
import { linesOf, pointsAt, unlikelyIn } from './numbers.ts'
import { idsIn, nameOf, type PadCity, type PadPosition, playersOf } from './pad.ts'

export interface PadSheet {
  seat: number
  name: string
  total: number
  rows: readonly ScoreRow[]
  coins: number
  /** 1 for the winner; ties share a rank. */
  rank: number
  team?: number
  teamTotal?: number
  /** Entered as numbers, so points have no sources. */
  bare: boolean
  /** The number of missing values; the total is partial. */
  missing: number
}

/** Warnings: unusual, but can be scored. */
export type PadWarning =
  | { what: 'not-for-players'; card: string; seat: number; copies: number }
  | { what: 'neighbour-unknown'; card: string; seat: number; neighbour: number }
  /** A number that no game known to us has reached. */
  | { what: 'unlikely-number'; line: string; seat: number; number: number }

export type PadProblem = Problem & { seat?: number }

export interface PadResult {
  rules: Ruleset | undefined
  /** The game that the engine scored. */
  game: Game | undefined
  /** Errors, each with its city if it has one. */
  problems: readonly PadProblem[]
  oddities: readonly PadWarning[]
  sheets: readonly PadSheet[]
}

export function scorePosition(position: PadPosition, library = BOXES): PadResult {
  const rules = compile(position.setup, library)
  if (!rules.ok) return { rules: undefined, game: undefined, problems: [rules.error], oddities: [], sheets: [] }
  const { game, problems } = counted(forEngine(position, rules.value, library), library)
  if (!game.ok) return { rules: rules.value, game: undefined, problems, oddities: [], sheets: [] }
  const sheets = ranked(
    scores(game.value).map(({ seat, rows, total, coins }) =>
      sheetOf(position, rules.value, seat, { rows: rowsOf(position, rows), total, coins }),
    ),
    position.setup.teams === true,
  )
  return {
    rules: rules.value,
    game: game.value,
    problems,
    oddities: [...odditiesOf(position, rules.value), ...questionedIn(position, rules.value)],
    sheets,
  }
}

/** Reports every error and scores everything else. */
function counted(position: PadPosition, library: readonly Box[]): { game: Result<Game>; problems: PadProblem[] } {
  const strict = fromPosition(position, library)
  if (strict.ok) return { game: strict, problems: [] }
  const problems = [located(strict.error)]
  const tried = new Map<number, number>()
  let cities = position.cities
  let game = fromPosition(position, library, { lenient: true })
  while (!game.ok) {
    const problem = located(game.error)
    const { seat } = problem
    const times = tried.get(seat ?? -1) ?? 0
    if (seat === undefined || times > MOST_CUTS) break
    if (!problems.some((one) => one.seat === seat)) problems.push(problem)
    tried.set(seat, times + 1)
    const mend = times < MOST_CUTS ? cutTo(game.error) : bareCity
    cities = cities.map((city, at) => (at === seat ? mend(city) : city))
    game = fromPosition({ ...position, cities }, library, { lenient: true })
  }
  return { game, problems }
}

/** Lists that are shortened before a city is counted by its board alone. */
const MOST_CUTS = 3

const bareCity = ({ wonder, side }: PadCity): PadCity => ({ wonder, side })

/** Keeps only the allowed number of pieces, so that the city can be scored. */
function cutTo({ values = {} }: Problem): (city: PadCity) => PadCity {
  const { field, most }: { field?: unknown; most?: unknown } = values
  return (city) => {
    const many = typeof field === 'string' ? city[field] : undefined
    if (typeof field !== 'string' || typeof most !== 'number' || !Array.isArray(many)) return city
    return { ...city, [field]: many.slice(0, most) }
  }
}

/** For the engine a city of numbers is empty. Entries of removed boxes are left out, but stay in the pad. */
function forEngine(position: PadPosition, rules: Ruleset, library: readonly Box[]): PadPosition {
  const absent = absentFields(rules, library)
  const { setup, cities, ...table } = position
  const shown = cities.map((city) =>
    city.numbers ? { wonder: city.wonder, side: city.side, coins: city.coins ?? 0 } : without(city, absent.city),
  )
  return { ...without(table, absent.table), setup, cities: withMarkers(shown, idsIn(table, 'discard'), rules) }
}

const without = (fields: object, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== undefined && !names.has(name)))

/** Only the colour of a card below a stage is entered: an unused card of that colour represents it. */
function withMarkers(cities: readonly PadCity[], discarded: readonly string[], rules: Ruleset): PadCity[] {
  const used = [...discarded, ...cities.flatMap((city) => idsIn(city, 'cards'))]
  const unused = (piece: Piece): boolean =>
    ['card', 'guild'].includes(piece.sort) && used.filter((id) => id === piece.id).length < inGame(rules, piece)
  const standIn = (id: string): string => {
    const colour = rules.byId.get(id)?.colour
    const found = colour === undefined ? undefined : rules.pieces.find((one) => one.colour === colour && unused(one))
    used.push(found?.id ?? id)
    return found?.id ?? id
  }
  return cities.map((city) => (Array.isArray(city.buried) ? { ...city, buried: city.buried.map(standIn) } : city))
}

/** The city that an error names. */
function located(problem: Problem): PadProblem {
  const { seat }: { seat?: unknown } = problem.values ?? {}
  if (typeof seat === 'number') return { ...problem, seat }
  const [, named] = /cities\[(\d+)\]/.exec(problem.message) ?? []
  return named === undefined ? problem : { ...problem, seat: Number(named) }
}

const rowsOf = (position: PadPosition, rows: readonly ScoreRow[]): readonly ScoreRow[] =>
  hasBids(position) ? bidLast(rows, { id: BID, points: 0, from: [] }) : rows

function sheetOf(
  position: PadPosition,
  rules: Ruleset,
  seat: number,
  counted: Pick<PadSheet, 'rows' | 'total' | 'coins'>,
): PadSheet {
  const city = position.cities[seat]
  const name = nameOf(position, seat)
  if (!city.numbers) return { seat, name, ...counted, rank: 1, bare: false, missing: 0 }
  const lines = linesOf(rules, position)
  const rows = counted.rows.map((row, i) => ({
    ...row,
    points: pointsAt(rules, position, seat, lines[i]) ?? 0,
    from: [],
  }))
  return {
    seat,
    name,
    rows,
    coins: city.coins ?? 0,
    total: rows.reduce((sum, { points }) => sum + points, 0),
    rank: 1,
    bare: true,
    missing: lines.filter((line) => pointsAt(rules, position, seat, line) === undefined).length,
  }
}

/** Ranks by points, then coins; partners together. */
function ranked(sheets: readonly PadSheet[], inTeams: boolean): PadSheet[] {
  const sideOf = ({ seat }: PadSheet) => (inTeams ? teamOf(seat) : seat)
  const sides = [...Map.groupBy(sheets, sideOf)].map(([side, of]) => ({
    side,
    points: of.reduce((sum, { total }) => sum + total, 0),
    coins: of.reduce((sum, { coins }) => sum + coins, 0),
  }))
  return sheets.map((sheet) => {
    const own = sides.find(({ side }) => side === sideOf(sheet))
    const better = sides.filter(
      (other) => own && (other.points > own.points || (other.points === own.points && other.coins > own.coins)),
    )
    return {
      ...sheet,
      rank: 1 + better.length,
      ...(inTeams ? { team: sideOf(sheet), teamTotal: own?.points ?? 0 } : {}),
    }
  })
}

const [FEWEST_PRINTED, MOST_PRINTED] = [3, 7]

/** Numbers to ask about. They count as entered. */
const questionedIn = (position: PadPosition, rules: Ruleset): PadWarning[] =>
  position.cities.flatMap((city, seat) =>
    linesOf(rules, position).flatMap((line): PadWarning[] => {
      const number = city.numbers ? unlikelyIn(rules, city, line) : undefined
      return number === undefined ? [] : [{ what: 'unlikely-number', line: line.id, seat, number }]
    }),
  )

function odditiesOf(position: PadPosition, rules: Ruleset): PadWarning[] {
  const players = Math.min(MOST_PRINTED, Math.max(FEWEST_PRINTED, playersOf(position)))
  const seen = new Map<string, number>()
  return position.cities.flatMap((city, seat) => {
    const pieces = city.numbers ? [] : idsIn(city, 'cards').flatMap((id) => rules.byId.get(id) ?? [])
    return pieces.flatMap((piece): PadWarning[] => {
      const before = seen.get(piece.id) ?? 0
      seen.set(piece.id, before + 1)
      const copies = piece.copies.filter((from) => from <= players).length
      const tooMany = piece.copies.length > 0 && before + 1 > copies
      return [
        ...(tooMany ? [{ what: 'not-for-players', card: piece.id, seat, copies } as const] : []),
        ...unknownNeighbours(position, seat, piece).map(
          (neighbour) => ({ what: 'neighbour-unknown', card: piece.id, seat, neighbour }) as const,
        ),
      ]
    })
  })
}

/** Neighbours that are not entered although this piece scores their cards. Coins are excluded: they were paid already. */
function unknownNeighbours({ cities }: PadPosition, seat: number, { effects }: Piece): number[] {
  const sides = new Set(effects.flatMap(({ effect }) => (effect.kind === 'each' && effect.points ? effect.on : [])))
  const at = { left: (seat + 1) % cities.length, right: (seat + cities.length - 1) % cities.length }
  return (['left', 'right'] as const)
    .filter((side) => sides.has(side) && cities[at[side]].numbers)
    .map((side) => at[side])
}
