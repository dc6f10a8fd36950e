/** Calculation of quiet hours, in which a person wants no notifications. */
import type { QuietHours } from '@heptapolis/wire'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** End of the current quiet hours; undefined outside of them. */
export function endOfQuiet({ from, to, zone }: QuietHours, now: number): number | undefined {
  const today = (((now + zone) % DAY) + DAY) % DAY
  const since = (today - from * MINUTE + DAY) % DAY
  const length = (to * MINUTE - from * MINUTE + DAY) % DAY
  return since < length ? now + length - since : undefined
}
