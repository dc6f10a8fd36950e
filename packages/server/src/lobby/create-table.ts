/** Creation of a quick-match table: all matched players are seated, and the game starts at once. */
import { broken, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { AMONG_FRIENDS, type BotLevel, type Options } from '@heptapolis/table'
import type { FirstCommand, TableCreation } from '../commands/creation.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { type Match, termsOf } from './match.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CLOCKS = {
  live: { kind: 'bank', time: 4 * MINUTE, increment: MINUTE / 3, most: 8 * MINUTE },
  days: { kind: 'days', time: DAY, bank: 2 * DAY },
} as const satisfies Record<Match['pace'], Options['clock']>
const FILL: BotLevel = 'medium'

export interface TableCreationContext {
  readonly store: Store
  readonly liveTables: LiveTables
  readonly creation: TableCreation
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
  ...AMONG_FRIENDS,
  clock: CLOCKS[pace],
  absence: 'bot',
  talk: 'phrases',
  visibility: 'open',
  rated,
  seating: rated ? 'accounts' : 'anybody',
})

export async function createMatchTable(
  ports: TableCreationContext,
  id: string,
  match: Match,
  people: readonly Person[],
): Promise<Result<void>> {
  // Seating follows the nonces, so nobody can choose a neighbour.
  const [host, ...guests] = [...people].sort((one, other) => (one.nonce < other.nonce ? -1 : 1))
  if (!host) return broken('a match has people')
  const { account: who, name, nonce } = host
  const isFull = people.length === match.players
  const begin: FirstCommand = { who, command: { do: 'begin', ...(isFull ? {} : { fill: FILL }) } }
  const first = [...guests.map((guest) => sitting(match, guest)), begin]
  const created = await ports.creation.create({
    id,
    who,
    name,
    nonce,
    terms: termsOf(match),
    options: optionsFor(match),
    first,
  })
  if (!created.ok) return created
  // People who do not connect count as gone after the grace period.
  for (const { account } of people) ports.left(id, account)
  return ok(undefined)
}

const sitting = ({ rated }: Match, { account, name, nonce, rating = 0 }: Person): FirstCommand => ({
  who: account,
  command: { do: 'sit', name, nonce },
  guest: { isAccount: rated, rating, besides: [] },
})
