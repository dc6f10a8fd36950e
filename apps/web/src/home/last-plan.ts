/**
 * Summary of the last set-up for the start page: players, expansions, bot level. It parses the stored query without
 * the engine.
 */
import { PLAN } from '../app/storage-keys.ts'

export interface PlanSummary {
  players: number
  expansions: number
  /** The level of the bots; empty if they differ. */
  level: string
}

export const FIRST_PLAN: PlanSummary = { players: 4, expansions: 0, level: 'easy' }

export function summaryOf(query: string): PlanSummary {
  const plan = new URLSearchParams(query)
  const seats = plan.getAll('seat')
  if (seats.length === 0) return FIRST_PLAN
  const levels = new Set(seats.map((seat) => seat.split('~')).flatMap(([who, level]) => (who === 'bot' ? [level] : [])))
  return {
    players: seats.length,
    expansions: (plan.get('boxes') ?? '').split(',').filter(Boolean).length,
    level: levels.size === 1 ? ([...levels][0] ?? '') : '',
  }
}

export function lastPlan(): PlanSummary {
  try {
    return summaryOf(localStorage.getItem(PLAN) ?? '')
  } catch {
    return FIRST_PLAN
  }
}
