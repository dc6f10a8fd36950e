/** Days of the daily deal. */
import { isDailyDeal, type TableState } from '@heptapolis/table'

/** Days are those of UTC for everybody. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

/** Whether others may still play the daily deal of a table. */
export const isOfToday = (table: TableState, now: number): boolean =>
  isDailyDeal(table) && (table.deal ?? '') >= dayOf(now)
