/** Vacations: from when to when the clock of a person stands still. */

import type { TableEvent } from '../model/events.ts'
import type { SeatState } from '../model/state.ts'
import { DAY, VACATION, YEAR } from './clock.ts'

type Vacations = SeatState['vacations']

/** With a vacation from `at` on; one that lasts ends there. */
export function withVacation(vacations: Vacations, at: number, until: number): Vacations {
  const before = endedAt(vacations, at)
  return until > at ? [...before, [at, until]] : before
}

const endedAt = (vacations: Vacations, at: number): Vacations =>
  vacations.map(([from, end]) => [from, Math.min(end, at)] as const).filter(([from, end]) => end > from)

/** The vacations somebody has taken at a table, by its log; when the game is over so are they. */
export function vacationsIn(events: readonly TableEvent[], who: string): Vacations {
  let taken: Vacations = []
  for (const event of events) {
    if (event.kind === 'vacation' && event.who === who) taken = withVacation(taken, event.at, event.until)
    if (event.kind === 'over') taken = endedAt(taken, event.at)
  }
  return taken
}

/** Whether so many days from now are left of a year's vacation, at all tables together. Whole days are counted. */
export function isLeft(days: number, own: Vacations, elsewhere: Vacations, now: number): boolean {
  if (!Number.isInteger(days) || days < 0) return false
  const off = timeOff([...withVacation(own, now, now + days * DAY), ...elsewhere], now)
  return days === 0 || Math.floor(off / DAY) * DAY <= VACATION
}

/** How long these vacations are from a year ago on. Where several tables wait at once, that counts once. */
function timeOff(vacations: Vacations, now: number): number {
  let [sum, counted] = [0, now - YEAR]
  for (const [from, until] of vacations.toSorted(([one], [other]) => one - other)) {
    sum += Math.max(0, until - Math.max(from, counted))
    counted = Math.max(counted, until)
  }
  return sum
}
