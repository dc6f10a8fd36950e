/** Reducers of game events: each returns the table after a round, a clock event or an absence. */
import { broken, itemAt, sure } from '@heptapolis/engine/kernel'
import { type Game, isOver, state } from '@heptapolis/engine/search'
import { canonical, seedOf, unsealed, wonderSeedOf } from '../fair/fair.ts'
import type { EventOf } from '../model/events.ts'
import { hadOtherNames, isSame, rulesFor, rulesOf } from '../model/rules.ts'
import {
  type GameState,
  isLive,
  isPerson,
  type PastRound,
  type Round,
  type SeatState,
  type TableState,
  withSeat,
} from '../model/state.ts'
import { rulesWith } from '../play/agreeing.ts'
import { firstBank, givenBack, restarted } from '../play/clock.ts'
import { chosenAnew, isAgreeing, outcome, undealt, withChoices } from '../play/round.ts'
import { withVacation } from '../play/vacation.ts'
import { without } from '../play/votes.ts'
import { type Agreement, answered, openAgreement, revealed, stepOf } from '../wonders/agreement.ts'
import type { GivenWonder, PoolWonder } from '../wonders/model.ts'
import { type Handlers, noLongerAwaited } from './apply-room.ts'

type PlayKind =
  | 'begin'
  | 'agree'
  | 'reveal'
  | 'choose'
  | 'undo'
  | 'round'
  | 'over'
  | 'away'
  | 'back'
  | 'wait'
  | 'pause'
  | 'resume'
  | 'vacation'
  | 'resign'
  | 'hands'
  | 'restart'

const seedFor = ({ secret, id, terms, deal }: TableState, nonces: readonly string[]): string =>
  deal === undefined ? seedOf(secret, id, terms, nonces) : seedOf(secret, deal, terms, [])

export const playing: Handlers<PlayKind> = {
  begin(table, { nonces, rules: ran, at, pool, without }) {
    if (nonces.join() !== table.seats.map(({ nonce }) => nonce).join())
      broken('these nonces are not those of the seats')
    const terms = without ? { ...table.terms, without: [...without] } : table.terms
    const rules = sure(rulesFor(terms, table.library, ran.engine))
    const play = undealt(rules, seedFor(table, nonces))
    const left = firstBank(table.options.clock)
    const times = table.seats.map(() => ({ left, spent: 0 }))
    const sat = table.seats.flatMap(({ who }) => who ?? [])
    const seats = isLive(table) ? table.seats : table.seats.map((one) => ({ ...one, goneSince: undefined }))
    return {
      ...table,
      terms,
      phase: 'play',
      seats,
      awake: at,
      ballots: [],
      play: {
        ...play,
        ran,
        began: ran.engine,
        opened: at,
        times,
        sat,
        agreement: pool && agreementFor(table, nonces, pool),
      },
    }
  },
  agree(table, { step, seat, answer, by, lag = 0 }) {
    const play = playOf(table)
    const agreement = agreementOf(play, step)
    const times = play.times.map((time, i) => (i === seat && by === 'person' ? givenBack(time, lag) : time))
    const replied = by === 'person' ? noLongerAwaited(table, seat) : table
    return { ...replied, play: { ...play, times, agreement: sure(answered(agreement, seat, answer)) } }
  },
  reveal(table, { step, left, wonders, at }) {
    const before = playOf(table)
    const open = agreementOf(before, step)
    const agreement = open.result ? open : revealed(open)
    if (canonical(agreement.result) !== canonical(wonders)) broken('other wonders follow')
    const times = left.map((bank) => ({ left: bank, spent: 0 }))
    const play = { ...before, agreement, times, opened: at }
    return wonders ? withWonders(table, play, wonders) : { ...table, play }
  },
  choose(table, { n, city, seat, move, by, lag = 0 }) {
    const play = playOf(table)
    const choices = chosenAnew(play, { n, city, seat, move, by })
    const times = play.times.map((time, i) => (i === seat && by === 'person' ? givenBack(time, lag) : time))
    const answered = by === 'person' ? noLongerAwaited(table, seat) : table
    return { ...answered, play: withChoices({ ...play, times }, choices) }
  },
  undo(table, { seat }) {
    const play = playOf(table)
    const choices = play.choices.filter((choice) => choice.seat !== seat)
    return { ...table, play: withChoices(play, choices) }
  },
  round: (table, event, isChecked) => ({
    ...withLateness(table),
    declined: [],
    play: nextRound(table, playOf(table), event, isChecked),
  }),
  over(table, { reason, results, secret, at }) {
    if (secret !== table.secret) broken('this is another secret')
    return { ...table, phase: 'over', ballots: [], paused: undefined, end: { reason, results, secret, at } }
  },
  away: (table, { seat }) => noLongerAwaited(withSeat(table, seat, { away: 'away', late: 0 }), seat),
  back: (table, { seat, isAtOnce }) =>
    withSeat(table, seat, { away: isAtOnce ? undefined : 'returning', goneSince: undefined }),
  wait: (table, { seat }) => withSeat(noLongerAwaited(table, seat), seat, { isAwaited: true }),
  pause: (table, { why }) => ({ ...table, paused: why, ballots: without(table.ballots, { about: 'pause' }) }),
  resume: (table, { at }) => ({ ...table, paused: undefined, awake: at }),
  vacation: (table, { seat, until, at }) =>
    withSeat(table, seat, { vacations: withVacation(itemAt(table.seats, seat).vacations, at, until) }),
  resign: (table, { seat }) => noLongerAwaited(withSeat(table, seat, { hasResigned: true }), seat),
  hands: (table) => ({ ...table, showsHands: true, ballots: without(table.ballots, { about: 'hands' }) }),
  restart: (table, { since, given, at, isJump }) => ({
    ...table,
    awake: at,
    play: table.play && restarted(table, table.play, since, given, at),
    seats: table.seats.map((one) => goneBy(one, at, isLive(table) && !isJump)),
  }),
}

/** Absences start no later than now. After a restart everybody is disconnected at first. */
function goneBy(seatState: SeatState, at: number, isCut: boolean): SeatState {
  const { goneSince = isCut && isPerson(seatState) ? at : undefined } = seatState
  return goneSince === undefined ? seatState : { ...seatState, goneSince: Math.min(goneSince, at) }
}

/** The open agreement, if this is its step. */
function agreementOf(play: GameState, step: number): Agreement {
  const { agreement } = play
  if (!agreement || !isAgreeing(play) || stepOf(agreement) !== step) return broken('this step is not open')
  return agreement
}

/** Each city gets its wonder, and the game is set up with them. */
function withWonders(table: TableState, play: GameState, wonders: readonly GivenWonder[]): TableState {
  const terms = { ...table.terms, seats: wonders.map((given) => ({ ...given })) }
  const rules = sure(rulesFor(terms, table.library, play.began))
  const { game } = undealt(rules, play.seed)
  return { ...table, terms, play: { ...play, isAgreed: true, rules, game, standing: game } }
}

function agreementFor(table: TableState, nonces: readonly string[], pool: readonly PoolWonder[]): Agreement {
  const { secret, id, terms, deal, options } = table
  const seed = deal === undefined ? wonderSeedOf(secret, id, terms, nonces) : wonderSeedOf(secret, deal, terms, [])
  return sure(openAgreement(rulesWith(terms, options, pool), seed))
}

function playOf({ play }: TableState): GameState {
  return play ?? broken('nothing is played at this table yet')
}

/** Counts rounds lost on time, and completes the return of players. */
function withLateness(table: TableState): TableState {
  const { choices } = playOf(table)
  const seats = table.seats.map((one, seat) => {
    const own = choices.filter((choice) => choice.seat === seat)
    const isLate = own.some(({ by }) => by === 'clock')
    const isOnTime = own.some(({ by }) => by === 'person')
    const late = isLate ? one.late + 1 : isOnTime ? 0 : one.late
    const away = one.away === 'returning' ? undefined : one.away
    return late === one.late && away === one.away ? one : { ...one, late, away }
  })
  return { ...table, seats }
}

/**
 * Compares a stored round with the computed one. The same rules must give the same deal, and any rules the same game.
 * If pieces were renamed since, hashes differ, so only the legality of each deal and choice is checked. Rounds in the
 * middle of a log are not checked when it is replayed, because a difference there also changes the last round.
 */
function nextRound(table: TableState, play: GameState, event: EventOf<'round'>, isChecked: boolean): GameState {
  const { at: opened, round, left, rules: ran = play.ran } = event
  const isToday = isSame(ran, rulesOf(play.rules))
  const written = isChecked || !isToday ? unsealed(table.secret, round, event.gave) : undefined
  const came = outcome(play, isToday ? undefined : written)
  if (isToday && written && JSON.stringify(came.gave) !== JSON.stringify(written)) broken('chance gave something else')
  const isOther = isChecked && came.hash !== event.hash
  if (isOther && (isToday || !hadOtherNames(came.game))) broken('another game follows')
  const { game, told } = came
  const past = table.showsHands ? remembered([...play.past, { round: play.round, game: play.game }], game) : []
  const times = left.map((bank) => ({ left: bank, spent: 0 }))
  const earlier = remembering(table, play, game)
  return {
    ...play,
    ran,
    round,
    opened,
    game,
    standing: game,
    choices: [],
    closing: undefined,
    times,
    told,
    earlier,
    past,
  }
}

/** Past rounds are dropped at the end of an Age, when hands are discarded. */
function remembering(
  { seats }: TableState,
  { rules, game, choices, earlier }: GameState,
  next: Game,
): readonly Round[] {
  const isKept = seats.some(({ level }) => level !== undefined) && state.age.get(game) === state.age.get(next)
  return isKept ? [...earlier, { rules, game, choices }] : []
}

/** Past states still needed for spectators: the last one that is an Age old, and all after it. */
function remembered(past: readonly PastRound[], now: Game): PastRound[] {
  const first = past.findLastIndex(({ game }) => isAnAgeBack(game, now))
  return past.slice(Math.max(0, first))
}

/** Whether a state is at least one Age older than another. */
export function isAnAgeBack(then: Game, now: Game): boolean {
  if (isOver(now)) return true
  const ages = state.age.get(now) - state.age.get(then)
  return ages > 1 || (ages === 1 && state.turn.get(then) <= state.turn.get(now))
}
