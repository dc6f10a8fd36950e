/** Statistics of cards and wonders, computed in advance by tools/statistics.ts, one file per level. */
import type { Statistics } from './figures.ts'

export { type Figure, figureOf, type Luck, type Statistics, type TurnFigure } from './figures.ts'

/** Levels with statistics. */
export const COUNTED = ['medium', 'hard', 'expert'] as const
export type Counted = (typeof COUNTED)[number]

/** Lazy imports: showing one level does not load the others. */
const FILES: Readonly<Record<Counted, () => Promise<{ default: Statistics }>>> = {
  medium: () => import('./medium.json', { with: { type: 'json' } }),
  hard: () => import('./hard.json', { with: { type: 'json' } }),
  expert: () => import('./expert.json', { with: { type: 'json' } }),
}

export const statisticsOf = async (level: Counted): Promise<Statistics> => (await FILES[level]()).default
