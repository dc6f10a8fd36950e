/**
 * Limits on the number of events that people may add to the log of a table. Choices count per round and seat, all else
 * per seat. All people without a seat share one budget, so spectators cannot use up a player's.
 */
import { fail, itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import type { Command } from './model/commands.ts'
import type { TableEvent } from './model/events.ts'
import { type EventCounts, seatOf, type TableState } from './model/state.ts'

/** Events by commands of one seat, or of all people without a seat, besides choices. */
export const MOST_SPENT = 2000
/** Choices that one seat makes, changes or takes back in one round. */
export const MOST_CHOICES = 40

/** Commands that occur at most once per table and begin or end it. */
const ALWAYS: readonly string[] = ['begin', 'resign', 'abort', 'rematch']
const isChoice = (kind: string): boolean => kind === 'choose' || kind === 'undo' || kind === 'agree'

/** People without a seat come first, because the number of seats changes in the room. */
const placeOf = (table: TableState, who: string): number => seatOf(table, who) + 1

export const NOTHING_SPENT: EventCounts = { events: [], choices: [] }

export function spentAfter(table: TableState, { kind, who, cid }: TableEvent): EventCounts {
  const { spent } = table
  if (kind === 'round' || kind === 'reveal') return { ...spent, choices: [] }
  if (who === undefined || cid === undefined) return spent
  const place = placeOf(table, who)
  return isChoice(kind)
    ? { ...spent, choices: oneMore(spent.choices, place) }
    : { ...spent, events: oneMore(spent.events, place) }
}

function oneMore(counts: readonly number[], place: number): number[] {
  const next = counts.slice()
  while (next.length <= place) next.push(0)
  next[place] = itemAt(next, place) + 1
  return next
}

/** Whether a command may still be written. The first choice of a round always may, so that everybody can play on. */
export function affordable(table: TableState, who: string, { do: kind }: Command): Result<void> {
  const place = placeOf(table, who)
  const { events, choices } = table.spent
  if (!isChoice(kind)) return ALWAYS.includes(kind) || (events[place] ?? 0) < MOST_SPENT ? ok(undefined) : tooMany
  const hasChosen =
    table.play?.agreement?.open?.answers[place - 1] !== undefined ||
    (table.play?.choices.some(({ seat }) => seat === place - 1) ?? false)
  return hasChosen && (choices[place] ?? 0) >= MOST_CHOICES ? tooMany : ok(undefined)
}

const tooMany = fail('too-many-events', 'Too many actions from this seat in this game.')
