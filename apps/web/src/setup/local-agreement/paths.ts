/** Addresses of wonders by agreement at one screen. */
import { freshSeed } from '../plan.ts'

/** A new agreement with the set-up of an earlier one, with other cards. */
export function agreementPath(plan: string): string {
  const query = new URLSearchParams(plan)
  query.set('seed', freshSeed())
  return `/wonders?${query}`
}
