/**
 * Vacation days of a person at other tables. One yearly allowance covers all tables, so each must know the others'
 * days.
 */

import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { type SeatState, vacationsIn } from '@heptapolis/table'
import { tableEvents } from './log-events.ts'

const MOST_TABLES = 100

/** Vacation intervals of a person at other tables. */
export async function vacationsElsewhere(
  store: Store,
  selves: readonly string[],
  here: string,
): Promise<Result<SeatState['vacations']>> {
  const vacations: SeatState['vacations'][number][] = []
  for (const who of selves) {
    const tables = await store.games.list({ account: who, limit: MOST_TABLES })
    if (!tables.ok) return tables
    for (const { game } of tables.value.filter((one) => one.game !== here)) {
      const log = await store.log.read(game)
      if (!log.ok) return log
      vacations.push(...vacationsIn(tableEvents(log.value), who))
    }
  }
  return ok(vacations)
}
