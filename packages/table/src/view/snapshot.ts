/**
 * Snapshots of a table, the only form in which clients receive it. A snapshot contains what one viewer may see: tables
 * that differ only in hidden cards give the same bytes.
 */
import { itemAt } from '@heptapolis/engine/kernel'
import type { GameEvent, Position, Terms } from '@heptapolis/engine/show'
import { isAnAgeBack } from '../log/apply-play.ts'
import type { BotLevel, ChatChannel, EventOf, Motion, Options } from '../model/events.ts'
import { playedTerms } from '../model/rules.ts'
import {
  type ChatMessage,
  type ChatNotice,
  type GameState,
  isOpen,
  isPerson,
  levelOf,
  type SeatState,
  seatOf,
  type TableState,
  watcherOf,
} from '../model/state.ts'
import type { SeatQuestion } from '../model/view-cache.ts'
import { deadlineOf, MOST_LATE, restOf } from '../play/clock.ts'
import { awaited } from '../play/round.ts'
import { type ShownSeries, shownSeries } from '../play/series.ts'
import { isHeard } from '../play/versions.ts'
import { electors } from '../play/votes.ts'
import { type ShownAgreement as ShownSteps, shownAgreement } from '../wonders/view.ts'
import { seenBy, seenByAll } from './round-views.ts'

export interface TableSnapshot {
  id: string
  /** Version of the snapshot for this viewer; not an event number. */
  n: number
  phase: TableState['phase']
  you: { seat?: number | undefined; watcher?: number | undefined; isHost: boolean }
  terms: Terms
  options: Options
  commitment: string
  /** Name of the deal, if other tables share it. */
  deal?: string | undefined
  seats: ShownSeat[]
  watchers: { watcher: number; name: string; isHost: boolean }[]
  ballots: ShownBallot[]
  paused?: TableState['paused'] | undefined
  showsHands: boolean
  textAgreed: boolean
  chat: ShownLine[]
  /** How wonders are or were given out, if by agreement. */
  agreement?: ShownAgreement | undefined
  game?: ShownGame | undefined
  /** The secret is empty while other tables still play the same deal. */
  end?: Pick<EventOf<'over'>, 'reason' | 'results' | 'secret' | 'at'> | undefined
  /** The previous table of a rematch, and the next one. */
  after?: string | undefined
  next?: string | undefined
  /** Standings over the finished games of this table and of those before it; absent before the first. */
  series?: ShownSeries | undefined
  /** Seats that want a rematch; absent before the first request. */
  again?: number[] | undefined
  /** Reason why the table is frozen. */
  frozen?: string | undefined
}

export interface ShownSeat {
  kind: 'open' | 'kept' | 'person' | 'bot'
  name?: string | undefined
  level?: BotLevel | undefined
  nonce?: string | undefined
  isProgram?: true | undefined
  isHost?: true | undefined
  /** Has played, watched or viewed the shared deal before. */
  knowsDeal?: true | undefined
  goneSince?: number | undefined
  away?: SeatState['away'] | undefined
  isAwaited?: true | undefined
  /** Consecutive timeouts, and whether they are too many. */
  late?: number | undefined
  isSlow?: true | undefined
  hasResigned?: true | undefined
  isForgotten?: true | undefined
  vacationUntil?: number | undefined
}

export interface ShownBallot {
  about: Motion
  of?: number | undefined
  /** The applicant, in a vote about a seat. */
  name?: string | undefined
  isProgram?: true | undefined
  votes: { seat: number; yes: boolean }[]
  /** Seats that may vote. */
  electors: number[]
}

export interface ShownLine {
  at: number
  seat?: number | undefined
  watcher?: number | undefined
  name: string
  channel: ChatChannel
  text?: string | undefined
  phrase?: string | undefined
  /** Notices carry a code; the client has the text. */
  did?: ChatNotice | undefined
}

/** Agreement with the clocks of the seats, as in a round. */
export interface ShownAgreement extends ShownSteps {
  clock: ShownGame['clock']
}

export interface ShownGame {
  round: number
  view: Position
  /** Events since the previous round that the viewer may know; `own`: for this viewer only. */
  told: GameEvent[]
  /** Cities that have not answered yet. */
  awaited: number[]
  /** Open questions to the cities of the viewer. */
  asked: SeatQuestion[]
  /** By seat: milliseconds left when the clock was last updated, and the deadline while it runs; null without a clock. */
  clock: { left: number | null; until: number | null }[]
  /** For spectators, if the table agreed: all hands of one Age ago. */
  hands?: { round: number; views: Position[] } | undefined
}

/** People who share a device see the union of their views; `beside` are the others. */
export function shown(table: TableState, who: string, beside: readonly string[] = []): TableSnapshot {
  const seat = seatOf(table, who)
  const viewer = seat < 0 ? undefined : seat
  return {
    ...shownToAll(table),
    n: itemAt(table.versions, viewer ?? table.seats.length),
    you: { seat: viewer, watcher: watcherOf(table, who)?.number, isHost: table.host === who },
    chat: linesFor(table, viewer),
    agreement: agreementFor(table, viewer),
    game:
      table.play && table.play.round > 0
        ? shownGame(table, table.play, viewer, hasPlayed(table, who, beside))
        : undefined,
  }
}

type ShownToAll = Omit<TableSnapshot, 'n' | 'you' | 'chat' | 'agreement' | 'game'>

/** Shared by all viewers, so computed once. */
const openly = new WeakMap<TableState, ShownToAll>()

export function shownToAll(table: TableState): ShownToAll {
  const known = openly.get(table) ?? toAllAnew(table)
  openly.set(table, known)
  return known
}

function toAllAnew(table: TableState): ShownToAll {
  const { id, phase, options, commitment, deal, paused, showsHands, textAgreed, end, after, next } = table
  return {
    id,
    phase,
    terms: playedTerms(table),
    options,
    commitment,
    deal,
    seats: table.seats.map((seatState) => shownSeat(table, seatState)),
    watchers: table.watchers.map(({ number, name, who: one }) => ({
      watcher: number,
      name,
      isHost: one === table.host,
    })),
    ballots: table.ballots.map(({ about, of, votes, claim }) => ({
      about,
      of,
      name: claim?.name,
      isProgram: claim?.isProgram,
      votes: [...votes],
      electors: electors(table, { about, of }),
    })),
    paused,
    showsHands,
    textAgreed,
    end: deal === undefined || !end ? end : { ...end, secret: '' },
    after,
    next,
    series: shownSeries(table),
    again: next === undefined ? undefined : [...table.again],
    frozen: table.frozen?.code,
  }
}

function kindOf(seatState: SeatState): ShownSeat['kind'] {
  if (isPerson(seatState)) return 'person'
  if (isOpen(seatState)) return 'open'
  return seatState.keptFor === undefined ? 'bot' : 'kept'
}

/** Cached by seat: all viewers see the same. */
const seats = new WeakMap<SeatState, ShownSeat>()

function shownSeat(table: TableState, seatState: SeatState): ShownSeat {
  const known = seats.get(seatState)
  if (known && known.isHost === isHost(table, seatState)) return known
  const made = seatAnew(table, seatState)
  seats.set(seatState, made)
  return made
}

/** Also of a seat that is reserved for the host of a rematch. */
const isHost = ({ host }: TableState, { who = '', keptFor = who }: SeatState): true | undefined =>
  keptFor === host ? true : undefined

function seatAnew(table: TableState, seatState: SeatState): ShownSeat {
  const { name, nonce, isProgram, knowsDeal, goneSince, away, isAwaited, late, hasResigned, isForgotten, vacations } =
    seatState
  const kind = kindOf(seatState)
  return {
    kind,
    name,
    level: kind === 'bot' || away || hasResigned ? levelOf(seatState) : undefined,
    nonce,
    isProgram,
    isHost: isHost(table, seatState),
    knowsDeal,
    goneSince,
    away,
    isAwaited,
    late: late > 0 ? late : undefined,
    isSlow: late >= MOST_LATE ? true : undefined,
    hasResigned,
    isForgotten,
    vacationUntil: vacations.at(-1)?.[1],
  }
}

/** Without private channels all viewers share one list, which is cached until the next entry. */
const openTalk = new WeakMap<TableState['chat'], ShownLine[]>()

function linesFor(table: TableState, viewer: number | undefined): ShownLine[] {
  const known = openTalk.get(table.chat)
  if (known) return known
  const heard = table.chat.filter(({ channel, seat }) => isHeard(table, channel, seat, viewer)).map(shownLine)
  if (table.chat.every(({ channel }) => channel === 'all')) openTalk.set(table.chat, heard)
  return heard
}

/** Cached by entry: entries do not change. */
const lines = new WeakMap<ChatMessage, ShownLine>()

function shownLine(line: ChatMessage): ShownLine {
  const known = lines.get(line)
  if (known) return known
  const { who: _, ...open } = line
  lines.set(line, open)
  return open
}

/** Whether one of these people has a seat, or had one since the start. */
export const hasPlayed = ({ play }: TableState, who: string, beside: readonly string[]): boolean =>
  play?.sat.some((one) => one === who || beside.includes(one)) ?? false

function shownGame(table: TableState, play: GameState, viewer: number | undefined, isPlayer: boolean): ShownGame {
  const { view, told, asked } = seenBy(table, play, viewer)
  return {
    round: play.round,
    view,
    told,
    awaited: [...awaited(play)],
    asked: viewer !== undefined && isAsked(table, viewer) ? asked : [],
    clock: clockOf(table),
    hands: isPlayer ? undefined : handsFor(table, play),
  }
}

/** Cached: all viewers see the same clocks. */
const clocks = new WeakMap<TableState, ShownGame['clock']>()

export function clockOf(table: TableState): ShownGame['clock'] {
  const known = clocks.get(table)
  if (known) return known
  const clock = table.seats.map((_, seat) => ({ left: restOf(table, seat), until: deadlineOf(table, seat) ?? null }))
  clocks.set(table, clock)
  return clock
}

function agreementFor(table: TableState, viewer: number | undefined): ShownAgreement | undefined {
  const agreement = table.play?.agreement
  const asked = viewer !== undefined && isAsked(table, viewer) ? viewer : undefined
  return agreement && { ...shownAgreement(agreement, asked), clock: clockOf(table) }
}

/** Players with a stand-in bot get no question. */
const isAsked = ({ phase, seats }: TableState, viewer: number): boolean =>
  phase === 'play' && !itemAt(seats, viewer).away && !itemAt(seats, viewer).hasResigned

function handsFor({ showsHands, phase }: TableState, { past, game }: GameState): ShownGame['hands'] {
  if (!showsHands || phase !== 'play') return undefined
  const then = past.findLast((one) => isAnAgeBack(one.game, game))
  return then && { round: then.round, views: seenByAll(then.game) }
}
