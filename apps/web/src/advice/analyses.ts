/** Games looked over in this visit: whoever comes back from the replay finds them again. */
import type { Analysis } from '@heptapolis/bots'

const done = new Map<string, Map<number, Analysis>>()

export const isAnalysed = (game: string): boolean => done.has(game)
export const analysisOf = (game: string, seat: number): Analysis | undefined => done.get(game)?.get(seat)
export const keepAnalysis = (game: string, analysis: Analysis): void => {
  done.set(game, new Map(done.get(game)).set(analysis.seat, analysis))
}
