/** A game as a file: its record, and its analyses as a remark below it, which readers of records skip. */
import type { Analysis } from '@heptapolis/bots'
import { ANALYSIS_VERSION } from '@heptapolis/bots/names'
import type { Result } from '@heptapolis/engine'
import { type GameRecord, isRecord, recordText } from '@heptapolis/engine/records'
import { saveFile } from '../app/save.ts'
import { findGame, importGame } from '../game-model/saved/games.ts'
import { analysesOf, keepAnalysis, recallAnalyses } from './analyses.ts'
import { isAnalysis } from './analysis-shape.ts'

const MARK = '\nanalysis '

export function exportedText(record: GameRecord, seats: readonly Analysis[]): string {
  const text = recordText(record)
  return seats.length === 0 ? text : `${text}${MARK}${JSON.stringify({ version: ANALYSIS_VERSION, seats })}\n`
}

/** Analyses in a file of this game; those of another version, or of another shape, are left out. */
export function analysesIn(text: string, { setup, moves }: GameRecord): Analysis[] {
  const at = text.lastIndexOf(MARK)
  const remark = at < 0 ? undefined : parsed(text.slice(at + MARK.length))
  if (!isRecord(remark) || remark.version !== ANALYSIS_VERSION || !Array.isArray(remark.seats)) return []
  return remark.seats.filter((one) => isAnalysis(one, setup.seats.length, moves.length))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function exportGame(id: string, record: GameRecord): Promise<void> {
  await recallAnalyses(id, record)
  saveFile(`heptapolis-${id}.txt`, exportedText(record, [...analysesOf(id).values()]))
}

/** Imports a game with its analyses; returns its id. */
export async function importWithAnalyses(text: string): Promise<Result<string>> {
  const imported = await importGame(text)
  if (!imported.ok) return imported
  const game = await findGame(imported.value)
  if (game) {
    for (const analysis of analysesIn(text, game.record)) await keepAnalysis(game.id, game.record, analysis)
  }
  return imported
}
