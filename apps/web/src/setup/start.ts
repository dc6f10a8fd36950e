/** Start of a game or online table with the last set-up, for pages that do not load the set-up form. */
import { beginGame } from '../game-model/saved/games.ts'
import { words } from '../i18n/index.ts'
import { createTable } from './create-table.ts'
import { type SetupPlan, setupOf, sittersOf } from './plan.ts'
import { recallPlan, rememberPlan } from './storage.ts'

/** Deals a game against bots; returns its path. */
export async function startGame(plan: SetupPlan = recallPlan('')): Promise<string> {
  rememberPlan(plan)
  return `/play/${await beginGame(setupOf(plan, words().whoSits.you), sittersOf(plan))}`
}

/** Creates a table for friends. */
export const startTable = (): ReturnType<typeof createTable> => createTable(recallPlan(''))
