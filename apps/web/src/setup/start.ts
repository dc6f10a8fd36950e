/** Start of a game or online table with the last set-up, for pages that do not load the set-up form. */
import { BASE } from '@heptapolis/boxes'
import { prepareStudio } from '../art/studio.ts'
import { beginGame } from '../game-model/saved/games.ts'
import { listGames } from '../game-model/saved/store.ts'
import { words } from '../i18n/index.ts'
import { createTable } from './create-table.ts'
import { forFirstGames } from './first-game.ts'
import { planToQuery, type SetupPlan, setupOf, sittersOf } from './plan.ts'
import { recallPlan, rememberPlan } from './storage.ts'

/** Deals a game at this screen; returns its path. If wonders are given out by agreement, that comes first. */
export function startGame(plan: SetupPlan): Promise<string> {
  rememberPlan(plan)
  return deal(plan)
}

/** Deals the last set-up again. */
export async function startLastPlan(): Promise<string> {
  const plan = recallPlan('')
  rememberPlan(plan)
  return deal(forFirstGames(plan, await listGames()))
}

async function deal(plan: SetupPlan): Promise<string> {
  if (plan.agreement) return `/wonders?${planToQuery(plan)}`
  // The card of the first Age shows a wonder in its land.
  prepareStudio([BASE, ...plan.boxes])
  return `/play/${await beginGame(setupOf(plan, words().whoSits.you), sittersOf(plan))}`
}

/** Creates a table for friends. */
export const startTable = (): ReturnType<typeof createTable> => createTable(recallPlan(''))
