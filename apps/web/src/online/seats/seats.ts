/** Seats of an online table as players for the table screen, their names, and what each may do. */
import { arePartners, type Seat, type Terms } from '@heptapolis/engine/show'
import type { ShownSeat, TableSnapshot } from '@heptapolis/table'
import type { Places } from '../../end/standing.ts'
import { botName } from '../../game-model/bots/bot-names.ts'
import type { PlayerInfo } from '../../game-model/table.ts'
import { words } from '../../i18n/index.ts'
import { onlineWords } from '../words.ts'

/** A bot is named after its seat. */
export const seatName = ({ name, isForgotten, isProgram }: ShownSeat, seat: Seat): string => {
  if (isForgotten) return words().deleted
  return isProgram && name !== undefined ? onlineWords().program(name) : (name ?? botName(seat))
}

/** Undefined after the host has left seat and table. */
export const hostName = ({ seats, watchers }: Pick<TableSnapshot, 'seats' | 'watchers'>): string | undefined =>
  [...seats, ...watchers].find(({ isHost }) => isHost)?.name

/** What a seated guest waits for: the host, or another one if the host is away. */
export function waitingText({ seats, watchers }: Pick<TableSnapshot, 'seats' | 'watchers'>): string {
  const w = onlineWords()
  const away = seats.find(({ isHost, goneSince }) => isHost && goneSince !== undefined)
  return away?.name === undefined ? w.waitsForHost(hostName({ seats, watchers })) : w.hostIsAway(away.name)
}

/** The name of the partner in a team game, if that seat is taken. */
export function partnerName({ terms, seats }: Pick<TableSnapshot, 'terms' | 'seats'>, seat: Seat): string | undefined {
  const mate = seats.findIndex((one, i) => arePartners(i, seat) && one.kind !== 'open')
  return terms.teams && mate >= 0 ? seatName(seats[mate], mate) : undefined
}

/** True if people without an account may sit down beside an account on one device. */
export const mayShare = ({ options: { rated, seating } }: Pick<TableSnapshot, 'options'>): boolean =>
  !rated && (seating === undefined || seating === 'anybody')

/** True for players of a running game. Players who resigned become spectators. */
export const mayVote = ({ phase, you, seats }: Pick<TableSnapshot, 'phase' | 'you' | 'seats'>): boolean =>
  phase === 'play' && you.seat !== undefined && !seats[you.seat].hasResigned

/** The time after which others may vote a bot in for a connected player. The server decides. */
const PATIENCE = 60_000

/** Seats for which a vote on a bot is possible: disconnected, often late, or slow in this round. */
export function slowSeats({ seats, you, game, agreement, options }: TableSnapshot, waited: number): Seat[] {
  if (options.clock.kind === 'days') return []
  const isSlow = ({ goneSince, isSlow: isLate }: ShownSeat, seat: Seat): boolean =>
    goneSince !== undefined ||
    isLate === true ||
    (waited >= PATIENCE && (game ?? agreement)?.awaited.includes(seat) === true)
  return seats.flatMap((one, seat) =>
    seat !== you.seat && one.kind === 'person' && !one.away && !one.hasResigned && isSlow(one, seat) ? [seat] : [],
  )
}

/** The ranks from the server, because resigned players rank last. */
export function placesOf({ seats, end }: Pick<TableSnapshot, 'seats' | 'end'>): Places | undefined {
  const left = seats.flatMap((one, seat) => (one.hasResigned ? [seatName(one, seat)] : []))
  if (!end || left.length === 0) return undefined
  const ranks = new Map(end.results.map(({ seat, rank }) => [seat, rank]))
  return {
    rankOf: (seat) => ranks.get(seat) ?? seats.length,
    hasLeft: (seat) => seats[seat].hasResigned === true,
    note: onlineWords().leftLast(left),
  }
}

/** `ahead`: milliseconds by which the server's clock is ahead of this device. */
export function playerAt(
  { seats, game }: TableSnapshot,
  seat: Seat,
  here: readonly { seat: Seat }[],
  ahead: number,
): PlayerInfo {
  const snapshot = seats[seat]
  const until = game?.awaited.includes(seat) ? game.clock[seat].until : null
  const clock = until === null || until === undefined ? {} : { until: until - ahead }
  const name = seatName(snapshot, seat)
  const at = here.findIndex((one) => one.seat === seat)
  if (at === 0) return { kind: 'you', name, ...clock }
  if (at > 0) return { kind: 'person', name, ...clock }
  if (snapshot.kind !== 'person' || snapshot.hasResigned) return { kind: 'bot', name, level: snapshot.level }
  const sitsIn = snapshot.away ? { level: snapshot.level } : {}
  const gone = snapshot.goneSince === undefined ? {} : { goneSince: snapshot.goneSince - ahead }
  return { kind: 'away', name, ...sitsIn, ...gone, ...clock }
}

/** The name in a record that replaces a deleted account. */
const DELETED = 'deleted'

/** Records name a bot by its level; the app names it after its seat. */
export const playersOf = ({ seats }: Pick<Terms, 'seats'>): PlayerInfo[] =>
  seats.map(({ name = '' }, seat): PlayerInfo => {
    if (name === DELETED) return { kind: 'away', name: words().deleted }
    const isBot = Object.hasOwn(onlineWords().levels, name)
    return isBot ? { kind: 'bot', name: botName(seat), level: name } : { kind: 'away', name }
  })
