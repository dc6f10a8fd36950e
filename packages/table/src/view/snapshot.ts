/**
 * What anybody is shown of a table: all that is ever sent is made here. It is a function of what the viewer's seat sees of
 * the game and of what everybody knows; two tables that differ only in what is hidden show the same, byte by byte.
 */
import { itemAt } from '@heptapolis/engine/kernel'
import type { GameEvent, Position, Terms } from '@heptapolis/engine/show'
import { isAnAgeBack } from '../log/apply-play.ts'
import type { BotLevel, ChatChannel, EventOf, Motion, Options } from '../model/events.ts'
import { playedTerms } from '../model/rules.ts'
import {
  type ChatMessage,
  type Did,
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
import { isHeard } from '../play/versions.ts'
import { electors } from '../play/votes.ts'
import { seenBy, seenByAll } from './round-views.ts'

export interface TableSnapshot {
  id: string
  /** Counts what this viewer has been shown at this place; it is not the number of an event. */
  n: number
  phase: TableState['phase']
  you: { seat?: number | undefined; watcher?: number | undefined; isHost: boolean }
  terms: Terms
  options: Options
  commitment: string
  /** The name of the deal, where other tables have the same. */
  deal?: string | undefined
  seats: ShownSeat[]
  watchers: { watcher: number; name: string; isHost: boolean }[]
  ballots: ShownBallot[]
  paused?: TableState['paused'] | undefined
  showsHands: boolean
  textAgreed: boolean
  chat: ShownLine[]
  game?: ShownGame | undefined
  /** The secret is empty where others have yet to play the same deal. */
  end?: Pick<EventOf<'over'>, 'reason' | 'results' | 'secret' | 'at'> | undefined
  /** The table this one is the rematch of, and its own rematch. */
  after?: string | undefined
  next?: string | undefined
  /** Seats whose people want the rematch, once somebody does. */
  again?: number[] | undefined
  /** Why nothing is decided here any more. */
  frozen?: string | undefined
}

export interface ShownSeat {
  kind: 'open' | 'kept' | 'person' | 'bot'
  name?: string | undefined
  level?: BotLevel | undefined
  nonce?: string | undefined
  isProgram?: true | undefined
  isHost?: true | undefined
  goneSince?: number | undefined
  away?: SeatState['away'] | undefined
  isAwaited?: true | undefined
  /** How often in a row the clock has chosen by now; and whether that is too often. */
  late?: number | undefined
  isSlow?: true | undefined
  hasResigned?: true | undefined
  isForgotten?: true | undefined
  vacationUntil?: number | undefined
}

export interface ShownBallot {
  about: Motion
  of?: number | undefined
  /** Who asks for the seat, where it is about one. */
  name?: string | undefined
  isProgram?: true | undefined
  votes: { seat: number; yes: boolean }[]
  /** Who has a say. */
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
  /** Of who came and went it is said what it was; the words are the viewer's. */
  did?: Did | undefined
}

export interface ShownGame {
  round: number
  view: Position
  /** What happened since the round before, as far as the viewer is told; what is `own` was told to the viewer alone. */
  told: GameEvent[]
  /** Cities that have yet to answer. */
  awaited: number[]
  /** The open question to the cities the viewer answers for. */
  asked: SeatQuestion[]
  /** By seat: milliseconds left in this round as the clock last stood, and until when while it runs; null without. */
  clock: { left: number | null; until: number | null }[]
  /** To watchers of a table that agreed: what every seat saw an Age ago. */
  hands?: { round: number; views: Position[] } | undefined
}

/** People who share a device see what all of them may see: `beside` are the others. */
export function shown(table: TableState, who: string, beside: readonly string[] = []): TableSnapshot {
  const seat = seatOf(table, who)
  const viewer = seat < 0 ? undefined : seat
  return {
    ...shownToAll(table),
    n: itemAt(table.versions, viewer ?? table.seats.length),
    you: { seat: viewer, watcher: watcherOf(table, who)?.number, isHost: table.host === who },
    chat: linesFor(table, viewer),
    game:
      table.play && table.play.round > 0
        ? shownGame(table, table.play, viewer, hasPlayed(table, who, beside))
        : undefined,
  }
}

type ShownToAll = Omit<TableSnapshot, 'n' | 'you' | 'chat' | 'game'>

/** What everybody sees alike is made once. */
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
    seats: table.seats.map((sitter) => shownSeat(table, sitter)),
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
    again: next === undefined ? undefined : [...table.again],
    frozen: table.frozen?.code,
  }
}

function kindOf(sitter: SeatState): ShownSeat['kind'] {
  if (isPerson(sitter)) return 'person'
  if (isOpen(sitter)) return 'open'
  return sitter.keptFor === undefined ? 'bot' : 'kept'
}

/** A seat looks the same to everybody, until something changes there. */
const seats = new WeakMap<SeatState, ShownSeat>()

function shownSeat(table: TableState, sitter: SeatState): ShownSeat {
  const known = seats.get(sitter)
  if (known && known.isHost === isHost(table, sitter)) return known
  const made = seatAnew(table, sitter)
  seats.set(sitter, made)
  return made
}

const isHost = ({ host }: TableState, { who }: SeatState): true | undefined => (who === host ? true : undefined)

function seatAnew(table: TableState, sitter: SeatState): ShownSeat {
  const { name, nonce, isProgram, goneSince, away, isAwaited, late, hasResigned, isForgotten, vacations } = sitter
  const kind = kindOf(sitter)
  return {
    kind,
    name,
    level: kind === 'bot' || away || hasResigned ? levelOf(sitter) : undefined,
    nonce,
    isProgram,
    isHost: isHost(table, sitter),
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

/** Where all is said to all, everybody is shown the same list until a line joins it. */
const openTalk = new WeakMap<TableState['chat'], ShownLine[]>()

function linesFor(table: TableState, viewer: number | undefined): ShownLine[] {
  const known = openTalk.get(table.chat)
  if (known) return known
  const heard = table.chat.filter(({ channel, seat }) => isHeard(table, channel, seat, viewer)).map(shownLine)
  if (table.chat.every(({ channel }) => channel === 'all')) openTalk.set(table.chat, heard)
  return heard
}

/** Lines stay for the whole game: each is made once. */
const lines = new WeakMap<ChatMessage, ShownLine>()

function shownLine(line: ChatMessage): ShownLine {
  const known = lines.get(line)
  if (known) return known
  const { who: _, ...open } = line
  lines.set(line, open)
  return open
}

/** Whether one of these people sits here, or has sat here since the game began. */
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

/** All viewers see the same clocks. */
const clocks = new WeakMap<TableState, ShownGame['clock']>()

export function clockOf(table: TableState): ShownGame['clock'] {
  const known = clocks.get(table)
  if (known) return known
  const clock = table.seats.map((_, seat) => ({ left: restOf(table, seat), until: deadlineOf(table, seat) ?? null }))
  clocks.set(table, clock)
  return clock
}

/** Nobody is asked whom a bot sits in for. */
const isAsked = ({ phase, seats }: TableState, viewer: number): boolean =>
  phase === 'play' && !itemAt(seats, viewer).away && !itemAt(seats, viewer).hasResigned

function handsFor({ showsHands, phase }: TableState, { past, game }: GameState): ShownGame['hands'] {
  if (!showsHands || phase !== 'play') return undefined
  const then = past.findLast((one) => isAnAgeBack(one.game, game))
  return then && { round: then.round, views: seenByAll(then.game) }
}
