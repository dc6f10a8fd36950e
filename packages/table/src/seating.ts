/** Rules for taking a seat: before the game a free one; during it that of a bot, if the players agree. */
import { fail, itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import { readName } from './decide/checks.ts'
import { isNonce } from './fair/fair.ts'
import type { CommandOf, DecisionContext, GuestInfo } from './model/commands.ts'
import type { TableEventBody } from './model/events.ts'
import { hasSay, isOpen, isPerson, type SeatState, seatOf, type TableState } from './model/state.ts'
import { claimAt } from './play/votes.ts'
import { dealFault, dealProgramFault } from './shared-deals.ts'

type Refusal = ReturnType<typeof fail>

export const notNow = (message: string): Refusal => fail('not-now', message)
export const begun = notNow('The game has already started.')
export const taken = fail('seat-taken', 'This seat is taken.')
export const peopleOnly = fail('people-only', 'Bots cannot join a rated table.')
export const removed = fail('removed', 'The host has removed you from this table.')
const noSeat = fail('bad-seat', 'This table has no such seat.')
const seated = fail('seated', 'You already have a seat at this table.')
const accountsOnly = fail('accounts-only', 'You need an account to join this table.')
const noDevice = fail('no-device', 'Rated tables need cookies. Allow cookies for this site and try again.')
const sameDevice = fail('same-device', 'A player on this device has already joined.')
const otherRating = fail('other-rating', 'Your rating is outside the range of this table.')
const declined = fail('declined', 'The players have declined this for now.')

export function seating(
  table: TableState,
  who: string,
  { seat, name, nonce }: CommandOf<'sit'>,
  { guest, isProgram, knowsDeal, beside = [] }: DecisionContext,
): Result<TableEventBody[]> {
  const read = readName(name)
  if (!read.ok) return read
  if (!isNonce(nonce)) return fail('bad-nonce', 'A nonce must have 32 hexadecimal digits (16 random bytes).')
  if (table.removed.includes(who)) return removed
  const unfit = isProgram && table.options.rated ? peopleOnly : dealProgramFault(table, isProgram)
  if (unfit) return unfit
  const refusal = seatOf(table, who) < 0 ? newcomerFault(table, who, guest, beside) : undefined
  if (refusal) return refusal
  const place = placeFor(table, who, seat)
  if (!place.ok) return place
  const newcomer = { seat: place.value, name: read.value, nonce, isProgram, knowsDeal }
  // A new person would see the bot's hand, so the remaining players decide.
  if (table.phase === 'room' || !table.seats.some(hasSay)) return ok([{ kind: 'sit', ...newcomer }])
  if (table.declined.includes(who)) return declined
  return ok(claimAt(table, place.value) ? [] : [{ kind: 'claim', ...newcomer }])
}

export const seatFault = ({ seats }: TableState, seat: number): Refusal | undefined =>
  Number.isInteger(seat) && seat >= 0 && seat < seats.length ? undefined : noSeat

const newcomerFault = (
  table: TableState,
  who: string,
  guest: GuestInfo | undefined,
  beside: readonly string[],
): Refusal | undefined => dealFault(table, who) ?? besideFault(table, beside) ?? strangerFault(table, guest)

/** After the start, a second seat would show a second hand to the same people. */
function besideFault({ phase, play, ballots }: TableState, beside: readonly string[]): Refusal | undefined {
  if (phase !== 'play') return undefined
  const people = [...(play?.sat ?? []), ...ballots.flatMap(({ claim }) => claim?.who ?? [])]
  return people.some((one) => beside.includes(one)) ? sameDevice : undefined
}

/** Whether a stranger may sit down; the owner of a reserved seat is invited. */
function strangerFault({ options, phase, seats }: TableState, guest: GuestInfo | undefined): Refusal | undefined {
  const { visibility, rated, seating: wanted } = options
  if (visibility !== 'open') return undefined
  if (rated && phase !== 'room') return begun
  if ((wanted !== 'anybody' || rated) && !guest?.isAccount) return accountsOnly
  if (rated && guest?.lacksDevice) return noDevice
  if (rated && seats.some(({ who = '' }) => guest?.besides.includes(who))) return sameDevice
  if (typeof wanted !== 'object' || !guest) return undefined
  return guest.rating >= wanted.from && guest.rating <= wanted.to ? undefined : otherRating
}

/** Seat that a person may take: a free one, the reserved one, or after the start a bot's. */
function placeFor(table: TableState, who: string, wished: number | undefined): Result<number> {
  const own = seatOf(table, who)
  if (table.phase === 'over') return notNow('The game is over.')
  if (table.phase === 'play' && own >= 0) return seated
  const isFree = table.phase === 'room' ? isFreeFor(who) : isBotsFor(table, who)
  if (wished !== undefined) {
    const refusal = seatFault(table, wished)
    if (refusal) return refusal
    return wished === own || isFree(itemAt(table.seats, wished), wished) ? ok(wished) : taken
  }
  if (own >= 0) return seated
  const kept = table.seats.findIndex(({ keptFor }) => keptFor === who)
  const place = kept >= 0 ? kept : table.seats.findIndex(isFree)
  return place >= 0 ? ok(place) : fail('full', 'All seats are taken. You can watch the game.')
}

type IsFree = (seatState: SeatState, seat: number) => boolean

const isFreeFor =
  (who: string): IsFree =>
  (seatState) =>
    isOpen(seatState) || seatState.keptFor === who

/** Whether a bot holds the seat alone or after a resignation, and no other person has requested it. */
const isBotsFor =
  (table: TableState, who: string): IsFree =>
  (seatState, seat) =>
    (!isPerson(seatState) || seatState.hasResigned === true) && (claimAt(table, seat)?.who ?? who) === who
