/** Days of the daily deal. */
import type { TableState } from '@heptapolis/table'

/** Days are those of UTC for everybody. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Whether others may still play the deal of a table. */
export const isOfToday = ({ deal }: TableState, now: number): boolean => deal !== undefined && deal >= dayOf(now)
