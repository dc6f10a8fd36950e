/** Ratings as they are kept and as they are shown. */
import type { RatingRow } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { RatingFigure, RatingPool } from '@heptapolis/wire'

/** What somebody may be worth, and how unsure that is. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** What tells in which pool a game counts. */
export interface PoolInput {
  readonly terms: Pick<TableState['terms'], 'boxes' | 'teams'>
  readonly options: Pick<TableState['options'], 'clock'>
}

export const poolOf = ({ terms, options }: PoolInput): RatingPool => {
  const what = terms.teams ? 'teams' : terms.boxes.length > 0 ? 'boxes' : 'base'
  return `${what}-${options.clock.kind === 'days' ? 'days' : 'live'}`
}

const MILLION = 1_000_000
export const kept = (value: number): number => Math.round(value * MILLION)
export const skillOf = ({ mu, sigma }: Pick<RatingRow, 'mu' | 'sigma'>): Skill => ({
  mu: mu / MILLION,
  sigma: sigma / MILLION,
})

/** Of whom nothing is known. */
export const NEW: Skill = { mu: 25, sigma: 25 / 3 }
const MEAN = 1500
/** A newcomer's sigma is 200 then: numbers as people know them from elsewhere. */
const SCALE = 24

export const figureOf = ({ mu, sigma }: Skill): RatingFigure => ({
  rating: Math.round(MEAN + SCALE * (mu - NEW.mu)),
  give: Math.round(SCALE * sigma),
})
