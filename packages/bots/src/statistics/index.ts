/** Statistics of cards and wonders, computed in advance by tools/statistics.ts, one file per level. */
import type { LevelStatistics } from './figures.ts'

export { figureOf, type LevelStatistics, type Luck, type PieceFigure, type TurnFigure } from './figures.ts'

/** Levels with statistics. */
export const COUNTED = ['medium', 'hard', 'expert'] as const
export type CountedLevel = (typeof COUNTED)[number]

/** Lazy imports: showing one level does not load the others. */
const FILES: Readonly<Record<CountedLevel, () => Promise<{ default: LevelStatistics }>>> = {
  medium: () => import('./medium.json', { with: { type: 'json' } }),
  hard: () => import('./hard.json', { with: { type: 'json' } }),
  expert: () => import('./expert.json', { with: { type: 'json' } }),
}

export const statisticsOf = async (level: CountedLevel): Promise<LevelStatistics> => (await FILES[level]()).default
