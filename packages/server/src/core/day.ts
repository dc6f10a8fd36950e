/** The day of a deal. */
import type { TableState } from '@heptapolis/table'

/** Everybody's day is that of UTC. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Whether the deal of a table may still be played by others. */
export const isOfToday = ({ deal }: TableState, now: number): boolean => deal !== undefined && deal >= dayOf(now)
