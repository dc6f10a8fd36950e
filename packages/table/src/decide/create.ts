/** Creation of a table, new or for a rematch: returns its first events and its state. */
import { BOXES } from '@heptapolis/boxes'
import type { Box, Result, Terms } from '@heptapolis/engine'
import { fail, itemAt, ok } from '@heptapolis/engine/kernel'
import { commitmentTo, isNonce, isSecret } from '../fair/fair.ts'
import { newTable } from '../log/apply.ts'
import type { CommandResult } from '../model/commands.ts'
import type { EventOf, GivenOptions, TableEventBody } from '../model/events.ts'
import { rulesFor, rulesOf } from '../model/rules.ts'
import { levelOf, type SeatState, type TableState } from '../model/state.ts'
import { agreementFault } from '../play/agreeing.ts'
import { seriesOf } from '../play/series.ts'
import { dealOptionsFault, groupDealOf } from '../shared-deals.ts'
import { readName, readOptions } from './checks.ts'
import { decide } from './decide.ts'
import { checked, hasWishes, houseRuleFault } from './decide-room.ts'
import { enacted, stamped } from './enact.ts'

/** Id, secret, creator and time of a new table. */
export interface TablePlace {
  id: string
  secret: string
  who: string
  cid?: string | undefined
  now: number
  library?: readonly Box[] | undefined
}

/** Initial settings. The creator is the host, with or without a seat. */
export interface CreateOptions extends TablePlace {
  terms: Terms
  options: GivenOptions
  name: string
  /** With a nonce the host takes a seat; without one the host is a spectator, such as a shared tablet. */
  nonce?: string | undefined
  /** Name of a deal that several tables share; they have the same secret. */
  deal?: string | undefined
  /** The host already knows this deal. */
  knowsDeal?: true | undefined
}

/** Whether a table can be created with these terms. */
export const isPlayable = (terms: Terms): Result<unknown> => checked(terms, BOXES)

export function openTable({
  terms,
  options,
  name,
  nonce,
  deal,
  knowsDeal,
  ...place
}: CreateOptions): Result<CommandResult> {
  if (nonce !== undefined && !isNonce(nonce))
    return fail('bad-nonce', 'A nonce must have 32 hexadecimal digits (16 random bytes).')
  const read = readOptions(options)
  if (!read.ok) return read
  const called = readName(name)
  if (!called.ok) return called
  const host: TableEventBody =
    nonce === undefined
      ? { kind: 'watch', watcher: 0, name: called.value }
      : { kind: 'sit', seat: 0, name: called.value, nonce, knowsDeal }
  return opened(place, { terms, options: read.value, deal }, [host])
}

/** Common settings of all tables of a shared deal. */
export type DealSetup = Pick<EventOf<'open'>, 'terms' | 'options' | 'rules'>

/** Checks the set-up of a shared deal as the opening of a table does. */
export function readDealSetup(deal: string, terms: Terms, options: GivenOptions): Result<DealSetup> {
  const secret = '0'.repeat(64)
  const opened = openTable({ id: deal, secret, who: '', name: deal, now: 0, terms, options, deal })
  if (!opened.ok) return opened
  const { table } = opened.value
  const rules = rulesFor(table.terms, table.library)
  return rules.ok ? ok({ terms: table.terms, options: table.options, rules: rulesOf(rules.value) }) : rules
}

/**
 * Creates the table of a rematch: all players move one place on, partners stay side by side. Seats are reserved until
 * their players sit down, each with a new nonce. Spectators follow.
 */
export function openAgain(old: TableState, place: Omit<TablePlace, 'library'>): Result<CommandResult> {
  const { terms, options, id: after, library, seats, watchers } = old
  const turn = terms.teams ? 2 : 1
  const bodies = seats.map((_, seat) => seatAgain(itemAt(seats, (seat + seats.length - turn) % seats.length), seat))
  return watchers.reduce(
    (decided, { who, name }) => (decided.ok ? watchesToo(decided.value, who, name, place.now) : decided),
    opened({ ...place, library }, { terms, options, after, series: seriesOf(old) }, bodies),
  )
}

const seatAgain = (seatState: SeatState, seat: number): TableEventBody =>
  seatState.who === undefined || seatState.isForgotten
    ? { kind: 'bot', seat, level: levelOf(seatState) }
    : { kind: 'keep', seat, person: seatState.who, name: seatState.name ?? '' }

function watchesToo(decided: CommandResult, who: string, name: string, now: number): Result<CommandResult> {
  const watches = decide(decided.table, who, { do: 'watch', name }, { now })
  if (!watches.ok) return watches
  const { events, table } = watches.value
  return ok({ ...decided, events: [...decided.events, ...events], table })
}

type Start = Pick<EventOf<'open'>, 'terms' | 'options' | 'after' | 'series' | 'deal'>

function opened(
  { id, secret, who, cid, now, library = BOXES }: TablePlace,
  start: Start,
  bodies: TableEventBody[],
): Result<CommandResult> {
  if (!isSecret(secret)) return fail('bad-secret', 'A secret must have 64 hexadecimal digits (32 random bytes).')
  const terms = checked(start.terms, library)
  if (!terms.ok) return terms
  // Otherwise a host could hand out wonders at a table that deals them; those of an agreement were for one game.
  if (!hasWishes(start.options.wonders)) terms.value.seats = terms.value.seats.map(() => ({}))
  const unfit = groupDealOf(start) === undefined ? undefined : dealOptionsFault(start.options)
  const fault =
    unfit ?? houseRuleFault(terms.value, start.options) ?? agreementFault(terms.value, start.options, library)
  if (fault) return fault
  const rules = rulesFor(terms.value, library)
  if (!rules.ok) return rules
  const bound = { commitment: commitmentTo(secret), rules: rulesOf(rules.value) }
  const stamp = { n: 0, at: now, who, cid }
  const event = stamped({ kind: 'open', id, ...start, terms: terms.value, ...bound }, stamp) as EventOf<'open'>
  const decided = enacted(newTable(event, secret, library), bodies, { at: now, who })
  return decided.ok ? ok({ ...decided.value, events: [event, ...decided.value.events], n: 0 }) : decided
}
