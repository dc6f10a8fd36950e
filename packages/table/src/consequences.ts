/** What follows by itself from how a table stands and what time it is. One thing at a time, until nothing does. */
import { isOver, scores, teamOf } from '@heptapolis/engine/show'
import { deadlineOf, leftAfter, MOST_LATE, PATIENCE } from './clock.ts'
import type { Deed, EventOf, Result } from './events.ts'
import { sealed } from './fair/fair.ts'
import { isComplete, outcome } from './round.ts'
import { isSame, rulesOf } from './rules.ts'
import {
  hasSay,
  isLive,
  isPlaying,
  isPresent,
  type Play,
  type Sitter,
  seatOf,
  seatsWhere,
  type Table,
  watcherOf,
} from './table.ts'
import { isCarried, isWait } from './votes.ts'

/** The next thing that follows; undefined when nothing does. */
export function consequence(table: Table, now: number): Deed | undefined {
  const { phase, play } = table
  if (phase === 'over') return undefined
  if (play && isComplete(play)) return nextRound(table, play)
  if (play && isOver(play.game)) return overDeed(table, 'finished')
  return lateness(table) ?? agreement(table) ?? absence(table, now) ?? succession(table, now)
}

function nextRound({ secret, options, seats }: Table, play: Play): Deed {
  const { hash, gave } = outcome(play)
  const today = rulesOf(play.rules)
  const round = play.round + 1
  // In the first round everybody has what they began with.
  const left = seats.map((_, seat) =>
    round === 1 ? play.times[seat].left : leftAfter(options.clock, play.times[seat]),
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

export const overDeed = (table: Table, reason: EventOf<'over'>['reason']): Deed => ({
  kind: 'over',
  reason,
  results: reason === 'finished' ? resultsOf(table) : [],
  secret: table.secret,
})

/** The score sheets in short. Who resigned comes behind all who played on. */
function resultsOf({ play, seats, terms }: Table): Result[] {
  if (!play) return []
  const sheets = scores(play.game).slice(0, play.rules.players)
  const unitOf = (seat: number): number => (terms.teams ? teamOf(seat) : seat)
  const hasLeft = (seat: number): boolean => seats[seat].hasResigned === true
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

function lateness(table: Table): Deed | undefined {
  if (table.options.absence !== 'bot') return undefined
  const [seat] = seatsWhere(table, (one) => isPlaying(one) && one.away === undefined && one.late >= MOST_LATE)
  return seat === undefined ? undefined : { kind: 'away', seat, why: 'late' }
}

function agreement(table: Table): Deed | undefined {
  const waiting = table.ballots.find((ballot) => isWait(table, ballot))
  if (waiting?.of !== undefined) return { kind: 'wait', seat: waiting.of }
  const carried = table.ballots.find((ballot) => isCarried(table, ballot))
  if (!carried) return undefined
  if (carried.about === 'bot') return { kind: 'away', seat: carried.of ?? 0, why: 'voted' }
  if (carried.about === 'pause') return { kind: 'pause', why: 'agreed' }
  return carried.about === 'abort' ? overDeed(table, 'aborted') : { kind: carried.about }
}

/** People a bot does not sit in for. */
const atTheTable = (table: Table): number[] => seatsWhere(table, (one) => isPlaying(one) && one.away !== 'away')

/** When somebody gone has been gone too long; undefined where that does not count. */
function goneAt(table: Table, seat: number): number | undefined {
  const { goneSince } = table.seats[seat]
  if (goneSince === undefined || table.phase !== 'play' || table.paused !== undefined || !isLive(table))
    return undefined
  return Math.max(goneSince, table.awake) + PATIENCE
}

const isDue = (time: number | undefined, now: number): boolean => time !== undefined && time <= now

/** A bot sits in for who is gone. When everybody is, the table waits until somebody comes back; a rated one is played to its end. */
function absence(table: Table, now: number): Deed | undefined {
  const present = table.seats.some(isPresent)
  if (table.paused === 'empty' && present) return { kind: 'resume' }
  const people = atTheTable(table)
  const gone = people.filter((seat) => isDue(goneAt(table, seat), now))
  if (gone.length === 0) return undefined
  if (!present && !table.options.rated)
    return gone.length === people.length ? { kind: 'pause', why: 'empty' } : undefined
  const seat = gone.find((one) => !table.seats[one].isAwaited)
  return seat === undefined || table.options.absence !== 'bot' ? undefined : { kind: 'away', seat, why: 'gone' }
}

const mayHost = (sitter: Sitter): boolean => isPresent(sitter) && hasSay(sitter)

/** A host who has left, or is gone, hands on to a person, never to a bot. */
function succession(table: Table, now: number): Deed | undefined {
  if (isDue(hostUntil(table), now)) {
    const [seat] = seatsWhere(table, mayHost)
    if (seat !== undefined) return { kind: 'host', seat }
  }
  return undefined
}

/** Until when the host is the host; undefined for no end in sight. */
function hostUntil(table: Table): number | undefined {
  const seat = seatOf(table, table.host)
  if (table.seats.some(({ keptFor }) => keptFor === table.host)) return table.awake + PATIENCE
  if (seat < 0) return watcherOf(table, table.host) ? undefined : 0
  const { goneSince, ...sitter } = table.seats[seat]
  if (!isPlaying(sitter) || sitter.away === 'away') return 0
  return goneSince === undefined ? undefined : goneSince + PATIENCE
}

/** When something is due by itself, or a seat's time is up; undefined where no clock runs. Bots are not waited for. */
export function nextDeadline(table: Table): number | undefined {
  if (table.phase === 'over' || table.frozen) return undefined
  const present = table.seats.some(isPresent)
  const clocks = table.seats.map((_, seat) => deadlineOf(table, seat))
  const absences = atTheTable(table).map((seat) => (isReplaced(table, seat, present) ? goneAt(table, seat) : undefined))
  // While nobody is there the last one to go decides.
  const gone = present ? earliest(absences) : latest(absences)
  return earliest([...clocks, gone, table.seats.some(mayHost) ? hostUntil(table) : undefined])
}

/** Whether something happens when the seat is gone for too long. */
const isReplaced = ({ options, seats }: Table, seat: number, present: boolean): boolean =>
  !present || (options.absence === 'bot' && !seats[seat].isAwaited)

const known = (times: readonly (number | undefined)[]): number[] => times.filter((time) => time !== undefined)
const earliest = (times: readonly (number | undefined)[]): number | undefined =>
  known(times).length > 0 ? Math.min(...known(times)) : undefined
const latest = (times: readonly (number | undefined)[]): number | undefined =>
  known(times).length > 0 ? Math.max(...known(times)) : undefined
