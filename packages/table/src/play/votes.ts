/** Votes of the people at a table. A motion needs a majority of those present, all of them, or the whole table. */
import { itemAt } from '@heptapolis/engine/kernel'
import type { Motion } from '../model/events.ts'
import {
  type Ballot,
  hasSay,
  isPlaying,
  isPresent,
  type SeatClaim,
  seatsWhere,
  type TableState,
} from '../model/state.ts'

/** Motions that need the whole table, absent players too: they reveal hands, or allow free text. */
const OF_ALL: readonly Motion[] = ['hands', 'talk']

/** Motions about one seat; several may be open at the same time. */
export const isOfSeat = (about: Motion): boolean => about === 'bot' || about === 'seat'

/** The applicant for a seat, if any. */
export const claimAt = ({ ballots }: TableState, seat: number | undefined): SeatClaim | undefined =>
  ballots.find(({ about, of }) => about === 'seat' && of === seat)?.claim

/** Open votes without the requests of this person. */
export const withoutClaims = (ballots: readonly Ballot[], who: string): readonly Ballot[] =>
  ballots.some(({ claim }) => claim?.who === who) ? ballots.filter(({ claim }) => claim?.who !== who) : ballots

/** Seats that may vote. */
export function electors(table: TableState, { about, of }: Pick<Ballot, 'about' | 'of'>): number[] {
  const has = OF_ALL.includes(about) ? isPlaying : isPresent
  return seatsWhere(table, has).filter((seat) => seat !== of && hasSay(itemAt(table.seats, seat)))
}

const said = (table: TableState, ballot: Ballot, yes: boolean): number => {
  const entitled = electors(table, ballot)
  return ballot.votes.filter((vote) => vote.yes === yes && entitled.includes(vote.seat)).length
}

/** A stand-in bot needs a majority of those present; everything else needs all. */
export function isCarried(table: TableState, ballot: Ballot): boolean {
  const all = electors(table, ballot).length
  const yes = said(table, ballot, true)
  return all > 0 && (ballot.about === 'bot' ? yes * 2 > all : yes === all)
}

/** Whether a majority of those present prefers to wait. */
export const isWait = (table: TableState, ballot: Ballot): boolean =>
  ballot.about === 'bot' && said(table, ballot, false) * 2 > electors(table, ballot).length

export const isSameMotion = (one: Pick<Ballot, 'about' | 'of'>, other: Pick<Ballot, 'about' | 'of'>): boolean =>
  one.about === other.about && one.of === other.of

/** Adds a vote. A later vote of the same seat replaces the earlier one. */
export function voted(
  ballots: readonly Ballot[],
  motion: Pick<Ballot, 'about' | 'of'>,
  seat: number,
  yes: boolean,
): Ballot[] {
  const open = ballots.find((ballot) => isSameMotion(ballot, motion))
  const votes = [...(open?.votes ?? []).filter((vote) => vote.seat !== seat), { seat, yes }]
  return [
    ...without(ballots, motion),
    { ...open, about: motion.about, of: motion.of, votes: votes.sort((a, b) => a.seat - b.seat) },
  ]
}

export const without = (ballots: readonly Ballot[], motion: Pick<Ballot, 'about' | 'of'>): Ballot[] =>
  ballots.filter((ballot) => !isSameMotion(ballot, motion))
