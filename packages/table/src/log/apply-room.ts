/** Reducers of room events: each returns the table after a change of seats, chat or connections. */

import type { SeatSetup, Terms } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import type { EventOf, TableEventBody } from '../model/events.ts'
import { withDefaults } from '../model/options.ts'
import { type SeatState, seatOf, type TableState, wishOf, withSeat } from '../model/state.ts'
import { withLine } from '../play/chat-stream.ts'
import { withoutPerson } from '../play/series.ts'
import { claimAt, voted, without, withoutClaims } from '../play/votes.ts'

/** `isChecked`: verify the stored result. */
export type Handlers<K extends TableEventBody['kind']> = {
  [Kind in K]: (table: TableState, event: EventOf<Kind>, isChecked: boolean) => TableState
}

export const NOBODY: SeatState = { late: 0, vacations: [] }

type RoomKind =
  | 'set'
  | 'sit'
  | 'claim'
  | 'stand'
  | 'keep'
  | 'bot'
  | 'order'
  | 'wonder'
  | 'name'
  | 'watch'
  | 'unwatch'
  | 'remove'
  | 'host'
  | 'here'
  | 'gone'
  | 'forget'
  | 'say'
  | 'ask'
  | 'vote'
  | 'talk'
  | 'next'
  | 'again'

export const room: Handlers<RoomKind> = {
  set: (table, { terms = table.terms, options = table.options }) => ({
    ...table,
    terms,
    options: withDefaults(options),
    seats: terms.seats.map((_, seat) => table.seats[seat] ?? NOBODY),
  }),
  sit(table, { seat, name, nonce, isProgram, knowsDeal, who = '' }) {
    const before = seatOf(table, who)
    const own = table.seats[before] ?? NOBODY
    const risen = before < 0 ? table : replaced(table, before, NOBODY)
    const known = { ...(isProgram && { isProgram }), ...(knowsDeal && { knowsDeal }) }
    const seatState: SeatState = { ...own, who, name, nonce, ...known, late: 0 }
    const sat = unclaimed(replaced(unwatched(risen, who), seat, seatState), seat)
    // A player who replaces a bot begins with the next round.
    return sat.play
      ? { ...withSeat(sat, seat, { away: 'returning' }), play: { ...sat.play, sat: [...sat.play.sat, who] } }
      : sat
  },
  claim: (table, { seat, name, nonce, isProgram, knowsDeal, who = '' }) => ({
    ...table,
    ballots: [
      ...withoutClaims(table.ballots, who),
      {
        about: 'seat',
        of: seat,
        votes: [],
        claim: { who, name, nonce, ...(isProgram && { isProgram }), ...(knowsDeal && { knowsDeal }) },
      },
    ],
  }),
  stand: (table, { seat }) => replaced(table, seat, NOBODY),
  keep: (table, { seat, person, name }) => replaced(table, seat, { ...NOBODY, keptFor: person, name }),
  bot: (table, { seat, level }) => replaced(table, seat, level ? { ...NOBODY, level } : NOBODY),
  order: (table, { seats }) => ({
    ...table,
    seats: seats.map((from) => itemAt(table.seats, from)),
    // The wonders of a shared deal belong to its places, not to people.
    terms:
      table.deal === undefined
        ? { ...table.terms, seats: seats.map((from) => itemAt(table.terms.seats, from)) }
        : table.terms,
  }),
  wonder: (table, { seat, wonder, side }) => ({
    ...table,
    terms: withWish(table.terms, seat, wishOf({ wonder, side })),
  }),
  name: (table, { seat, watcher, name }) =>
    seat === undefined
      ? { ...table, watchers: table.watchers.map((one) => (one.number === watcher ? { ...one, name } : one)) }
      : withSeat(table, seat, { name }),
  watch: (table, { watcher, name, who = '' }) => ({
    ...table,
    watchers: [...table.watchers, { who, number: watcher, name }],
    counted: table.counted + 1,
  }),
  unwatch: (table, { watcher }) => unwatched(table, table.watchers.find(({ number }) => number === watcher)?.who ?? ''),
  remove(table, { seat, watcher }) {
    const who =
      seat === undefined ? table.watchers.find(({ number }) => number === watcher)?.who : personAt(table, seat)
    const removed = who === undefined ? table.removed : [...table.removed, who]
    if (seat === undefined) return { ...unwatched(table, who ?? ''), removed }
    return { ...replaced(table, seat, table.play ? { ...NOBODY, level: 'medium' } : NOBODY), removed }
  },
  host: (table, { seat }) => ({ ...table, host: itemAt(table.seats, seat).who ?? table.host }),
  here: (table, { seat }) => noLongerAwaited(withSeat(table, seat, { goneSince: undefined }), seat),
  gone: (table, { seat, since }) => withSeat(table, seat, { goneSince: since }),
  forget: (table, { person }) => ({
    ...table,
    seats: table.seats.map((one) =>
      one.who === person
        ? { ...one, name: undefined, isForgotten: true, hasResigned: table.phase === 'play' ? true : one.hasResigned }
        : one,
    ),
    watchers: table.watchers.filter(({ who }) => who !== person),
    series: withoutPerson(table.series, person),
    ballots: withoutClaims(table.ballots, person),
    chat: table.chat.map((line) => (line.who === person ? { ...line, name: '' } : line)),
  }),
  say: (table, { at, seat, watcher, channel, text, phrase, who }) =>
    withLine(table, { at, seat, watcher, name: nameOf(table, seat, watcher), who, channel, text, phrase }),
  ask: (table, { of }) => ({ ...table, ballots: [...table.ballots, { about: 'bot', of, votes: [] }] }),
  vote(table, { seat, about, of, yes }) {
    const ballots = voted(table.ballots, { about, of }, seat, yes)
    const isLost = about !== 'bot' && !yes
    if (!isLost) return { ...table, ballots }
    const claim = claimAt(table, of)
    const declined = claim ? [...table.declined, claim.who] : table.declined
    return { ...table, ballots: without(ballots, { about, of }), declined }
  },
  talk: (table) => ({ ...table, textAgreed: true, ballots: without(table.ballots, { about: 'talk' }) }),
  next: (table, { table: next, seat }) => ({ ...table, next, again: seat === undefined ? [] : [seat] }),
  again: (table, { seat }) => ({ ...table, again: [...table.again, seat] }),
}

/** Ends waiting for the seat and votes about it. */
export function noLongerAwaited(table: TableState, seat: number): TableState {
  const ballots = without(table.ballots, { about: 'bot', of: seat })
  // Most choices change neither. The seat stays the same object, so cached parts of it stay valid.
  if (!itemAt(table.seats, seat).isAwaited && ballots.length === table.ballots.length) return table
  return { ...withSeat(table, seat, { isAwaited: undefined }), ballots }
}

const replaced = (table: TableState, seat: number, seatState: SeatState): TableState => ({
  ...table,
  seats: table.seats.map((one, i) => (i === seat ? seatState : one)),
})

const unwatched = (table: TableState, who: string): TableState => ({
  ...table,
  watchers: table.watchers.filter((watcher) => watcher.who !== who),
  ballots: withoutClaims(table.ballots, who),
})

/** Removes requests for the seat. */
const unclaimed = (table: TableState, seat: number): TableState => ({
  ...table,
  ballots: without(table.ballots, { about: 'seat', of: seat }),
})

const personAt = ({ seats }: TableState, seat: number): string | undefined =>
  itemAt(seats, seat).who ?? itemAt(seats, seat).keptFor

const nameOf = ({ seats, watchers }: TableState, seat?: number, watcher?: number): string =>
  (seat === undefined ? watchers.find(({ number }) => number === watcher)?.name : itemAt(seats, seat).name) ?? ''

const withWish = (terms: Terms, seat: number, wish: SeatSetup): Terms => ({
  ...terms,
  seats: terms.seats.map((one, i) => (i === seat ? wish : one)),
})
