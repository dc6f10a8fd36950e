/** Tables that open: a new one, and the one of a rematch. */
import { fail, ok, type Result, type Terms } from '@heptapolis/engine'
import { newTable } from './apply.ts'
import { readName, readOptions } from './checks.ts'
import type { Decided } from './commands.ts'
import { decide } from './decide.ts'
import { checked } from './decide-room.ts'
import { enacted, stamped } from './enact.ts'
import type { Deed, EventOf, Options, Stamp } from './events.ts'
import { commitmentTo, isNonce, isSecret } from './fair/fair.ts'
import { rulesFor, rulesOf } from './round.ts'
import { levelOf, type Sitter, type Table } from './table.ts'

/** What a table opens with. Whoever opens it is its host, and sits down or watches. */
export interface Opening {
  id: string
  secret: string
  terms: Terms
  options: Options
  who: string
  name: string
  /** With a nonce the host sits down; without, the host watches: a tablet that lies in the middle. */
  nonce?: string
  cid?: string
  now: number
}

export function openTable({ id, secret, terms, options, who, name, nonce, cid, now }: Opening): Result<Decided> {
  if (!isSecret(secret)) return fail('bad-secret', 'A secret is 64 hex digits: 32 random bytes.')
  if (nonce !== undefined && !isNonce(nonce)) return fail('bad-nonce', 'A nonce is 32 hex digits: 16 random bytes.')
  const [read, called, agreed] = [readOptions(options), readName(name), checked(terms)]
  if (!read.ok) return read
  if (!called.ok) return called
  if (!agreed.ok) return agreed
  const event = opening(id, secret, agreed.value, read.value, { at: now, who, cid })
  if (!event.ok) return event
  const host: Deed =
    nonce === undefined
      ? { kind: 'watch', watcher: 0, name: called.value }
      : { kind: 'sit', seat: 0, name: called.value, nonce }
  return withOpening(event.value, secret, [host], who)
}

function opening(
  id: string,
  secret: string,
  terms: Terms,
  options: Options,
  stamp: Omit<Stamp, 'n'>,
  after?: string,
): Result<EventOf<'open'>> {
  const rules = rulesFor(terms)
  if (!rules.ok) return rules
  const deed: Deed = {
    kind: 'open',
    id,
    terms,
    options,
    commitment: commitmentTo(secret),
    rules: rulesOf(rules.value),
    after,
  }
  return ok(stamped(deed, { n: 0, ...stamp }) as EventOf<'open'>)
}

function withOpening(event: EventOf<'open'>, secret: string, deeds: readonly Deed[], who: string): Result<Decided> {
  const decided = enacted(newTable(event, secret), deeds, { at: event.at, who })
  return decided.ok ? ok({ ...decided.value, events: [event, ...decided.value.events], n: 0 }) : decided
}

/**
 * The table of a rematch: the same people and bots one place further on, partners still side by side. Seats are kept for
 * people until they sit down, each with a new nonce; watchers watch on.
 */
export function openAgain(
  old: Table,
  { id, secret, who, now }: Pick<Opening, 'id' | 'secret' | 'who' | 'now'>,
): Result<Decided> {
  const event = opening(id, secret, old.terms, old.options, { at: now, who }, old.id)
  if (!event.ok) return event
  const players = old.seats.length
  const turn = old.terms.teams ? 2 : 1
  const deeds = old.seats.map((_, seat) => seatAgain(old.seats[(seat + players - turn) % players], seat))
  return old.watchers.reduce(
    (decided, { who: watcher, name }) => {
      const watches = decided.ok ? decide(decided.value.table, watcher, { do: 'watch', name }, { now }) : decided
      return decided.ok && watches.ok ? ok(joined(decided.value, watches.value)) : watches
    },
    withOpening(event.value, secret, deeds, who),
  )
}

const seatAgain = (sitter: Sitter, seat: number): Deed =>
  sitter.who === undefined || sitter.isForgotten
    ? { kind: 'bot', seat, level: levelOf(sitter) }
    : { kind: 'keep', seat, person: sitter.who, name: sitter.name ?? '' }

const joined = (one: Decided, other: Decided): Decided => ({
  ...other,
  events: [...one.events, ...other.events],
  n: one.n,
})
