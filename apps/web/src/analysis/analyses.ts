/**
 * Analyses of games: in memory, so that the way back from a replay is instant, and in the storage of this browser. Those of
 * another version, or of a game that went on differently since, are made again.
 */
import type { Analysis } from '@heptapolis/bots'
import { ANALYSIS_VERSION } from '@heptapolis/bots/names'
import type { GameRecord } from '@heptapolis/engine/show'
import { browserStore } from '../app/browser-store.ts'

export interface StoredAnalyses {
  /** The game. */
  id: string
  version: string
  /** The moves that were analysed, as JSON. */
  moves: string
  seats: readonly Analysis[]
}

const stored = browserStore<StoredAnalyses>('heptapolis-analyses', 'analyses')
const known = new Map<string, ReadonlyMap<number, Analysis>>()
const NONE: ReadonlyMap<number, Analysis> = new Map()

export const isAnalysed = (game: string): boolean => known.has(game)
export const analysesOf = (game: string): ReadonlyMap<number, Analysis> => known.get(game) ?? NONE

const movesOf = ({ moves }: GameRecord): string => JSON.stringify(moves)

/** Reads the stored analyses of a game; true if there are any. */
export async function recallAnalyses(game: string, record: GameRecord): Promise<boolean> {
  const found = await stored.find(game)
  if (found?.version !== ANALYSIS_VERSION || found.moves !== movesOf(record)) return isAnalysed(game)
  const here = new Map(found.seats.map((analysis) => [analysis.seat, analysis]))
  known.set(game, new Map([...here, ...analysesOf(game)]))
  return true
}

export async function keepAnalysis(game: string, record: GameRecord, analysis: Analysis): Promise<void> {
  known.set(game, new Map(known.get(game)).set(analysis.seat, analysis))
  const seats = [...analysesOf(game).values()]
  await stored.put({ id: game, version: ANALYSIS_VERSION, moves: movesOf(record), seats })
}

export async function forgetAnalyses(game: string): Promise<void> {
  known.delete(game)
  await stored.remove(game)
}
