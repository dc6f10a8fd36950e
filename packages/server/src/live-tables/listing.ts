import type { GameListing, SeatRow } from '@heptapolis/store'
import { nextDeadline, owed, type TableState } from '@heptapolis/table'

/** Row of a table for lists. If bots owe an answer it is due at once, so that any server picks it up. */
export function listingOf(table: TableState, now: number): GameListing {
  const deadline = owed(table, now).length > 0 ? now : nextDeadline(table)
  return {
    state: table.phase,
    visibility: table.options.visibility,
    ...(deadline === undefined ? {} : { deadline }),
    sittings: table.seats.flatMap(({ who, level, isForgotten }, seat): SeatRow[] => {
      if (isForgotten) return [{ seat }]
      if (who !== undefined) return [{ seat, account: who }]
      return level === undefined ? [] : [{ seat, bot: level }]
    }),
  }
}
