/** Start of a game or online table with the last set-up, for pages that do not load the set-up form. */
import { beginGame } from '../game-model/saved/games.ts'
import { words } from '../i18n/index.ts'
import { createTable } from './create-table.ts'
import { planToQuery, type SetupPlan, setupOf, sittersOf } from './plan.ts'
import { recallPlan, rememberPlan } from './storage.ts'

/** Deals a game at this screen; returns its path. If wonders are given out by agreement, that comes first. */
export async function startGame(plan: SetupPlan = recallPlan('')): Promise<string> {
  rememberPlan(plan)
  if (plan.agreement) return `/wonders?${planToQuery(plan)}`
  return `/play/${await beginGame(setupOf(plan, words().whoSits.you), sittersOf(plan))}`
}

/** Creates a table for friends. */
export const startTable = (): ReturnType<typeof createTable> => createTable(recallPlan(''))
