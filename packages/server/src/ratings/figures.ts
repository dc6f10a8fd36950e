/** Conversion of ratings: from the stored integers to a mean and uncertainty, and to the number on screen. */
import type { RatingRow } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import type { RatingFigure, RatingPool } from '@heptapolis/wire'

/** Estimated strength and its uncertainty. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** Facts that determine the rating pool of a game. */
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

/** Initial rating. */
export const NEW: Skill = { mu: 25, sigma: 25 / 3 }
const MEAN = 1500
/** Scales a new player's sigma to 200, the familiar range of ratings. */
const SCALE = 24

export const figureOf = ({ mu, sigma }: Skill): RatingFigure => ({
  rating: Math.round(MEAN + SCALE * (mu - NEW.mu)),
  give: Math.round(SCALE * sigma),
})
