/** Worker-thread job: the next part of an analysis. Short parts, so that bots of other tables need not wait. */
import { type AnalysisPart, analysePart } from '@heptapolis/bots'
import type { ToAnalyse } from './worker-pool.ts'

/** Milliseconds after which a part ends with the decision at hand. */
const PART = 300

export function analyseNext({ recorded, seat, from }: ToAnalyse): AnalysisPart | undefined {
  const part = analysePart(JSON.parse(recorded), seat, from, PART)
  return part.ok ? part.value : undefined
}
