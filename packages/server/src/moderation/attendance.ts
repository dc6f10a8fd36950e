/** Record of who stayed to the end of a game at an open table, for the share of abandoned games beside a name. */
import type { Store } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import { isOpenToAll } from './moderation.ts'

export async function noteAttendance(store: Store, table: TableState, before: TableState | undefined): Promise<void> {
  if (table.phase !== 'over' || before?.phase === 'over') return
  const { end, options, seats, id } = table
  if (end?.reason !== 'finished' || !isOpenToAll(options)) return
  for (const { who, hasResigned, away } of seats) {
    const home = who === undefined ? undefined : await store.people.home(who)
    if (home?.ok && home.value) {
      await store.conduct.attend(home.value.id, id, hasResigned === true || away === 'away', end.at)
    }
  }
}
