/**
 * The log of a table: one append-only list of events, `n` from 0 without gaps. Everything a table is follows from it and
 * the secret. Events are plain JSON: a store keeps them as they are. They are never sent to anybody: `shown` says what is.
 */
import type { MoveJson, Terms } from '@heptapolis/engine'
import type { ChoiceOptions } from './options.ts'

/** How good a bot plays, by the names of the bots. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const
export type BotLevel = (typeof LEVELS)[number]

/** All times in milliseconds; `at` and deadlines are those of the server's clock. */
export type ClockOption =
  | { kind: 'none' }
  /** So long a round. */
  | { kind: 'move'; time: number }
  /** A bank that grows with every round, up to `most`. */
  | { kind: 'bank'; time: number; increment: number; most: number }
  /** So long a round, and a bank for the whole game. `zone` is the table's distance from UTC where weekends are off. */
  | { kind: 'days'; time: number; bank: number; weekends?: { zone: number } }

export interface Options extends ChoiceOptions {
  clock: ClockOption
  /** Who may sit down at an open table. */
  seating?: SeatingOption
}

/** Anybody, whoever has an account, or those with a rating in between. */
export type SeatingOption = 'anybody' | 'accounts' | { from: number; to: number }

/** The engine's version and a digest of the pieces, as records have them. */
export interface RulesOf {
  engine: string
  data: string
}

export type ChatChannel = 'all' | 'team' | 'watchers'

/** What the table may be asked to agree on; `bot` and `seat` are about one seat. */
export const MOTIONS = ['bot', 'seat', 'pause', 'hands', 'talk', 'abort'] as const
export type Motion = (typeof MOTIONS)[number]

/** The line of a seat in the result. Who resigned ranks behind all others. */
export interface SeatResult {
  seat: number
  total: number
  coins: number
  rank: number
}

/** What happened. `seat` is a player's; `city` is the engine's seat, which in a game for two may be the free city. */
export type TableEventBody =
  // The room
  | {
      kind: 'open'
      id: string
      terms: Terms
      options: Options
      commitment: string
      rules: RulesOf
      after?: string | undefined
      /** Tables with one secret and the same deal, by a name of theirs: neither id nor nonces change it. */
      deal?: string | undefined
    }
  | { kind: 'set'; terms?: Terms | undefined; options?: Options | undefined }
  /** A program that comes by the public API is known as one. Where the players have agreed, `who` is the person who asked. */
  | { kind: 'sit'; seat: number; name: string; nonce: string; isProgram?: true | undefined; who?: string | undefined }
  /** A request for a bot's seat in a game: the players vote on it. */
  | { kind: 'claim'; seat: number; name: string; nonce: string; isProgram?: true | undefined }
  | { kind: 'stand'; seat: number }
  /** A seat kept for somebody, as after a rematch. */
  | { kind: 'keep'; seat: number; person: string; name: string }
  /** Without a level the seat is open again. */
  | { kind: 'bot'; seat: number; level?: BotLevel | undefined }
  /** The seats anew: at each place, which seat it was. */
  | { kind: 'order'; seats: number[] }
  | { kind: 'wonder'; seat: number; wonder?: string | undefined; side?: string | undefined }
  | { kind: 'name'; seat?: number | undefined; watcher?: number | undefined; name: string }
  | { kind: 'watch'; watcher: number; name: string }
  | { kind: 'unwatch'; watcher: number }
  /** The host shows somebody the door. In play only who is away already: the bot stays. */
  | { kind: 'remove'; seat?: number | undefined; watcher?: number | undefined }
  | { kind: 'host'; seat: number }
  // The game. `round` opens a round; the last one opens none, and `over` follows.
  | { kind: 'begin'; nonces: string[]; rules: RulesOf }
  | {
      kind: 'choose'
      round: number
      seat: number
      city: number
      move: MoveJson
      by: 'person' | 'bot' | 'clock'
      /** By what a bot chose, so that anybody can have it choose again. */
      level?: BotLevel | undefined
      worlds?: number | undefined
      weights?: string | undefined
      /** Milliseconds of the way here that are given back. */
      lag?: number | undefined
    }
  /** Takes back what is not revealed yet. */
  | { kind: 'undo'; round: number; seat: number }
  | {
      kind: 'round'
      round: number
      hash: string
      /** What chance gave since the last round, sealed with the secret. */
      gave: string
      /** Milliseconds left, by seat; 0 without a bank. */
      left: number[]
      /** Where the rules are not those the round before was reckoned with. */
      rules?: RulesOf | undefined
    }
  | {
      kind: 'over'
      reason: 'finished' | 'aborted' | 'closed'
      /** None where the game was not played to its end. */
      results: SeatResult[]
      secret: string
    }
  // Who is there
  | { kind: 'here'; seat: number }
  | { kind: 'gone'; seat: number; since: number }
  | { kind: 'away'; seat: number; why: 'late' | 'gone' | 'voted' | 'wish' }
  /** At once where the bot has not chosen in this round; else from the next round on. */
  | { kind: 'back'; seat: number; isAtOnce?: true | undefined }
  /** The others wait for the seat: its clock stands still until it is there again. */
  | { kind: 'wait'; seat: number }
  /** The table asks by itself whether a bot plays for a seat without a connection, or that is late again and again. */
  | { kind: 'ask'; of: number }
  | { kind: 'vote'; seat: number; about: Motion; of?: number | undefined; yes: boolean }
  | { kind: 'pause'; why: 'agreed' | 'empty' }
  | { kind: 'resume' }
  | { kind: 'vacation'; seat: number; until: number }
  | { kind: 'resign'; seat: number }
  /** The whole table lets watchers see hands, an Age late; agrees to text. */
  | { kind: 'hands' }
  | { kind: 'talk' }
  /** The server was down since then, or its clock jumped from there to `at`: no clock ran, and `given` is given on top. */
  | { kind: 'restart'; since: number; given: number; isJump?: true | undefined }
  /** An account is deleted: its name goes, what it played stays. */
  | { kind: 'forget'; person: string }
  | {
      kind: 'say'
      seat?: number | undefined
      watcher?: number | undefined
      channel: ChatChannel
      text?: string | undefined
      phrase?: string | undefined
    }
  /** The table of the rematch, as the first who wants one asks for it; and who wants it too. */
  | { kind: 'next'; table: string; seat?: number | undefined }
  | { kind: 'again'; seat: number }

/** Where and when; and of what somebody asked for, who did, and the command's own id. */
export interface Stamp {
  n: number
  at: number
  who?: string | undefined
  cid?: string | undefined
}

export type TableEvent = TableEventBody & Stamp
export type EventOf<K extends TableEventBody['kind']> = Extract<TableEventBody, { kind: K }> & Stamp
