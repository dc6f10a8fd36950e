/** Who sits at a table elsewhere, as the table screen knows people. */
import type { Seat } from '@heptapolis/engine'
import type { Shown, ShownSeat } from '@heptapolis/table'
import { botName } from '../setup/plan.ts'
import type { Sitter } from '../table/table.ts'

/** Bots have no names of their own: each seat has one for its bot. */
export const seatName = (shown: ShownSeat, seat: Seat): string => shown.name ?? botName(seat)

export function sitterAt({ seats }: Shown, seat: Seat, here: readonly { seat: Seat }[]): Sitter {
  const shown = seats[seat]
  const name = seatName(shown, seat)
  const at = here.findIndex((one) => one.seat === seat)
  if (at === 0) return { kind: 'you', name }
  if (at > 0) return { kind: 'person', name }
  if (shown.kind !== 'person' || shown.hasResigned) return { kind: 'bot', name, level: shown.level }
  return { kind: 'away', name, ...(shown.away ? { level: shown.level } : {}) }
}
