/** The set-up played last, remembered by the browser. */
import { ACCOUNT, TABLES } from '../app/storage-keys.ts'
import { keepLetters, keptCorrections } from '../corrections/corrections.ts'
import { defaultPlan, freshSeed, planFromQuery, planToQuery, type SetupPlan } from './plan.ts'

const KEY = 'heptapolis.plan'

/** Whether a game was begun or a table visited here, or somebody signed in who may have done so elsewhere. */
export function hasPlayed(): boolean {
  try {
    if (localStorage.getItem(KEY) !== null || localStorage.getItem(ACCOUNT)) return true
    return Object.keys(localStorage).some((key) => key.startsWith(TABLES))
  } catch {
    return false
  }
}

/** From the address where it holds a plan, or the last one played with fresh cards. */
export function recallPlan(search: string): SetupPlan {
  const asked = planFromQuery(search)
  if (asked) return asked
  try {
    const last = planFromQuery(localStorage.getItem(KEY) ?? '')
    return last ? { ...last, seed: freshSeed(), boards: keptCorrections() } : defaultPlan()
  } catch {
    return defaultPlan()
  }
}

/** Boards that came with a link are kept where there are no others. */
export function rememberPlan(plan: SetupPlan): void {
  const kept = keptCorrections()
  for (const [box, letters] of Object.entries(plan.boards)) if (!kept[box]) keepLetters(box, letters)
  try {
    localStorage.setItem(KEY, planToQuery(plan))
  } catch {
    // A browser that keeps nothing still plays.
  }
}
