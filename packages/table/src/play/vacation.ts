/** Vacations of players in games over days: periods in which their clock stands still. */

import type { TableEvent } from '../model/events.ts'
import type { SeatState } from '../model/state.ts'
import { DAY, VACATION, YEAR } from './clock.ts'

type Vacations = SeatState['vacations']

/** Adds a vacation from `at` on and ends a running one. */
export function withVacation(vacations: Vacations, at: number, until: number): Vacations {
  const before = endedAt(vacations, at)
  return until > at ? [...before, [at, until]] : before
}

const endedAt = (vacations: Vacations, at: number): Vacations =>
  vacations.map(([from, end]) => [from, Math.min(end, at)] as const).filter(([from, end]) => end > from)

/** Vacations of a person at a table, from its log; they end with the game. */
export function vacationsIn(events: readonly TableEvent[], who: string): Vacations {
  let taken: Vacations = []
  for (const event of events) {
    if (event.kind === 'vacation' && event.who === who) taken = withVacation(taken, event.at, event.until)
    if (event.kind === 'over') taken = endedAt(taken, event.at)
  }
  return taken
}

/** Whether this many days are left of the yearly vacation over all tables. Whole days count. */
export function isLeft(days: number, own: Vacations, elsewhere: Vacations, now: number): boolean {
  if (!Number.isInteger(days) || days < 0) return false
  const off = timeOff([...withVacation(own, now, now + days * DAY), ...elsewhere], now)
  return days === 0 || Math.floor(off / DAY) * DAY <= VACATION
}

/** Total vacation within the last year. Overlapping vacations at several tables count once. */
function timeOff(vacations: Vacations, now: number): number {
  let [sum, counted] = [0, now - YEAR]
  for (const [from, until] of vacations.toSorted(([one], [other]) => one - other)) {
    sum += Math.max(0, until - Math.max(from, counted))
    counted = Math.max(counted, until)
  }
  return sum
}
