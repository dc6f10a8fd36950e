/** Time limits that a host can choose, by name. */
import type { Options } from '@heptapolis/table'

type Clock = Options['clock']

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

const daysARound = (days: number): Clock => ({ kind: 'days', time: days * DAY, bank: 2 * DAY })

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  s45: { kind: 'move', time: 45 * SECOND },
  s90: { kind: 'move', time: 90 * SECOND },
  bank: { kind: 'bank', time: 4 * MINUTE, increment: 20 * SECOND, most: 8 * MINUTE },
  d1: daysARound(1),
  d3: daysARound(3),
  d7: daysARound(7),
}

/** The pace of a clock: live, over days, or without limit. */
export const paceOf = ({ kind }: Clock): 'none' | 'live' | 'days' =>
  kind === 'none' || kind === 'days' ? kind : 'live'

/** Weekends follow the time zone of the person who switches them off. */
export function withWeekends(clock: Clock, areOff: boolean): Clock {
  if (clock.kind !== 'days') return clock
  const { weekends: _, ...always } = clock
  return areOff ? { ...always, weekends: { zone: -new Date().getTimezoneOffset() * MINUTE } } : always
}

export const clockOf = ({ kind, ...clock }: Clock): string =>
  Object.keys(CLOCKS).find((name) => {
    const { kind: other, ...times } = CLOCKS[name]
    return kind === other && ('time' in times ? 'time' in clock && clock.time === times.time : true)
  }) ?? 'none'
