/** Handlers of commands about the room: seats, settings, chat, start. Each returns events or a problem. */
import type { Box, Result, SeatSetup, Terms } from '@heptapolis/engine'
import { fail, itemAt, ok } from '@heptapolis/engine/kernel'
import type { Command, CommandOf, DecisionContext } from '../model/commands.ts'
import { LEVELS, type Options, type TableEventBody } from '../model/events.ts'
import { rulesFor, rulesOf } from '../model/rules.ts'
import {
  isOpen,
  isPerson,
  type SeatState,
  seatOf,
  seatsWhere,
  type TableState,
  watcherOf,
  wishOf,
} from '../model/state.ts'
import { agreementFault, agreementRules, leftOut, withKnownWonders } from '../play/agreeing.ts'
import { begun, notNow, peopleOnly, removed, seatFault, seating, taken } from '../seating.ts'
import { dealChangeFault, dealFault, dealWishFault } from '../shared-deals.ts'
import { poolFault } from '../wonders/pool.ts'
import { asWritten, isLevel, isPhrase, readName, readOptions, readText } from './checks.ts'

export type CommandHandlers<D extends Command['do']> = {
  [Do in D]: (
    table: TableState,
    who: string,
    command: CommandOf<Do>,
    moment: DecisionContext,
  ) => Result<TableEventBody[]>
}

type InRoom =
  | 'sit'
  | 'stand'
  | 'bot'
  | 'order'
  | 'wonder'
  | 'name'
  | 'watch'
  | 'leave'
  | 'remove'
  | 'set'
  | 'begin'
  | 'say'
  | 'rematch'

const MOST_WATCHERS = 50

export const notHost = fail('not-host', 'Only the host can do this.')
export const notSeated = fail('not-seated', 'Only players at this table can do this.')

export const inRoom: CommandHandlers<InRoom> = {
  sit: seating,
  stand(table, who) {
    const seat = seatOf(table, who)
    if (seat < 0) return notSeated
    if (table.phase !== 'room') return notNow('The game has already started. You can resign instead.')
    return ok([{ kind: 'stand', seat }])
  },
  bot(table, who, { seat, level }) {
    const refusal = hostInRoom(table, who) ?? seatFault(table, seat)
    if (refusal) return refusal
    if (isPerson(itemAt(table.seats, seat))) return taken
    if (level !== undefined && table.options.rated) return peopleOnly
    if (level !== undefined && !isLevel(level))
      return fail('bad-level', `The bot level must be one of ${LEVELS.join(', ')}.`)
    return ok([{ kind: 'bot', seat, level }])
  },
  order(table, who, { seats }) {
    const refusal = hostInRoom(table, who)
    if (refusal) return refusal
    const isOrder = Array.isArray(seats) && [...seats].sort((a, b) => a - b).join() === [...table.seats.keys()].join()
    return isOrder ? ok([{ kind: 'order', seats }]) : fail('bad-order', 'The order must list every seat once.')
  },
  wonder(table, who, { seat = seatOf(table, who), wonder, side }) {
    const refusal =
      table.phase === 'room' ? (seatFault(table, seat) ?? mayWish(table, who, seat) ?? dealWishFault(table)) : begun
    if (refusal) return refusal
    if (table.options.without?.includes(wonder ?? '')) return leftOut
    const seats = table.terms.seats.map((wish, i) => (i === seat ? wishOf({ wonder, side }) : wish))
    const rules = rulesFor({ ...table.terms, seats }, table.library)
    return rules.ok ? ok([{ kind: 'wonder', seat, wonder, side }]) : rules
  },
  name(table, who, { name }) {
    const read = readName(name)
    if (!read.ok) return read
    const place = placeOf(table, who)
    return place ? ok([{ kind: 'name', ...place, name: read.value }]) : notThere
  },
  watch(table, who, { name }) {
    const read = readName(name)
    if (!read.ok) return read
    if (table.removed.includes(who)) return removed
    if (seatOf(table, who) >= 0) return fail('seated', 'You already have a seat at this table.')
    const refusal = dealFault(table, who)
    if (refusal) return refusal
    if (watcherOf(table, who)) return ok([])
    if (table.watchers.length >= MOST_WATCHERS)
      return fail('full', `This table has reached its limit of ${MOST_WATCHERS} spectators.`)
    return ok([{ kind: 'watch', watcher: table.counted, name: read.value }])
  },
  leave(table, who) {
    const watcher = watcherOf(table, who)
    return watcher ? ok([{ kind: 'unwatch', watcher: watcher.number }]) : notThere
  },
  remove(table, who, { seat, watcher }) {
    if (table.host !== who) return notHost
    if (seat === undefined) {
      const isThere = table.watchers.some(({ number }) => number === watcher)
      return isThere ? ok([{ kind: 'remove', watcher }]) : fail('bad-watcher', 'There is no such spectator.')
    }
    const refusal = seatFault(table, seat) ?? mayRemove(table, itemAt(table.seats, seat))
    return refusal ?? ok([{ kind: 'remove', seat }])
  },
  set(table, who, { terms, options }) {
    const refusal = hostInRoom(table, who)
    if (refusal) return refusal
    const read = readOptions(options ?? table.options)
    if (!read.ok) return read
    if (read.value.rated && !table.options.rated) return notNow('A table can be rated only from its creation.')
    const wished = wishedTerms(table, terms ?? table.terms, read.value.wonders)
    if (!wished.ok) return wished
    // A new mix may lack wonders that were left out of the old one.
    const kept = options ? read.value : withKnownWonders(wished.value, read.value, table.library)
    const fault =
      dealChangeFault(table, wished.value, kept) ??
      houseRuleFault(wished.value, kept) ??
      agreementFault(wished.value, kept, table.library)
    if (fault) return fault
    return ok([{ kind: 'set', terms: wished.value, options: kept }])
  },
  begin(table, who, { fill }) {
    const refusal = hostInRoom(table, who)
    if (refusal) return refusal
    if (fill !== undefined && !isLevel(fill))
      return fail('bad-level', `The bot level must be one of ${LEVELS.join(', ')}.`)
    const left = seatsWhere(table, (seatState) => isOpen(seatState) || seatState.keptFor !== undefined)
    if (left.length > 0 && fill && table.options.rated) return peopleOnly
    if (left.length > 0 && !fill) return fail('seats-left', 'Every seat needs a player or a bot.')
    if (!table.seats.some(isPerson)) return fail('nobody', 'At least one person must join the table.')
    const { without } = table.options
    const rules = rulesFor({ ...table.terms, ...(without && { without }) }, table.library)
    if (!rules.ok) return rules
    const bots = left.map((seat): TableEventBody => ({ kind: 'bot', seat, level: fill }))
    const nonces = table.seats.map(({ nonce = '' }) => nonce)
    const agreement = agreementRules(table.terms, table.options, rules.value)
    const fault = agreement && poolFault(agreement)
    if (fault) return fault
    return ok([...bots, { kind: 'begin', nonces, rules: rulesOf(rules.value), pool: agreement?.pool, without }])
  },
  say(table, who, { channel, text, phrase }) {
    const place = placeOf(table, who)
    if (!place) return notThere
    const refusal = channelFault(table, place.seat, channel)
    if (refusal) return refusal
    if (table.options.talk === 'none') return fail('no-talk', 'There is no chat at this table.')
    if (phrase !== undefined) {
      return isPhrase(phrase)
        ? ok([{ kind: 'say', ...place, channel, phrase }])
        : fail('bad-text', 'There is no such phrase.')
    }
    if (table.options.talk === 'phrases' && !table.textAgreed && channel === 'all') {
      return fail('phrases-only', 'This table allows only phrases until all players agree to free text.')
    }
    const read = readText(text)
    return read.ok ? ok([{ kind: 'say', ...place, channel, text: read.value }]) : read
  },
  /** The host of a shared tablet has no seat and starts the rematch for all. */
  rematch(table, who, _, { next }) {
    const own = seatOf(table, who)
    const seat = own < 0 ? undefined : own
    if (seat === undefined && table.host !== who) return notSeated
    if (table.phase !== 'over') return notNow('The game is not over yet.')
    if (table.next !== undefined) {
      return ok(seat === undefined || table.again.includes(seat) ? [] : [{ kind: 'again', seat }])
    }
    return next === undefined
      ? notNow('There is no table for a rematch yet.')
      : ok([{ kind: 'next', table: next, seat }])
  },
}

const notThere = fail('not-there', 'Join this table or watch it first.')

function hostInRoom(table: TableState, who: string): ReturnType<typeof fail> | undefined {
  if (table.phase !== 'room') return begun
  return table.host === who ? undefined : notHost
}

const placeOf = (table: TableState, who: string): { seat?: number; watcher?: number } | undefined => {
  const seat = seatOf(table, who)
  if (seat >= 0) return { seat }
  const watcher = watcherOf(table, who)
  return watcher && { watcher: watcher.number }
}

/** Either the host assigns wonders, or each player chooses and the host chooses for bots. */
function mayWish(table: TableState, who: string, seat: number): ReturnType<typeof fail> | undefined {
  const { wonders } = table.options
  if (!hasWishes(wonders)) return notNow('Wonders are not chosen by players at this table.')
  const isOwn = wonders === 'chosen' && itemAt(table.seats, seat).who === who
  const isHosts = table.host === who && (wonders === 'fixed' || !isPerson(itemAt(table.seats, seat)))
  return isOwn || isHosts ? undefined : fail('not-yours', 'Another player chooses this wonder.')
}

function mayRemove({ phase, host, options }: TableState, seatState: SeatState): ReturnType<typeof fail> | undefined {
  if (seatState.who === host) return fail('not-yourself', 'You cannot remove yourself. Leave your seat instead.')
  if (!isPerson(seatState) && seatState.keptFor === undefined) return fail('nobody', 'No person is in this seat.')
  if (phase === 'play' && options.visibility === 'open')
    return notNow('At open tables nobody can be removed during a game.')
  if (phase === 'room' || (phase === 'play' && seatState.away === 'away')) return undefined
  return notNow('During a game only absent players can be removed.')
}

/** New terms with the wishes that are still valid. A taken seat is never removed. */
function wishedTerms(table: TableState, terms: Terms, wonders: TableState['options']['wonders']): Result<Terms> {
  const { library } = table
  const players = Array.isArray(terms?.seats) ? terms.seats.length : 0
  if (table.seats.slice(players).some((seatState) => !isOpen(seatState))) return taken
  const without = { ...terms, seats: Array.from({ length: players }, (): SeatSetup => ({})) }
  if (!hasWishes(wonders)) return checked(without, library)
  const wishes = wonders === 'fixed' ? terms.seats : table.terms.seats.slice(0, players)
  const seats = without.seats.map((_, i) => wishOf(wishes[i]))
  const wished = checked({ ...terms, seats }, library)
  return wished.ok || wonders === 'fixed' ? wished : checked(without, library)
}

/** Whether people choose the wonders before the game; otherwise they are dealt. */
export const hasWishes = (wonders: Options['wonders']): boolean => wonders === 'fixed' || wonders === 'chosen'

/** Validates terms and drops unknown fields. */
export function checked(given: Terms, library: readonly Box[]): Result<Terms> {
  const { edition, boxes, seats, teams, options, houseRules } = given
  const wishes = Array.isArray(seats) ? seats.map(wishOf) : seats
  const terms = asWritten({
    edition,
    boxes,
    seats: wishes,
    ...(teams !== undefined && { teams }),
    ...(options !== undefined && { options }),
  })
  const rules = rulesFor({ ...terms, ...(houseRules !== undefined && { houseRules }) }, library)
  if (!rules.ok) return rules
  const { houseRules: inForce } = rules.value.setup
  return ok({ ...terms, ...(inForce && { houseRules: inForce }) })
}

/** Rated games are compared with each other, so all follow the same rules. */
export const houseRuleFault = ({ houseRules }: Terms, { rated }: Options): ReturnType<typeof fail> | undefined =>
  rated && houseRules !== undefined ? fail('rated-house-rules', 'A rated table has no house rules.') : undefined

/** During a game the chat of spectators is separate. */
function channelFault(
  { phase, terms }: TableState,
  seat: number | undefined,
  channel: string,
): ReturnType<typeof fail> | undefined {
  if (channel === 'team') {
    const isTeam = terms.teams === true && phase !== 'room' && seat !== undefined
    return isTeam ? undefined : fail('no-team', 'Only partners in a team game can use the team chat.')
  }
  if (channel === 'watchers') {
    return seat === undefined ? undefined : fail('not-for-players', 'This channel is for spectators.')
  }
  if (channel !== 'all') return fail('bad-channel', 'The channel must be all, team or watchers.')
  return phase === 'play' && seat === undefined
    ? fail('not-for-watchers', 'During a game, spectators can write only to other spectators.')
    : undefined
}
