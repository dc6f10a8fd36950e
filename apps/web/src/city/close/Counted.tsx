/** Running clock: counts up from a moment, or down to one. */

import { momentText } from '../../i18n/moment.ts'
import { settings } from '../../settings/settings.ts'
import { useTick } from './useTick.ts'

const SECOND = 1000
const HOUR = 3_600_000

/** `0:38`, or `2:05:09`. */
function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / SECOND))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(all / 3600)
  const minutes = Math.floor((all % 3600) / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

/** Within hours as a clock; over days as day and hour. */
function timeText(until: number): string {
  const left = until - Date.now()
  if (left < 2 * HOUR) return clockText(left)
  return momentText(until, settings.getState().language)
}

export function Counted({ from, to }: { from?: number; to?: number }) {
  useTick(SECOND)
  return <time>{to === undefined ? clockText(Date.now() - (from ?? 0)) : timeText(to)}</time>
}
