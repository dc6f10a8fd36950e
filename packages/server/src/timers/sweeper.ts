/**
 * Table work of each second that no request triggers: expired clocks, missing bot answers, slow clients, unused tables
 * in memory.
 */
import type { Store } from '@heptapolis/store'
import { type ServerCommand, type TableState, tend } from '@heptapolis/table'
import type { Broadcaster } from '../broadcast/broadcaster.ts'
import type { LiveTable } from '../live-tables/live-table.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'

const MOST_AT_ONCE = 200
const IDLE = 10 * 60_000

export interface SweeperContext {
  readonly store: Store
  readonly liveTables: LiveTables
  readonly broadcaster: Broadcaster
  readonly now: () => number
  /** Frozen tables, which are skipped so that they do not block others. */
  readonly frozen: Set<string>
  /** Makes bots give their missing answers. */
  attend(liveTable: LiveTable): void
}

/** A return may not be written yet: people connected here do not count as gone. */
function isHereAfterAll({ id, seats }: TableState, broadcaster: Broadcaster): ServerCommand | undefined {
  const found = seats.find(
    ({ who, goneSince }) => who !== undefined && goneSince !== undefined && broadcaster.isConnected(id, who),
  )
  return found?.who === undefined ? undefined : { do: 'here', who: found.who }
}

/** Runs one round. */
export async function sweep({ store, liveTables, broadcaster, now, frozen, attend }: SweeperContext): Promise<void> {
  const due = await store.games.due(now(), MOST_AT_ONCE + frozen.size)
  const late = due.ok ? due.value.filter(({ game }) => !frozen.has(game)).map(({ game }) => liveTables.at(game)) : []
  await Promise.all(
    late.map(async (liveTable) => {
      const done = await liveTable.decide((table, at) =>
        tend(table, isHereAfterAll(table, broadcaster) ?? { do: 'tick' }, at),
      )
      if (!done.ok && done.error.code === 'frozen') frozen.add(liveTable.id)
      attend(liveTable)
    }),
  )
  for (const id of broadcaster.behind) {
    const { table } = liveTables.at(id)
    if (table) broadcaster.show(table)
  }
  liveTables.clear(now() - IDLE, (id) => broadcaster.isFollowed(id))
}
