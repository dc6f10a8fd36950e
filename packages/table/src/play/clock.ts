/**
 * Game clocks of the seats. All times are arguments (`at`, `now`) from the server, so a log always replays the same.
 */
import { itemAt } from '@heptapolis/engine/kernel'
import { controller } from '@heptapolis/engine/show'
import type { ClockOption } from '../model/events.ts'
import { type GameState, isBotRun, type SeatState, type TableState, type Time } from '../model/state.ts'
import { unanswered } from '../wonders/agreement.ts'
import { awaited, isAgreeing } from './round.ts'

const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** 1 January 1970 was a Thursday. */
const FIRST_DAY = 4
const WEEK = 7
const WEEKEND: readonly number[] = [0, 6]

/** Time without a connection after which a player of a live game counts as absent. */
export const PATIENCE = 60_000
/** Delay of a stand-in bot for a connected player, who can see the round and return. */
export const STAND_IN_TIME = 4000
/** Consecutive timeouts after which a player counts as late. */
export const MOST_LATE = 3
/** Extra time for everybody after a restart of the server. */
export const GRACE = 20_000
/** Maximum credit for network delay. */
export const MOST_LAG = 1000
export const VACATION = 21 * DAY
export const YEAR = 365 * DAY

/** Periods in which a clock is stopped: vacations, and weekends if they do not count. */
interface Calendar {
  zone: number | undefined
  vacations: SeatState['vacations']
}

const calendarOf = (clock: ClockOption, { vacations }: SeatState): Calendar => ({
  zone: clock.kind === 'days' ? clock.weekends?.zone : undefined,
  vacations,
})

const dayOf = (time: number): number => Math.floor(time / DAY)

function isOff({ zone, vacations }: Calendar, time: number): boolean {
  if (vacations.some(([from, until]) => from <= time && time < until)) return true
  return zone !== undefined && WEEKEND.includes((((dayOf(time + zone) + FIRST_DAY) % WEEK) + WEEK) % WEEK)
}

/** Next time at which the clock may stop or start. */
function nextChange({ zone, vacations }: Calendar, time: number): number {
  const bounds = vacations.flat().filter((bound) => bound > time)
  if (zone !== undefined) bounds.push((dayOf(time + zone) + 1) * DAY - zone)
  return Math.min(...bounds)
}

/** Running time between two times; 0 if time went backwards. */
function ranBetween(calendar: Calendar, from: number, to: number): number {
  let ran = 0
  for (let time = from; time < to; ) {
    const change = Math.min(nextChange(calendar, time), to)
    if (!isOff(calendar, time)) ran += change - time
    time = change
  }
  return ran
}

/** Time at which the clock will have run for this long. */
function momentAfter(calendar: Calendar, from: number, running: number): number {
  let time = from
  let rest = Math.max(0, running)
  for (;;) {
    const change = nextChange(calendar, time)
    if (!isOff(calendar, time)) {
      if (time + rest <= change) return time + rest
      rest -= change - time
    }
    time = change
  }
}

/** Initial bank of a seat. */
export const firstBank = (clock: ClockOption): number => {
  if (clock.kind === 'bank') return clock.time
  return clock.kind === 'days' ? clock.bank : 0
}

function limitOf(clock: ClockOption, left: number): number {
  if (clock.kind === 'none') return Number.POSITIVE_INFINITY
  if (clock.kind === 'move') return clock.time
  return clock.kind === 'bank' ? left : clock.time + left
}

/** Bank that remains for later rounds. */
export function leftAfter(clock: ClockOption, { left, spent }: Time): number {
  if (clock.kind === 'bank') return Math.min(clock.most, Math.max(0, left - Math.max(0, spent)) + clock.increment)
  return clock.kind === 'days' ? Math.max(0, left - Math.max(0, spent - clock.time)) : 0
}

/** Players who have to answer, for their own city or the free one, or in an agreement about wonders. */
export const owing = (play: GameState): Set<number> =>
  new Set(
    play.agreement && isAgreeing(play)
      ? unanswered(play.agreement)
      : awaited(play).map((city) => controller(play.standing, city)),
  )

/** Starts clocks of players who have to answer and stops all others; stops all while the table is paused. */
export function retimed(table: TableState, at: number): TableState {
  const { play, seats, paused, phase } = table
  if (!play) return table
  const owe = owing(play)
  const runs = (seat: number): boolean =>
    phase === 'play' &&
    paused === undefined &&
    owe.has(seat) &&
    !isBotRun(itemAt(seats, seat)) &&
    !itemAt(seats, seat).isAwaited
  const times = play.times.map((time, seat) => (runs(seat) ? started(time, at) : stopped(table, seat, time, at)))
  return { ...table, play: { ...play, times } }
}

const started = (time: Time, at: number): Time => (time.since === undefined ? { ...time, since: at } : time)

function stopped(table: TableState, seat: number, time: Time, at: number): Time {
  const { left, spent, since } = time
  if (since === undefined) return time
  return { left, spent: spent + ranBetween(calendarOf(table.options.clock, itemAt(table.seats, seat)), since, at) }
}

/** Credits time to a seat. */
export const givenBack = (time: Time, given: number): Time => ({ ...time, spent: time.spent - given })

/** Excludes the time from `since` to `at`, and credits extra time. */
export function restarted(table: TableState, play: GameState, since: number, given: number, at: number): GameState {
  const times = play.times.map((time, seat) => {
    if (time.since === undefined) return time
    const stood = stopped(table, seat, time, Math.max(since, time.since))
    return started(givenBack(stood, given), at)
  })
  return { ...play, times, opened: Math.min(play.opened, at) }
}

/** Deadline of a seat; undefined while its clock is stopped. */
export function deadlineOf({ play, options: { clock }, seats }: TableState, seat: number): number | undefined {
  const time = play?.times[seat]
  if (time?.since === undefined) return undefined
  const limit = limitOf(clock, time.left)
  if (limit === Number.POSITIVE_INFINITY) return undefined
  return momentAfter(calendarOf(clock, itemAt(seats, seat)), time.since, limit - time.spent)
}

/** Time left in this round when the clock was last updated; null without a clock. */
export function restOf({ play, options: { clock } }: TableState, seat: number): number | null {
  const time = play?.times[seat]
  if (!time || clock.kind === 'none') return null
  return Math.max(0, limitOf(clock, time.left) - time.spent)
}
