/** Calendar day of the daily deal, which changes at midnight UTC. */
import { isDailyDeal, type TableState } from '@heptapolis/table'

/** Date in UTC, the same for everybody. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Whether others may still play the daily deal of a table. */
export const isOfToday = (table: TableState, now: number): boolean =>
  isDailyDeal(table) && (table.deal ?? '') >= dayOf(now)
