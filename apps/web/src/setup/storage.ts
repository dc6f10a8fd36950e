/** The last set-up, stored in this browser. */
import { PLAN } from '../app/storage-keys.ts'
import { storedCorrections, storeLetters } from '../corrections/corrections.ts'
import { defaultPlan, freshSeed, planFromQuery, planToQuery, type SetupPlan } from './plan.ts'

/** The set-up of the URL, or else the last one with a fresh seed. */
export function recallPlan(search: string): SetupPlan {
  const asked = planFromQuery(search)
  if (asked) return asked
  try {
    const last = planFromQuery(localStorage.getItem(PLAN) ?? '')
    return last ? { ...last, seed: freshSeed(), boards: storedCorrections() } : defaultPlan()
  } catch {
    return defaultPlan()
  }
}

/** Corrected boards of a link are stored, unless this browser has its own. */
export function rememberPlan(plan: SetupPlan): void {
  const kept = storedCorrections()
  for (const [box, letters] of Object.entries(plan.boards)) if (!kept[box]) storeLetters(box, letters)
  try {
    localStorage.setItem(PLAN, planToQuery(plan))
  } catch {
    // Without storage the app still works.
  }
}
