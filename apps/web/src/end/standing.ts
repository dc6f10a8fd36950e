/** How somebody stands at the end, of a game played here or one written down. */
import type { Score, ScoreRow } from '@heptapolis/engine/show'

export interface FinalScore {
  seat: number
  /** The city by its name, or by that of its player; and the other of the two. */
  title: string
  subtitle: string
  wonder: string
  bot: boolean
  /** Of whoever looks, where that is one person. */
  own: boolean
  score: Score
  /** Only the points are known, not where they come from. */
  bare: boolean
}

/** More of them stand close together. */
const FEW = 4
const LETTERS = { wide: 9, narrow: 7 }
const MOST = 7
const FEWER_LETTERS = { wide: 7, narrow: 5 }

/** The title as there is room for it. */
export function titleIn({ title }: FinalScore, { length }: readonly FinalScore[], isNarrow: boolean): string {
  const letters = length > MOST ? FEWER_LETTERS : LETTERS
  return length > FEW ? inBrief(title, letters[isNarrow ? 'narrow' : 'wide']) : title
}

/** From the first place on; partners side by side, as they sit. */
export const inOrder = (a: FinalScore, b: FinalScore): number =>
  a.score.rank - b.score.rank || (a.score.team ?? 0) - (b.score.team ?? 0) || byTeam(a, b)

const byTeam = (a: FinalScore, b: FinalScore): number =>
  a.score.team === undefined ? b.score.total - a.score.total : a.seat - b.seat

/** A name for a narrow column: what is too long for one ends with a point. */
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

/** Those who win or lose together, in their order. */
export const sidesOf = (standings: readonly FinalScore[]): StandingParty[] =>
  [
    ...Map.groupBy(standings, ({ seat, score }) => (score.team === undefined ? `seat ${seat}` : score.team)).values(),
  ].map((members) => ({ members, total: members[0].score.teamTotal ?? members[0].score.total }))

export const rowOf = ({ score }: FinalScore, line: string): ScoreRow | undefined =>
  score.rows.find(({ id }) => id === line)

/** The lines on which somebody has something. */
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

/** Whether nobody has more than whoever has won. */
export const isTallest = (side: StandingParty, standings: readonly FinalScore[]): boolean =>
  sidesOf(standings).every(({ total }) => total <= side.total)

/** What the game has made of ratings: in which pool, and of whom. */
export interface EndRatings {
  note: string
  of: (seat: number) => { rating?: number; change: string } | undefined
}
