/** Statistics of cards and wonders, played out beforehand by tools/statistics.ts, a file for each level. */
import type { Statistics } from './figures.ts'

export { type Figure, figureOf, type Luck, type Statistics, type TurnFigure } from './figures.ts'

/** The levels whose games were counted. */
export const COUNTED = ['medium', 'hard', 'expert'] as const
export type Counted = (typeof COUNTED)[number]

/** Read when they are asked for: whoever shows one level does not load the others. */
const FILES: Readonly<Record<Counted, () => Promise<{ default: Statistics }>>> = {
  medium: () => import('./medium.json', { with: { type: 'json' } }),
  hard: () => import('./hard.json', { with: { type: 'json' } }),
  expert: () => import('./expert.json', { with: { type: 'json' } }),
}

export const statisticsOf = async (level: Counted): Promise<Statistics> => (await FILES[level]()).default
