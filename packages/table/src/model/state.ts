/**
 * Types of a table's state, which is computed from the log and the secret. States are immutable: each event leads to a
 * new one.
 */

import type { SeatSetup } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import type { Box, Game, GameEvent, Move, MoveJson, Ruleset, Terms } from '@heptapolis/engine/show'
import type { AcceptedCommands } from '../accepted-commands.ts'
import type { Agreement } from '../wonders/agreement.ts'
import type { BotLevel, ChatChannel, EventOf, Motion, Options, RulesOf, Series } from './events.ts'
import type { ViewCache } from './view-cache.ts'

/** Player or bot at a seat. The seat is free if neither `who` nor `level` is set. */
export interface SeatState {
  /** Identity of the person, opaque to the table and never sent to clients. */
  readonly who?: string | undefined
  readonly name?: string | undefined
  readonly nonce?: string | undefined
  /** Bot program that connects by the public API. It plays, but does not vote and cannot be host. */
  readonly isProgram?: true | undefined
  /** Has played, watched or viewed the shared deal before. */
  readonly knowsDeal?: true | undefined
  /** Level of a built-in bot. */
  readonly level?: BotLevel | undefined
  /** Person with a reservation for the seat. */
  readonly keptFor?: string | undefined
  /** Time of the last disconnect; undefined while connected. */
  readonly goneSince?: number | undefined
  /** A bot plays for the person; `returning`: until the next round. */
  readonly away?: 'away' | 'returning' | undefined
  /** The other players have agreed to wait for this one. */
  readonly isAwaited?: true | undefined
  readonly hasResigned?: true | undefined
  readonly isForgotten?: true | undefined
  /** Consecutive rounds in which the time ran out. */
  readonly late: number
  /** Vacations: periods in which the clock is stopped. */
  readonly vacations: readonly (readonly [number, number])[]
}

export interface Watcher {
  readonly who: string
  /** Display name. */
  readonly number: number
  readonly name: string
}

/** Choice for a city, as stored in the log. */
export interface WrittenChoice {
  /** Number of the event that made it. */
  readonly n: number
  readonly city: number
  readonly seat: number
  readonly move: MoveJson
  readonly by: 'person' | 'bot' | 'clock'
}

/** Choice of a city in the open round, hidden from all others until the reveal. */
export interface OpenChoice extends WrittenChoice {
  /** The parsed move. */
  readonly read: Move
}

/** Clock of a seat: time in the bank, time used in this round, and when it was started. */
export interface Time {
  readonly left: number
  readonly spent: number
  readonly since?: number | undefined
}

/** A past round: the game as it opened, and the choices made in it. */
export interface Round {
  readonly rules: Ruleset
  readonly game: Game
  readonly choices: readonly OpenChoice[]
}

/** State of the game. The `Game` objects in it are never modified. */
export interface GameState extends Round {
  /** Versions of the rules that computed the last round. */
  readonly ran: RulesOf
  /** Engine version at the start of the game. Questions that a later version added are not asked. */
  readonly began: string
  readonly seed: string
  readonly round: number
  /** Start time of the open round. */
  readonly opened: number
  /** The open round with the choices made so far. */
  readonly standing: Game
  /** The choice that completes the round, once all have answered. */
  readonly closing?: OpenChoice | undefined
  readonly times: readonly Time[]
  /** Game events between the last round and this one. */
  readonly told: readonly GameEvent[]
  /** Past rounds of this Age, kept only for tables with bots: bots remember the hands they have seen. */
  readonly earlier: readonly Round[]
  /** Past states, kept only if spectators may see hands. */
  readonly past: readonly PastRound[]
  /** All people who have had a seat since the start. */
  readonly sat: readonly string[]
  /** How wonders are given out before the first round, if by agreement. */
  readonly agreement?: Agreement | undefined
  /** The agreement has a result, and the cities have their wonders. */
  readonly isAgreed?: true | undefined
  /** Cache of the latest views, from which the next ones are made. */
  readonly viewCache: ViewCache
}

export interface PastRound {
  readonly round: number
  readonly game: Game
}

/** Request of a person to take over the seat of a bot. */
export interface SeatClaim {
  readonly who: string
  readonly name: string
  readonly nonce: string
  readonly isProgram?: true | undefined
  readonly knowsDeal?: true | undefined
}

export interface Ballot {
  readonly about: Motion
  readonly of?: number | undefined
  /** The applicant, in a vote about taking a seat. */
  readonly claim?: SeatClaim | undefined
  readonly votes: readonly { readonly seat: number; readonly yes: boolean }[]
}

/** Notices in the chat, such as joined or left. */
export type ChatNotice = 'opened' | 'sat' | 'stood' | 'watched' | 'left' | 'removed' | 'began'

/** A chat message, or a notice about a person. */
export interface ChatMessage {
  readonly at: number
  readonly seat?: number | undefined
  readonly watcher?: number | undefined
  readonly name: string
  readonly who?: string | undefined
  readonly channel: ChatChannel
  readonly text?: string | undefined
  readonly phrase?: string | undefined
  readonly did?: ChatNotice | undefined
}

/** Number of events caused by people: limits the growth of a log. */
export interface EventCounts {
  /** Events other than choices: first those of all people without a seat, then by seat. */
  readonly events: readonly number[]
  /** Choices in the open round, in the same order. */
  readonly choices: readonly number[]
}

export interface TableState {
  readonly id: string
  /** All known boxes. */
  readonly library: readonly Box[]
  readonly secret: string
  /** Number of the next event. */
  readonly n: number
  readonly phase: 'room' | 'play' | 'over'
  readonly terms: Terms
  readonly options: Options
  readonly commitment: string
  readonly after?: string | undefined
  /** Standings over the earlier games of a series of rematches. */
  readonly series?: Series | undefined
  /** Name of a deal that several tables share. The deal stays secret until all of them are finished. */
  readonly deal?: string | undefined
  readonly host: string
  readonly seats: readonly SeatState[]
  readonly watchers: readonly Watcher[]
  /** Number of spectators so far. */
  readonly counted: number
  /** People removed by the host. */
  readonly removed: readonly string[]
  readonly play?: GameState | undefined
  readonly paused?: 'agreed' | 'empty' | undefined
  /** Earliest time from which an absence counts. */
  readonly awake: number
  readonly ballots: readonly Ballot[]
  /** People whose request for a seat was rejected in this round. */
  readonly declined: readonly string[]
  readonly showsHands: boolean
  readonly textAgreed: boolean
  readonly chat: readonly ChatMessage[]
  /** Ids of accepted commands: a repeated command is answered with its first result. */
  readonly done: AcceptedCommands
  /** Events caused by people, counted. */
  readonly spent: EventCounts
  /** Snapshot version by seat; the last entry is that of spectators. */
  readonly versions: readonly number[]
  readonly end?: Pick<EventOf<'over'>, 'reason' | 'results' | 'secret' | 'at'> | undefined
  readonly next?: string | undefined
  /** Seats whose players want a rematch. */
  readonly again: readonly number[]
  /** Set if the log is invalid. A frozen table accepts no commands. */
  readonly frozen?: { readonly n: number; readonly code: string; readonly message: string } | undefined
}

export const isPerson = ({ who }: SeatState): boolean => who !== undefined
export const isOpen = ({ who, level, keptFor }: SeatState): boolean =>
  who === undefined && level === undefined && keptFor === undefined
/** Whether a bot answers for the seat now. */
export const isBotRun = (seatState: SeatState): boolean =>
  !isPerson(seatState) || seatState.hasResigned === true || seatState.away !== undefined
/** Whether a person plays here, even while a bot stands in. */
export const isPlaying = (seatState: SeatState): boolean => isPerson(seatState) && !seatState.hasResigned
/** Whether a person is present who can vote. */
export const isPresent = (seatState: SeatState): boolean =>
  isPlaying(seatState) && seatState.away !== 'away' && seatState.goneSince === undefined

/** Whether a bot plays for a person who is connected and may return at any moment. */
export const isStoodInFor = (seatState: SeatState): boolean =>
  isPlaying(seatState) && seatState.away === 'away' && seatState.goneSince === undefined

/** Whether it is a person, not a program: only people vote and can be host. */
export const hasSay = (seatState: SeatState): boolean => isPlaying(seatState) && seatState.isProgram !== true

/** Level of the bots that stand in for people. */
export const STAND_IN: BotLevel = 'medium'
export const levelOf = ({ level = STAND_IN }: SeatState): BotLevel => level

export const seatOf = ({ seats }: TableState, who: string): number =>
  seats.findIndex((seatState) => seatState.who === who)
export const watcherOf = ({ watchers }: TableState, who: string): Watcher | undefined =>
  watchers.find((watcher) => watcher.who === who)
/** Whether connections matter: in live games they do, in games over days nobody needs to be online. */
export const isLive = ({ options }: TableState): boolean => options.clock.kind !== 'days'

export function seatsWhere({ seats }: TableState, is: (seatState: SeatState) => boolean): number[] {
  const found: number[] = []
  for (let seat = 0; seat < seats.length; seat++) if (is(itemAt(seats, seat))) found.push(seat)
  return found
}

/** Requested wonder and side of a seat; unset parts are left out. */
export const wishOf = (wish: { wonder?: string | undefined; side?: string | undefined } | undefined): SeatSetup => ({
  ...(wish?.wonder !== undefined && { wonder: wish.wonder }),
  ...(wish?.side !== undefined && { side: wish.side }),
})

/** Copy of the table with one changed seat. */
export const withSeat = (table: TableState, seat: number, change: Partial<SeatState>): TableState => ({
  ...table,
  seats: table.seats.map((seatState, i) => (i === seat ? { ...seatState, ...change } : seatState)),
})
