/** What a table is at a moment: all of it follows from the log and the secret. A table is never changed, only followed by another. */

import type { SeatSetup } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import type { Box, Game, GameEvent, Move, MoveJson, Ruleset, Terms } from '@heptapolis/engine/show'
import type { AcceptedCommands } from '../done.ts'
import type { BotLevel, ChatChannel, EventOf, Motion, Options, RulesOf } from './events.ts'
import type { ViewCache } from './view-cache.ts'

/** Somebody or something at a seat; nobody where neither `who` nor `level` is there. */
export interface SeatState {
  /** A person's identity, whatever the server makes of it. It is shown to nobody. */
  readonly who?: string | undefined
  readonly name?: string | undefined
  readonly nonce?: string | undefined
  /** Somebody's own bot, which comes by the public API: it plays, and has no say in anything else. */
  readonly isProgram?: true | undefined
  /** A bot by itself. */
  readonly level?: BotLevel | undefined
  /** The seat is kept for this person. */
  readonly keptFor?: string | undefined
  /** No open line since. */
  readonly goneSince?: number | undefined
  /** A bot sits in; `returning` until the next round. */
  readonly away?: 'away' | 'returning' | undefined
  /** The others have agreed to wait. */
  readonly isAwaited?: true | undefined
  readonly hasResigned?: true | undefined
  readonly isForgotten?: true | undefined
  /** Rounds in a row in which the clock chose. */
  readonly late: number
  /** From when to when the clock stands still. */
  readonly vacations: readonly (readonly [number, number])[]
}

export interface Watcher {
  readonly who: string
  /** By which the others name them. */
  readonly number: number
  readonly name: string
}

/** What was chosen for a city, as it is written. */
export interface WrittenChoice {
  /** The event by which it was made. */
  readonly n: number
  readonly city: number
  readonly seat: number
  readonly move: MoveJson
  readonly by: 'person' | 'bot' | 'clock'
}

/** What a city has chosen in the open round; nobody else knows. */
export interface OpenChoice extends WrittenChoice {
  /** What the move means in this round. */
  readonly read: Move
}

/** The clock of a seat: what its bank holds, what it has used in this round, and since when it runs. */
export interface Time {
  readonly left: number
  readonly spent: number
  readonly since?: number | undefined
}

/** A round as it opened, and what was chosen in it. */
export interface Round {
  readonly rules: Ruleset
  readonly game: Game
  readonly choices: readonly OpenChoice[]
}

/** The game itself. Games in here are never played on. */
export interface GameState extends Round {
  /** What the last round was reckoned with. */
  readonly ran: RulesOf
  /** The engine it was begun with: what that would not have asked is not asked. */
  readonly began: string
  readonly seed: string
  readonly round: number
  /** When the open round began. */
  readonly opened: number
  /** The round with what has been chosen since it opened. */
  readonly standing: Game
  /** The choice that closes the round, once all are there. */
  readonly closing?: OpenChoice | undefined
  readonly times: readonly Time[]
  /** What happened between the last round and this. */
  readonly told: readonly GameEvent[]
  /** The rounds of this Age that are over, where bots play: they remember what they have seen. */
  readonly earlier: readonly Round[]
  /** Moments of the past, where watchers may see hands. */
  readonly past: readonly PastRound[]
  /** Whoever sat here since the beginning. */
  readonly sat: readonly string[]
  /** What has been shown of it, to make the next views from. */
  readonly viewCache: ViewCache
}

export interface PastRound {
  readonly round: number
  readonly game: Game
}

/** Somebody who would take a bot's seat in a game. */
export interface SeatClaim {
  readonly who: string
  readonly name: string
  readonly nonce: string
  readonly isProgram?: true | undefined
}

export interface Ballot {
  readonly about: Motion
  readonly of?: number | undefined
  /** Who asks, where it is about taking a seat. */
  readonly claim?: SeatClaim | undefined
  readonly votes: readonly { readonly seat: number; readonly yes: boolean }[]
}

/** What is told of people between the talk. */
export type Did = 'opened' | 'sat' | 'stood' | 'watched' | 'left' | 'removed' | 'began'

/** What somebody said, or did. */
export interface ChatMessage {
  readonly at: number
  readonly seat?: number | undefined
  readonly watcher?: number | undefined
  readonly name: string
  readonly who?: string | undefined
  readonly channel: ChatChannel
  readonly text?: string | undefined
  readonly phrase?: string | undefined
  readonly did?: Did | undefined
}

/** How much people have written at a table. */
export interface Spent {
  /** Events beside choices: of everybody without a seat, then of each seat. */
  readonly events: readonly number[]
  /** Choices in the open round, in the same order. */
  readonly choices: readonly number[]
}

export interface TableState {
  readonly id: string
  /** The boxes there are. */
  readonly library: readonly Box[]
  readonly secret: string
  /** The number of the next event. */
  readonly n: number
  readonly phase: 'room' | 'play' | 'over'
  readonly terms: Terms
  readonly options: Options
  readonly commitment: string
  readonly after?: string | undefined
  /** The name of its deal, where several tables share it: what it was stays hidden from those who have yet to play it. */
  readonly deal?: string | undefined
  readonly host: string
  readonly seats: readonly SeatState[]
  readonly watchers: readonly Watcher[]
  /** How many watchers there have been. */
  readonly counted: number
  /** Whom the host has shown the door. */
  readonly removed: readonly string[]
  readonly play?: GameState | undefined
  readonly paused?: 'agreed' | 'empty' | undefined
  /** Since when it counts that somebody is gone. */
  readonly awake: number
  readonly ballots: readonly Ballot[]
  /** People whose request for a seat was refused in this round. */
  readonly declined: readonly string[]
  readonly showsHands: boolean
  readonly textAgreed: boolean
  readonly chat: readonly ChatMessage[]
  /** Each command that comes is looked up here. */
  readonly done: AcceptedCommands
  /** How much people have written here. */
  readonly spent: Spent
  /** How much each seat has been shown, and last everybody else. */
  readonly versions: readonly number[]
  readonly end?: Pick<EventOf<'over'>, 'reason' | 'results' | 'secret' | 'at'> | undefined
  readonly next?: string | undefined
  /** The seats whose people want the rematch. */
  readonly again: readonly number[]
  /** What the log says cannot be: nothing is decided here any more. */
  readonly frozen?: { readonly n: number; readonly code: string; readonly message: string } | undefined
}

export const isPerson = ({ who }: SeatState): boolean => who !== undefined
export const isOpen = ({ who, level, keptFor }: SeatState): boolean =>
  who === undefined && level === undefined && keptFor === undefined
/** A bot answers for the seat now. */
export const isBotRun = (sitter: SeatState): boolean =>
  !isPerson(sitter) || sitter.hasResigned === true || sitter.away !== undefined
/** A person who still plays, whether or not a bot sits in. */
export const isPlaying = (sitter: SeatState): boolean => isPerson(sitter) && !sitter.hasResigned
/** A person who is there to decide things. */
export const isPresent = (sitter: SeatState): boolean =>
  isPlaying(sitter) && sitter.away !== 'away' && sitter.goneSince === undefined

/** A bot plays for a person who is connected, and may come back at any moment. */
export const isStoodInFor = (sitter: SeatState): boolean =>
  isPlaying(sitter) && sitter.away === 'away' && sitter.goneSince === undefined

/** A person, not a program: who has a say, and may be host. */
export const hasSay = (sitter: SeatState): boolean => isPlaying(sitter) && sitter.isProgram !== true

/** Who sits in for people. */
export const STAND_IN: BotLevel = 'medium'
export const levelOf = ({ level = STAND_IN }: SeatState): BotLevel => level

export const seatOf = ({ seats }: TableState, who: string): number => seats.findIndex((sitter) => sitter.who === who)
export const watcherOf = ({ watchers }: TableState, who: string): Watcher | undefined =>
  watchers.find((watcher) => watcher.who === who)
/** Lines come and go while people play at once; over days nobody expects anybody to be there. */
export const isLive = ({ options }: TableState): boolean => options.clock.kind !== 'days'

export function seatsWhere({ seats }: TableState, is: (sitter: SeatState) => boolean): number[] {
  const found: number[] = []
  for (let seat = 0; seat < seats.length; seat++) if (is(itemAt(seats, seat))) found.push(seat)
  return found
}

/** Wonder and side that a seat asks for, without what it leaves open. */
export const wishOf = (wish: { wonder?: string | undefined; side?: string | undefined } | undefined): SeatSetup => ({
  ...(wish?.wonder !== undefined && { wonder: wish.wonder }),
  ...(wish?.side !== undefined && { side: wish.side }),
})

/** The table with one seat changed. */
export const withSeat = (table: TableState, seat: number, change: Partial<SeatState>): TableState => ({
  ...table,
  seats: table.seats.map((sitter, i) => (i === seat ? { ...sitter, ...change } : sitter)),
})
