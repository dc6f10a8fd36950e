/** Hourly clean-up of the database: deletes expired sessions, tables whose game never started, and address hashes. */
import type { Store } from '@heptapolis/store'

const DAY = 24 * 3_600_000
/** Lifetime of a room that never begins. */
const ROOM_LIFE = 30 * DAY
const MOST_AT_ONCE = 200
/** Longest lifetime of an address hash and its key. */
const TRACE_LIFE = 2 * DAY
/** No client repeats a request after so long. */
const OPENING_LIFE = 7 * DAY
const ALIKE_LIFE = 90 * DAY
/** Lifetime of a shared deal without games. */
const DEAL_LIFE = 90 * DAY

export interface CleanupResult {
  readonly tables: number
  readonly sessions: number
}

/** Games that began stay forever: a few kilobytes each. */
export async function clearOut(store: Store, now: number): Promise<CleanupResult> {
  const old = await store.games.list({ state: 'room', before: now - ROOM_LIFE, limit: MOST_AT_ONCE })
  const rooms = old.ok ? old.value : []
  for (const { game } of rooms) await store.log.forget(game)
  await store.grants.sweepOpenings(now - OPENING_LIFE)
  await store.traces.sweep(now - TRACE_LIFE)
  await store.traces.sweepAlikes(now - ALIKE_LIFE)
  await store.deals.sweep(now - DEAL_LIFE)
  const sessions = await store.people.sweepSessions(now)
  return { tables: rooms.length, sessions: sessions.ok ? sessions.value : 0 }
}
