/**
 * Deletion of accounts. Game records stay complete: the seat shows "deleted", and a bot takes over in running games.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { BotAccount, Store } from '@heptapolis/store'
import { tend } from '@heptapolis/table'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { PersonIds } from '../sessions/session.ts'
import { tablesOf } from './tables.ts'

const busy = fail('busy', 'The server cannot write at the moment.')

interface DeletionPorts {
  readonly store: Store
  readonly liveTables: LiveTables
  /** Closes the connections of an account. */
  endConnections(id: string): void
}

/** Idempotent: after a failure the account still exists, and a repetition continues where this one stopped. */
export async function deleteAccount(context: DeletionPorts, selves: PersonIds): Promise<Result<void>> {
  const { store } = context
  const bots = await botsOf(store, selves)
  if (!bots.ok) return busy
  for (const { account } of bots.value) {
    const gone = await deleteAccount(context, [account])
    if (!gone.ok) return gone
  }
  const games = await everyTable(context, selves)
  if (!games.ok) return busy
  for (const game of games.value) {
    for (const who of selves) {
      const forgotten = await context.liveTables
        .at(game)
        .decide((table, now) => tend(table, { do: 'forget', who }, now))
      if (!forgotten.ok && !LOST.includes(forgotten.error.code)) return busy
    }
  }
  const removed = await store.people.removeAccount(selves[0])
  if (!removed.ok) return busy
  for (const who of selves) context.endConnections(who)
  return ok(undefined)
}

/** Bots are deleted with their owner, because only the owner can manage them. */
export async function botsOf(store: Store, selves: PersonIds): Promise<Result<BotAccount[]>> {
  const bots: BotAccount[] = []
  for (const who of selves) {
    const some = await store.programs.bots(who)
    if (!some.ok) return some
    bots.push(...some.value)
  }
  return ok(bots)
}

/** Tables that take no more events. */
const LOST = ['no-table', 'frozen']

/** Ids of all tables where a person has a seat or has watched. */
export async function everyTable(
  { store }: Pick<DeletionPorts, 'store'>,
  selves: PersonIds,
): Promise<Result<string[]>> {
  const seated = await tablesOf(store, selves)
  if (!seated.ok) return seated
  const games = new Set(seated.value.map(({ game }) => game))
  for (const who of selves) {
    const watched = await store.people.watched(who)
    if (!watched.ok) return watched
    for (const game of watched.value) games.add(game)
  }
  return ok([...games])
}
