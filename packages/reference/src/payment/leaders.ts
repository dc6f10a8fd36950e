/** Reference scorer: the cost of recruiting a leader. */
import type { PieceDef } from '@heptapolis/engine/show'
import { type City, hasPower, neighboursOf, type ReferenceTable, workingEffects } from '../table.ts'

/** Coins to the bank. One of the powers applies only in the Recruitment phase. */
export function recruitmentCost(table: ReferenceTable, city: City, { cost }: PieceDef, isPhase: boolean): number {
  if (hasPower(city, 'free-leaders') || (isPhase && hasPower(city, 'free-recruitment'))) return 0
  const printed = cost?.coins === 'age' ? table.age : (cost?.coins ?? 0)
  const own = workingEffects(city, 'cheaperLeaders').map((effect) => effect.own)
  const besides = neighboursOf(table, city).flatMap((other) =>
    workingEffects(other, 'cheaperLeaders').map((effect) => effect.neighbours),
  )
  return Math.max(
    0,
    [...own, ...besides].reduce((rest, off) => rest - off, printed),
  )
}
