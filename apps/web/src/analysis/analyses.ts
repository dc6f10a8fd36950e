/** Cache of game analyses until the page closes, so that the way back from a replay is instant. */
import type { Analysis } from '@heptapolis/bots'

const done = new Map<string, ReadonlyMap<number, Analysis>>()
const NONE: ReadonlyMap<number, Analysis> = new Map()

export const isAnalysed = (game: string): boolean => done.has(game)
export const analysesOf = (game: string): ReadonlyMap<number, Analysis> => done.get(game) ?? NONE
export const keepAnalysis = (game: string, analysis: Analysis): void => {
  done.set(game, new Map(done.get(game)).set(analysis.seat, analysis))
}
