/** The set-up played last, remembered by the browser. */
import { defaultPlan, freshSeed, type Plan, planFromQuery, planToQuery } from './plan.ts'

const KEY = 'heptapolis.plan'

/** From the address where it holds a plan, or the last one played with fresh cards. */
export function recallPlan(search: string): Plan {
  const asked = planFromQuery(search)
  if (asked) return asked
  try {
    const last = planFromQuery(localStorage.getItem(KEY) ?? '')
    return last ? { ...last, seed: freshSeed() } : defaultPlan()
  } catch {
    return defaultPlan()
  }
}

export function rememberPlan(plan: Plan): void {
  try {
    localStorage.setItem(KEY, planToQuery(plan))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
