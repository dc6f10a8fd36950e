/** Final standings of a game: places, names and points, by city or by team. */
import type { Score, ScoreRow } from '@heptapolis/engine/show'

/** Its light is behind the result. */
export const LAST_AGE = 3

export interface FinalScore {
  seat: number
  /** Name of the city or of its player, and the other of the two. */
  title: string
  subtitle: string
  wonder: string
  /** Side of the wonder, if it is known. */
  side?: string | undefined
  bot: boolean
  /** The viewer's own, if the viewer is one person. */
  own: boolean
  score: Score
  /** Only the points are known, not their sources. */
  bare: boolean
}

/** Up to this number every name has room. */
const FEW = 4
const MANY = 6
/**
 * Letters of a word that fit into a column of five, six, seven and eight cities: across a page, across half a page and
 * on a phone.
 */
const LETTERS = { page: [20, 16, 13, 11], half: [13, 10, 9, 7], phone: [7, 7, 6, 5] }
export type NameRoom = keyof typeof LETTERS

/** Title in the available space. */
export function titleIn({ title }: FinalScore, { length }: readonly FinalScore[], room: NameRoom): string {
  return length > FEW ? inBrief(title, LETTERS[room][length - FEW - 1]) : title
}

/** The second name in the available space: only the columns of many cities on a phone are too narrow for it. */
export function subtitleIn({ subtitle }: FinalScore, { length }: readonly FinalScore[], room: NameRoom): string {
  return room === 'phone' && length > MANY ? inBrief(subtitle, LETTERS.phone[length - FEW - 1]) : subtitle
}

/** From the first place; partners side by side, as they sit. */
export const inOrder = (a: FinalScore, b: FinalScore): number =>
  a.score.rank - b.score.rank || (a.score.team ?? 0) - (b.score.team ?? 0) || byTeam(a, b)

const byTeam = (a: FinalScore, b: FinalScore): number =>
  a.score.team === undefined ? b.score.total - a.score.total : a.seat - b.seat

/** Name for a narrow column; a long one is abbreviated. */
const inBrief = (name: string, letters: number): string =>
  name
    .split(' ')
    .map((word) => (word.length > letters ? `${word.slice(0, letters - 1)}.` : word))
    .join(' ')

export interface StandingParty {
  /** One city, or partners. */
  members: readonly FinalScore[]
  total: number
}

/** Parties that win or lose together, in order. */
export const sidesOf = (standings: readonly FinalScore[]): StandingParty[] =>
  [
    ...Map.groupBy(standings, ({ seat, score }) => (score.team === undefined ? `seat ${seat}` : score.team)).values(),
  ].map((members) => ({ members, total: members[0].score.teamTotal ?? members[0].score.total }))

export const rowOf = ({ score }: FinalScore, line: string): ScoreRow | undefined =>
  score.rows.find(({ id }) => id === line)

/** Sources of a score line, each once: a city may have several naval tokens. */
export const bySource = ({ from }: Pick<ScoreRow, 'from'>): ScoreRow['from'] =>
  [...Map.groupBy(from, ({ source }) => source)].map(([source, entries]) => ({
    source,
    points: entries.reduce((sum, { points }) => sum + points, 0),
  }))

/** Score lines with any points. */
export const linesIn = (standings: readonly FinalScore[]): readonly ScoreRow[] =>
  standings[0].score.rows.filter(({ id }) =>
    standings.some((one) => {
      const row = rowOf(one, id)
      return row !== undefined && (row.points !== 0 || row.from.length > 0)
    }),
  )

/** Ranking of the server: by points, with players who left last. */
export interface Places {
  rankOf: (seat: number) => number
  hasLeft: (seat: number) => boolean
  /** Sentence that names the players who left. */
  note: string
}

/** Whether no party has more points than the winner. */
export const isTallest = (side: StandingParty, standings: readonly FinalScore[]): boolean =>
  sidesOf(standings).every(({ total }) => total <= side.total)

/** Rating changes of the game: pool, and changes by seat. */
export interface EndRatings {
  note: string
  of: (seat: number) => { rating?: number; change: string } | undefined
}
