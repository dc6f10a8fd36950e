/** What is put away for good: sessions that have run out, rooms in which nobody ever began, and from where people play. */
import type { Store } from '@heptapolis/store'

const DAY = 24 * 3_600_000
/** How long a room waits for somebody to begin. */
const ROOM_LIFE = 30 * DAY
const MOST_AT_ONCE = 200
/** No hash of an address is kept for longer, nor the key it was made with. */
const TRACE_LIFE = 2 * DAY
/** No client sends a request again after so long. */
const OPENING_LIFE = 7 * DAY
const ALIKE_LIFE = 90 * DAY

export interface CleanupResult {
  readonly tables: number
  readonly sessions: number
}

/** Games that were begun stay, over or not: a few kilobytes each, and somebody's memory. */
export async function clearOut(store: Store, now: number): Promise<CleanupResult> {
  const old = await store.games.list({ state: 'room', before: now - ROOM_LIFE, limit: MOST_AT_ONCE })
  const rooms = old.ok ? old.value : []
  for (const { game } of rooms) await store.log.forget(game)
  await store.grants.sweepOpenings(now - OPENING_LIFE)
  await store.traces.sweep(now - TRACE_LIFE)
  await store.traces.sweepAlikes(now - ALIKE_LIFE)
  const sessions = await store.people.sweepSessions(now)
  return { tables: rooms.length, sessions: sessions.ok ? sessions.value : 0 }
}
