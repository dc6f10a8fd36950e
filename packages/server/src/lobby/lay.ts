/** A table for people who were brought together: laid with everybody seated, and begun. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { type Command, type Decided, decide, type Guest, type Level, type Options, openTable } from '@heptapolis/table'
import type { Desks } from '../desk/desks.ts'
import { newSecret } from '../ids.ts'
import { type Match, termsOf } from './match.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CLOCKS = {
  live: { kind: 'bank', time: 4 * MINUTE, increment: MINUTE / 3, most: 8 * MINUTE },
  days: { kind: 'days', time: DAY, bank: 2 * DAY },
} as const satisfies Record<Match['pace'], Options['clock']>
const FILL: Level = 'medium'

/** What it needs of the house. */
export interface Room {
  readonly store: Store
  readonly desks: Desks
  readonly now: () => number
  left(table: string, who: string): void
}

interface Person {
  readonly account: string
  readonly name: string
  readonly nonce: string
  readonly rating?: number
}

const optionsFor = ({ pace, rated }: Match): Options => ({
  clock: CLOCKS[pace],
  absence: 'bot',
  wonders: 'drawn',
  talk: 'phrases',
  visibility: 'open',
  rated,
  seating: rated ? 'accounts' : 'anybody',
})

export async function lay(house: Room, id: string, match: Match, people: readonly Person[]): Promise<Result<void>> {
  const secret = newSecret()
  const decided = begun(id, secret, match, people, house.now())
  if (!decided.ok) return decided
  const laid = await house.desks.at(id).open(decided.value, secret)
  if (!laid.ok) return laid
  // Whoever does not come is gone, as if a line had been cut.
  for (const { account } of people) house.left(id, account)
  return ok(undefined)
}

/** Nobody knows beside whom they will sit: the order is that of the numbers their browsers have drawn. */
function begun(id: string, secret: string, match: Match, people: readonly Person[], now: number): Result<Decided> {
  const [host, ...guests] = [...people].sort((one, other) => (one.nonce < other.nonce ? -1 : 1))
  const { account: who, name, nonce } = host
  let decided = openTable({ id, secret, who, name, nonce, now, terms: termsOf(match), options: optionsFor(match) })
  for (const guest of guests) {
    const sits = { do: 'sit', name: guest.name, nonce: guest.nonce } as const
    decided = then(decided, guest.account, sits, now, {
      isAccount: match.rated,
      rating: guest.rating ?? 0,
      besides: [],
    })
  }
  const isFull = people.length === match.players
  return then(decided, who, { do: 'begin', ...(isFull ? {} : { fill: FILL }) }, now)
}

function then(before: Result<Decided>, who: string, command: Command, now: number, guest?: Guest): Result<Decided> {
  if (!before.ok) return before
  const { events, table } = before.value
  const next = decide(table, who, command, { now, guest })
  return next.ok ? ok({ ...next.value, events: [...events, ...next.value.events] }) : next
}
