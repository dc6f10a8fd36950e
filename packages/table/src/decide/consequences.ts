/**
 * Events that no command causes but the state and the time do: timeouts, absences, the next round, the end of the game.
 */
import { itemAt } from '@heptapolis/engine/kernel'
import { isOver, scores, teamOf } from '@heptapolis/engine/show'
import { sealed } from '../fair/fair.ts'
import type { EventOf, SeatResult, TableEventBody } from '../model/events.ts'
import { isSame, rulesOf } from '../model/rules.ts'
import {
  type GameState,
  hasSay,
  isLive,
  isPlaying,
  isPresent,
  type SeatState,
  seatOf,
  seatsWhere,
  type TableState,
  watcherOf,
} from '../model/state.ts'
import { agreementEvent } from '../play/agreeing.ts'
import { deadlineOf, leftAfter, MOST_LATE, owing, PATIENCE } from '../play/clock.ts'
import { nextStandIn } from '../play/owed.ts'
import { isAgreeing, isComplete, outcome } from '../play/round.ts'
import { electors, isCarried, isSameMotion, isWait } from '../play/votes.ts'

/** Returns the next consequence, or undefined. Callers apply it and ask again. */
export function consequence(table: TableState, now: number): TableEventBody | undefined {
  const { phase, play } = table
  if (phase === 'over') return undefined
  if (play && isAgreeing(play)) {
    const next = agreementEvent(table, play, now)
    if (next) return next
  }
  if (play && isComplete(play)) return nextRound(table, play)
  if (play && play.round > 0 && isOver(play.game)) return endEvent(table, 'finished')
  return lateness(table) ?? agreement(table) ?? absence(table, now) ?? succession(table, now)
}

function nextRound({ secret, options, seats }: TableState, play: GameState): TableEventBody {
  const { hash, gave } = outcome(play)
  const today = rulesOf(play.rules)
  const round = play.round + 1
  // In the first round everybody has what they began with.
  const left = seats.map((_, seat) =>
    round === 1 ? itemAt(play.times, seat).left : leftAfter(options.clock, itemAt(play.times, seat)),
  )
  return {
    kind: 'round',
    round,
    hash,
    gave: sealed(secret, round, gave),
    left,
    ...(isSame(play.ran, today) ? {} : { rules: today }),
  }
}

export const endEvent = (table: TableState, reason: EventOf<'over'>['reason']): TableEventBody => ({
  kind: 'over',
  reason,
  results: reason === 'finished' ? resultsOf(table) : [],
  secret: table.secret,
})

/** Short score sheets. Players who resigned rank last. */
function resultsOf({ play, seats, terms }: TableState): SeatResult[] {
  if (!play) return []
  const sheets = scores(play.game).slice(0, play.rules.players)
  const unitOf = (seat: number): number => (terms.teams ? teamOf(seat) : seat)
  const hasLeft = (seat: number): boolean => itemAt(seats, seat).hasResigned === true
  const staying = new Set(sheets.filter(({ seat }) => !hasLeft(seat)).map(({ seat }) => unitOf(seat)))
  const better = (mine: number, left: boolean): number =>
    new Set(sheets.filter(({ seat, rank }) => rank < mine && hasLeft(seat) === left).map(({ seat }) => unitOf(seat)))
      .size
  return sheets.map(({ seat, total, coins, rank }) => ({
    seat,
    total,
    coins,
    rank: 1 + better(rank, hasLeft(seat)) + (hasLeft(seat) ? staying.size : 0),
  }))
}

function lateness(table: TableState): TableEventBody | undefined {
  const isLate = (one: SeatState): boolean => isPlaying(one) && one.away === undefined && one.late >= MOST_LATE
  const late = seatsWhere(table, isLate)
  if (table.options.absence === 'bot')
    return late.length === 0 ? undefined : { kind: 'away', seat: itemAt(late, 0), why: 'late' }
  if (late.length === 0 || !table.play) return undefined
  const owe = owing(table.play)
  const of = late.find((seat) => owe.has(seat) && mayAsk(table, seat))
  return of === undefined ? undefined : { kind: 'ask', of }
}

/** Whether the table opens a vote on a stand-in bot: voting is on, voters are present, and they were not asked before. */
function mayAsk(table: TableState, of: number): boolean {
  const motion = { about: 'bot', of } as const
  const isAsked = itemAt(table.seats, of).isAwaited || table.ballots.some((ballot) => isSameMotion(ballot, motion))
  return table.options.absence === 'vote' && isLive(table) && !isAsked && electors(table, motion).length > 0
}

function agreement(table: TableState): TableEventBody | undefined {
  const waiting = table.ballots.find((ballot) => isWait(table, ballot))
  if (waiting?.of !== undefined) return { kind: 'wait', seat: waiting.of }
  const carried = table.ballots.find((ballot) => isCarried(table, ballot))
  if (!carried) return undefined
  const { about, of = 0, claim } = carried
  if (about === 'bot') return { kind: 'away', seat: of, why: 'voted' }
  if (about === 'seat') return claim && { kind: 'sit', seat: of, ...claim }
  if (about === 'pause') return { kind: 'pause', why: 'agreed' }
  return about === 'abort' ? endEvent(table, 'aborted') : { kind: about }
}

/** Players that the table waits for: people, or programs if no person plays. */
function players(table: TableState): number[] {
  const people = seatsWhere(table, hasSay)
  return people.length > 0 ? people : seatsWhere(table, isPlaying)
}

/** People and programs without a stand-in bot. */
const atTheTable = (table: TableState): number[] => seatsWhere(table, (one) => isPlaying(one) && one.away !== 'away')

/** Whether any player is connected. */
const isAttended = (table: TableState): boolean =>
  table.seats.some((seatState) => hasSay(seatState) && isPresent(seatState)) ||
  players(table).some((seat) => isPresent(itemAt(table.seats, seat)))

/** An unrated live table pauses without players. Rated tables, and tables where all have resigned, play on to the end. */
const mayRest = (table: TableState): boolean =>
  table.phase === 'play' &&
  table.paused === undefined &&
  isLive(table) &&
  !table.options.rated &&
  players(table).length > 0

/** Time at which an absence is too long; undefined if absences do not count. */
function goneAt(table: TableState, seat: number): number | undefined {
  const { goneSince } = itemAt(table.seats, seat)
  if (goneSince === undefined || table.phase !== 'play' || table.paused !== undefined || !isLive(table))
    return undefined
  return Math.max(goneSince, table.awake) + PATIENCE
}

const isDue = (time: number | undefined, now: number): boolean => time !== undefined && time <= now

/** Disconnected players without a stand-in bot. */
const missing = (table: TableState): number[] =>
  players(table).filter((seat) => itemAt(table.seats, seat).away !== 'away')

/** A disconnected player gets a stand-in bot, or the others vote on it. Without any connected player the table pauses. */
function absence(table: TableState, now: number): TableEventBody | undefined {
  const attended = isAttended(table)
  if (table.paused === 'empty' && attended) return { kind: 'resume' }
  const isOverdue = (seat: number): boolean => isDue(goneAt(table, seat), now)
  if (!attended && mayRest(table)) return missing(table).every(isOverdue) ? { kind: 'pause', why: 'empty' } : undefined
  const seat = atTheTable(table).find((one) => isOverdue(one) && isActedOn(table, one))
  if (seat === undefined) return undefined
  return isReplaced(table, seat) ? { kind: 'away', seat, why: 'gone' } : { kind: 'ask', of: seat }
}

/** Whether the seat gets a stand-in bot after a long disconnect. */
const isReplaced = ({ options, seats }: TableState, seat: number): boolean =>
  options.absence === 'bot' && !itemAt(seats, seat).isAwaited

/** Whether a long absence of this seat has a consequence. */
const isActedOn = (table: TableState, seat: number): boolean => isReplaced(table, seat) || mayAsk(table, seat)

const mayHost = (seatState: SeatState): boolean => isPresent(seatState) && hasSay(seatState)

/** If the host has left or is absent, another person becomes host, never a bot. */
function succession(table: TableState, now: number): TableEventBody | undefined {
  if (isDue(hostUntil(table), now)) {
    const [seat] = seatsWhere(table, mayHost)
    if (seat !== undefined) return { kind: 'host', seat }
  }
  return undefined
}

/** Time at which the host loses the role; undefined if the host is present. */
function hostUntil(table: TableState): number | undefined {
  const seat = seatOf(table, table.host)
  if (table.seats.some(({ keptFor }) => keptFor === table.host)) return table.awake + PATIENCE
  if (seat < 0) return watcherOf(table, table.host) ? undefined : 0
  const seatState = itemAt(table.seats, seat)
  const { goneSince } = seatState
  if (!isPlaying(seatState) || seatState.away === 'away') return 0
  return goneSince === undefined ? undefined : Math.max(goneSince, table.awake) + PATIENCE
}

/** Time of the next consequence: a timeout, an absence that is too long, or the move of a stand-in bot. */
export function nextDeadline(table: TableState): number | undefined {
  if (table.phase === 'over' || table.frozen) return undefined
  const clocks = table.seats.map((_, seat) => deadlineOf(table, seat))
  const goneOf = (seats: readonly number[]) => seats.map((seat) => goneAt(table, seat))
  // Without connected players, the last disconnect counts.
  const gone =
    !isAttended(table) && mayRest(table)
      ? latest(goneOf(missing(table)))
      : earliest(
          goneOf(atTheTable(table).filter((seat) => goneAt(table, seat) !== undefined && isActedOn(table, seat))),
        )
  const host = table.seats.some(mayHost) ? hostUntil(table) : undefined
  return earliest([...clocks, gone, host, nextStandIn(table)])
}

const known = (times: readonly (number | undefined)[]): number[] => times.filter((time) => time !== undefined)
const earliest = (times: readonly (number | undefined)[]): number | undefined =>
  known(times).length > 0 ? Math.min(...known(times)) : undefined
const latest = (times: readonly (number | undefined)[]): number | undefined =>
  known(times).length > 0 ? Math.max(...known(times)) : undefined
