/** Daily deal: everybody gets the same cards, boards and bots on one day. Games on this device count up a streak. */
import type { Setup } from '@heptapolis/engine/show'
import { botName } from '../game-model/bots/bot-names.ts'
import type { PlayerInfo } from '../game-model/table.ts'

const SEED = 'deal of '
const SEATS = 4
const LEVEL = 'hard'

/** By the clock of this device. */
export const dayAt = (at: number): string => {
  const date = new Date(at)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const dayOf = (seed: string): string | undefined => (seed.startsWith(SEED) ? seed.slice(SEED.length) : undefined)

export const dealOf = (day: string): { setup: Setup; sitters: PlayerInfo[] } => ({
  setup: {
    edition: '2e',
    boxes: [],
    seed: SEED + day,
    seats: Array.from({ length: SEATS }, (_, i) => (i === 0 ? {} : { name: botName(i) })),
  },
  sitters: Array.from({ length: SEATS }, (_, i) =>
    i === 0 ? { kind: 'you', name: '' } : { kind: 'bot', name: botName(i), level: LEVEL },
  ),
})

/** Number of consecutive days played, up to today, or up to yesterday if today is still open. */
export function streakOf(days: ReadonlySet<string>, now: number): number {
  const first = days.has(dayAt(now)) ? 0 : 1
  let streak = 0
  while (days.has(dayAt(daysBefore(now, first + streak)))) streak += 1
  return streak
}

/** By the calendar, because days with a clock change have an hour more or less. */
const daysBefore = (now: number, days: number): number => new Date(now).setDate(new Date(now).getDate() - days)

/** The days of a month, and the column of its first one; weeks begin on Monday. */
export function monthOf(now: Date): { days: readonly string[]; column: number } {
  const [year, month] = [now.getFullYear(), now.getMonth()]
  const count = new Date(year, month + 1, 0).getDate()
  return {
    days: Array.from({ length: count }, (_, i) => dayAt(new Date(year, month, i + 1).getTime())),
    column: ((new Date(year, month, 1).getDay() + 6) % 7) + 1,
  }
}

const KEY = 'heptapolis.days'

/** Days whose deal was finished at a server, as this browser remembers them. */
export function rememberedDays(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((day) => typeof day === 'string') : []
  } catch {
    return []
  }
}

/** A longer streak is not counted. */
const MOST_DAYS = 400

export function rememberDay(day: string): void {
  const known = rememberedDays()
  if (known.includes(day)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, day].slice(-MOST_DAYS)))
  } catch {
    // Without storage there is no streak.
  }
}

/** Streak of the deals played on this device and of those finished at a server. */
export const streakWith = (done: readonly { readonly day?: string }[], now: number): number =>
  streakOf(new Set([...done.flatMap(({ day }) => day ?? []), ...rememberedDays()]), now)
