/** Seasons of ratings. Each one resets the uncertainty of all ratings, so that everybody can climb again. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { Season } from '@heptapolis/wire'

const KEY = 'season'
const DAY = 24 * 3_600_000
const WEEK = 7 * DAY
/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY

const mondayOf = (now: number): number => now - ((now - FIRST_MONDAY) % WEEK)

/** Season at a time. All servers compute the same next season, so any of them may write it. */
export async function seasonAt(store: Store, now: number, weeks: number): Promise<Result<Season>> {
  const first = JSON.stringify({ number: 1, began: mondayOf(now) })
  const read = await store.settings.settle(KEY, first)
  if (!read.ok) return read
  const { number, began }: Omit<Season, 'weeks'> = JSON.parse(read.value)
  const passed = weeks === 0 ? 0 : Math.max(0, Math.floor((now - began) / (weeks * WEEK)))
  if (passed === 0) return ok({ number, began, weeks })
  const next = { number: number + passed, began: began + passed * weeks * WEEK }
  const written = await store.settings.set(KEY, JSON.stringify(next))
  return written.ok ? ok({ ...next, weeks }) : written
}
