/** Hours of the day in which nobody is to be told anything. */
import type { QuietHours } from '@heptapolis/wire'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** When the quiet hours end that it is in now; undefined where it is not quiet. */
export function endOfQuiet({ from, to, zone }: QuietHours, now: number): number | undefined {
  const today = (((now + zone) % DAY) + DAY) % DAY
  const since = (today - from * MINUTE + DAY) % DAY
  const length = (to * MINUTE - from * MINUTE + DAY) % DAY
  return since < length ? now + length - since : undefined
}
