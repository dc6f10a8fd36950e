/**
 * Handlers of players' commands during a game: choices, undo, votes, vacations, resignation. Each returns events or a
 * problem.
 */

import { fail, itemAt, ok } from '@heptapolis/engine/kernel'
import { isRecord, isSeat, type MoveJson, type Result, readMove, showMove } from '@heptapolis/engine/records'
import { controller } from '@heptapolis/engine/search'
import { keepRead } from '../known-moves.ts'
import type { CommandOf, DecisionContext } from '../model/commands.ts'
import { MOTIONS, type Motion, type TableEventBody } from '../model/events.ts'
import { type GameState, isLive, isPlaying, type SeatState, seatOf, type TableState } from '../model/state.ts'
import { DAY, MOST_LAG, MOST_LATE, PATIENCE, VACATION } from '../play/clock.ts'
import { isAgreeing } from '../play/round.ts'
import { isLeft } from '../play/vacation.ts'
import { claimAt, electors, isOfSeat, isSameMotion } from '../play/votes.ts'
import { notNow } from '../seating.ts'
import { answered, stepOf } from '../wonders/agreement.ts'
import { endEvent } from './consequences.ts'
import { type CommandHandlers, notHost, notSeated } from './decide-room.ts'

type InPlay = 'choose' | 'undo' | 'agree' | 'away' | 'back' | 'vote' | 'resume' | 'vacation' | 'resign' | 'abort'

type Refusal = ReturnType<typeof fail>

export const inPlay: CommandHandlers<InPlay> = {
  choose(table, who, { round, city, move }, { lag }) {
    const answering = answers(table, who, round)
    if (!answering.ok) return answering
    const { seat, play } = answering.value
    const asked = city ?? seat
    if (!isSeat(play.standing, asked) || controller(play.standing, asked) !== seat) {
      return fail('not-asked', 'It is not your turn to answer for this city.')
    }
    const read = readChoice(play, asked, move)
    if (!read.ok) return read
    const chosen = { round, seat, city: asked, move: read.value, by: 'person' as const }
    return ok([{ kind: 'choose', ...chosen, ...creditFor(lag) }])
  },
  undo(table, who, { round }) {
    const answering = answers(table, who, round)
    if (!answering.ok) return answering
    const { seat, play } = answering.value
    const hasChosen = play.choices.some((choice) => choice.seat === seat)
    return hasChosen ? ok([{ kind: 'undo', round, seat }]) : fail('nothing-chosen', 'You have not chosen a move yet.')
  },
  agree: agreeing,
  away(table, who) {
    const playing = playsAt(table, who)
    if (!playing.ok) return playing
    const { seat, seatState } = playing.value
    return ok(seatState.away === 'away' ? [] : [{ kind: 'away', seat, why: 'wish' }])
  },
  back(table, who) {
    const playing = playsAt(table, who)
    if (!playing.ok) return playing
    const { seat, seatState, play } = playing.value
    return ok(seatState.away === 'away' ? [comingBack(play, seat)] : [])
  },
  vote(table, who, { about, of, yes }, moment) {
    const seat = seatOf(table, who)
    if (seat < 0) return notSeated
    if (!MOTIONS.includes(about) || typeof yes !== 'boolean') return fail('bad-vote', 'There is no such vote.')
    const motion = isOfSeat(about) ? { about, of } : { about }
    const refusal = motionFault(table, about, of, yes, moment)
    if (refusal) return refusal
    if (!electors(table, motion).includes(seat)) return fail('no-vote', 'You cannot vote on this.')
    return ok([{ kind: 'vote', seat, ...motion, yes }])
  },
  resume(table, who) {
    const playing = playsAt(table, who)
    if (!playing.ok) return playing
    const { seat, seatState, play } = playing.value
    if (table.paused === undefined) return ok([])
    // A table that waits for any player resumes when one returns.
    return ok([table.paused === 'empty' && seatState.away === 'away' ? comingBack(play, seat) : { kind: 'resume' }])
  },
  vacation(table, who, { days }, { now, elsewhere = [] }) {
    const playing = playsAt(table, who)
    if (!playing.ok) return playing
    if (isLive(table)) return notNow('Vacation is available only in games over several days.')
    const { seat, seatState } = playing.value
    if (!isLeft(days, seatState.vacations, elsewhere, now))
      return fail('bad-vacation', `You have ${VACATION / DAY} days of vacation per year, for all tables together.`)
    return ok([{ kind: 'vacation', seat, until: now + days * DAY }])
  },
  resign(table, who) {
    const playing = playsAt(table, who)
    return playing.ok ? ok([{ kind: 'resign', seat: playing.value.seat }]) : playing
  },
  abort(table, who) {
    if (table.phase === 'room') return table.host === who ? ok([endEvent(table, 'closed')]) : notHost
    const playing = playsAt(table, who)
    if (!playing.ok) return playing
    // At open tables a player could otherwise look at a hand and leave without a loss.
    const isFree = playing.value.play.round <= 1 && table.options.visibility !== 'open' && !table.options.rated
    return isFree
      ? ok([endEvent(table, 'aborted')])
      : notNow('After the first round, and at open tables, all players must agree to end the game. Start a vote.')
  },
}

function agreeing(
  table: TableState,
  who: string,
  { step, answer }: CommandOf<'agree'>,
  { lag }: DecisionContext,
): Result<TableEventBody[]> {
  const playing = playsAt(table, who)
  if (!playing.ok) return playing
  const { seat, seatState, play } = playing.value
  if (!play.agreement || !isAgreeing(play)) return notNow('Wonders are not given out now.')
  if (seatState.away !== undefined) return standInPlays
  if (step !== stepOf(play.agreement)) return fail('step-over', 'These answers are revealed already.')
  const next = answered(play.agreement, seat, answer)
  if (!next.ok) return next
  const read = next.value.open?.answers[seat] ?? {}
  return ok([{ kind: 'agree', step, seat, answer: read, by: 'person', ...creditFor(lag) }])
}

/** Network delay that a player gets back. */
function creditFor(lag = 0): { lag?: number } {
  const given = Math.round(Math.min(Math.max(0, lag), MOST_LAG))
  return given > 0 ? { lag: given } : {}
}

const standInPlays = fail('away', 'A bot is playing for you. You play again from the next round.')

const comingBack = ({ choices }: GameState, seat: number): TableEventBody =>
  choices.some((choice) => choice.seat === seat) ? { kind: 'back', seat } : { kind: 'back', seat, isAtOnce: true }

/** Parses a move for the log. Moves from the list of legal ones are looked up in the cache. */
function readChoice(play: GameState, city: number, json: MoveJson): Result<MoveJson> {
  const shown = isRecord(json) ? play.viewCache.shownMove(play, city, json) : undefined
  if (shown) {
    keepRead(play.game, shown.json, shown.move)
    return ok(shown.json)
  }
  const read = readMove(play.standing, city, json)
  return read.ok ? ok(showMove(play.standing, read.value)) : read
}

/** A person who plays at this table, with or without a stand-in bot. */
function playsAt(table: TableState, who: string): Result<{ seat: number; seatState: SeatState; play: GameState }> {
  const seat = seatOf(table, who)
  const { play, seats } = table
  if (seat < 0) return notSeated
  if (table.phase !== 'play' || !play)
    return notNow(table.phase === 'room' ? 'The game has not started yet.' : 'The game is over.')
  if (!isPlaying(itemAt(seats, seat))) return fail('resigned', 'You have resigned.')
  return ok({ seat, seatState: itemAt(seats, seat), play })
}

/** A person who may answer in the open round. */
function answers(table: TableState, who: string, round: number): ReturnType<typeof playsAt> {
  const playing = playsAt(table, who)
  if (!playing.ok) return playing
  const { play, seatState } = playing.value
  if (isAgreeing(play)) return notNow('The first round begins when all wonders are given out.')
  if (round !== play.round) return fail('round-over', `Round ${play.round} is open now.`)
  return seatState.away === undefined ? playing : standInPlays
}

function motionFault(
  table: TableState,
  about: Motion,
  of: number | undefined,
  yes: boolean,
  { now }: DecisionContext,
): Refusal | undefined {
  if (about === 'talk' && table.options.talk === 'none') return fail('no-talk', 'There is no chat at this table.')
  if (about !== 'talk' && table.phase !== 'play') return notNow('No game is in progress.')
  if (about === 'bot') return absenceFault(table, of, now)
  if (about === 'seat') return claimAt(table, of) ? undefined : notAsked
  const isDone = { pause: table.paused !== undefined, hands: table.showsHands, talk: table.textAgreed, abort: false }[
    about
  ]
  if (isDone) return fail('no-vote', 'The players have already agreed to this.')
  const isCalled = table.ballots.some((ballot) => isSameMotion(ballot, { about }))
  return yes || isCalled ? undefined : notAsked
}

const notAsked = fail('no-vote', 'There is no request to vote on.')

/** A vote on a stand-in bot needs a player who is absent or late. */
function absenceFault(table: TableState, of: number | undefined, now: number): Refusal | undefined {
  const seatState = Number.isInteger(of) ? table.seats[of ?? -1] : undefined
  if (!seatState || of === undefined) return fail('bad-seat', 'This table has no such seat.')
  if (!isLive(table)) return fail('no-vote', 'Games over several days have no such vote: the clock decides.')
  if (!isPlaying(seatState) || seatState.away !== undefined)
    return fail('no-vote', 'A bot is already playing for this seat.')
  const since = table.play?.times[of]?.since ?? Number.POSITIVE_INFINITY
  const isSlow = now - since >= PATIENCE || seatState.isAwaited || seatState.late >= MOST_LATE
  return seatState.goneSince !== undefined || isSlow
    ? undefined
    : fail('no-vote', 'The game is not waiting for this seat.')
}
