/**
 * Types of the events in a table's log, which is append-only and numbered by `n` from 0 without gaps. Events are plain
 * JSON and stored unchanged. Clients never receive them, only snapshots.
 */
import type { MoveJson, Terms } from '@heptapolis/engine'
import type { GivenWonder, PoolWonder, WonderAnswer } from '../wonders/model.ts'
import type { ChoiceOptions, GivenChoices } from './options.ts'

/** Bot levels, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master'] as const
export type BotLevel = (typeof LEVELS)[number]

/** Clock settings. All times are milliseconds; `at` and deadlines use the clock of the server. */
export type ClockOption =
  | { kind: 'none' }
  /** Fixed time per round. */
  | { kind: 'move'; time: number }
  /** Time bank that grows with every round, up to `most`. */
  | { kind: 'bank'; time: number; increment: number; most: number }
  /** Fixed time per round and a bank for the whole game. `zone`: offset from UTC, set if weekends do not count. */
  | { kind: 'days'; time: number; bank: number; weekends?: { zone: number } }

export interface Options extends ChoiceOptions {
  clock: ClockOption
  /** The people allowed to take a seat at an open table. */
  seating?: SeatingOption
  /** Wonders that are left out. */
  without?: string[]
}

/** Options before they are read: those of `TABLE_OPTIONS` may be absent and then have their default. */
export type GivenOptions = Pick<Options, 'clock' | 'seating' | 'without'> & GivenChoices

/** Anyone, people with an account, or a range of ratings. */
export type SeatingOption = 'anybody' | 'accounts' | { from: number; to: number }

/** Engine version and digest of the pieces, as in records. */
export interface RulesOf {
  engine: string
  data: string
}

export type ChatChannel = 'all' | 'team' | 'watchers'

/** Motions that players vote on; `bot` and `seat` concern one seat. */
export const MOTIONS = ['bot', 'seat', 'pause', 'hands', 'talk', 'abort'] as const
export type Motion = (typeof MOTIONS)[number]

/** Result of a seat. Players who resigned rank last. */
export interface SeatResult {
  seat: number
  total: number
  coins: number
  rank: number
}

/** Results of one person over a series of rematches. */
export interface SeriesEntry {
  /** Identity of the person, never sent to clients. */
  person: string
  name: string
  isProgram?: true | undefined
  games: number
  wins: number
  /** Sum over all games. */
  points: number
}

/** Standings over the finished games of a series of rematches. */
export interface Series {
  games: number
  people: SeriesEntry[]
}

/** Person who takes a seat. `knowsDeal`: has played, watched or viewed the shared deal of the table before. */
export interface SeatTaker {
  seat: number
  name: string
  nonce: string
  isProgram?: true | undefined
  knowsDeal?: true | undefined
}

/** Events without number and time. `seat` is a player; `city` is a seat of the engine, in games for two also the free city. */
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
      /** In a rematch: standings over the games before. */
      series?: Series | undefined
      /** Name of a deal that several tables share: same secret, same cards, independent of table id and nonces. */
      deal?: string | undefined
    }
  | { kind: 'set'; terms?: Terms | undefined; options?: Options | undefined }
  /** A person takes a seat. `isProgram`: a bot that connects by the public API. After a vote, `who` is the applicant. */
  | ({ kind: 'sit'; who?: string | undefined } & SeatTaker)
  /** Request for the seat of a bot in a running game; the players vote on it. */
  | ({ kind: 'claim' } & SeatTaker)
  | { kind: 'stand'; seat: number }
  /** Reserves a seat, for a rematch. */
  | { kind: 'keep'; seat: number; person: string; name: string }
  /** Sets a bot; without a level the seat becomes free. */
  | { kind: 'bot'; seat: number; level?: BotLevel | undefined }
  /** New seat order: for each place its former seat. */
  | { kind: 'order'; seats: number[] }
  | { kind: 'wonder'; seat: number; wonder?: string | undefined; side?: string | undefined }
  | { kind: 'name'; seat?: number | undefined; watcher?: number | undefined; name: string }
  | { kind: 'watch'; watcher: number; name: string }
  | { kind: 'unwatch'; watcher: number }
  /** The host removes a person. During a game only an absent player can be removed; the bot stays. */
  | { kind: 'remove'; seat?: number | undefined; watcher?: number | undefined }
  | { kind: 'host'; seat: number }
  // The game. `round` opens a round; the last one opens none, and `over` follows.
  /** `without`: wonders that nobody gets, the free city either; older logs left them to it. `pool`: the wonders of an agreement. It is stored, so that a log replays although boxes have more wonders since. */
  | {
      kind: 'begin'
      nonces: string[]
      rules: RulesOf
      pool?: readonly PoolWonder[] | undefined
      without?: string[] | undefined
    }
  /** Answer in an agreement about wonders, hidden until the reveal. A later one of the same step replaces it. */
  | {
      kind: 'agree'
      step: number
      seat: number
      answer: WonderAnswer
      by: 'person' | 'bot' | 'clock'
      lag?: number | undefined
    }
  /** All have answered in a step of the agreement; the last one has the wonders by seat. */
  | { kind: 'reveal'; step: number; left: number[]; wonders?: readonly GivenWonder[] | undefined }
  | {
      kind: 'choose'
      round: number
      seat: number
      city: number
      move: MoveJson
      by: 'person' | 'bot' | 'clock'
      /** Inputs of the choice of a bot, so that it can be verified. */
      level?: BotLevel | undefined
      worlds?: number | undefined
      weights?: string | undefined
      /** Network delay in milliseconds that is credited to the player. */
      lag?: number | undefined
    }
  /** Takes back a choice before the reveal. */
  | { kind: 'undo'; round: number; seat: number }
  | {
      kind: 'round'
      round: number
      hash: string
      /** Dealt cards since the last round, encrypted with the secret. */
      gave: string
      /** Milliseconds left, by seat; 0 without a bank. */
      left: number[]
      /** Set if the rules differ from those of the previous round. */
      rules?: RulesOf | undefined
    }
  | {
      kind: 'over'
      reason: 'finished' | 'aborted' | 'closed'
      /** Absent if the game was not finished. */
      results: SeatResult[]
      secret: string
    }
  // Presence
  | { kind: 'here'; seat: number }
  | { kind: 'gone'; seat: number; since: number }
  | { kind: 'away'; seat: number; why: 'late' | 'gone' | 'voted' | 'wish' }
  /** The player returns: at once if the bot has not chosen in this round, otherwise from the next round. */
  | { kind: 'back'; seat: number; isAtOnce?: true | undefined }
  /** The others wait for the seat: its clock stops until the player is back. */
  | { kind: 'wait'; seat: number }
  /** Vote opened by the table: whether a bot plays for a seat that is disconnected or repeatedly late. */
  | { kind: 'ask'; of: number }
  | { kind: 'vote'; seat: number; about: Motion; of?: number | undefined; yes: boolean }
  | { kind: 'pause'; why: 'agreed' | 'empty' }
  | { kind: 'resume' }
  | { kind: 'vacation'; seat: number; until: number }
  | { kind: 'resign'; seat: number }
  /** All players let spectators see hands one Age later; or allow free text in the chat. */
  | { kind: 'hands' }
  | { kind: 'talk' }
  /** The server was down since `since`, or its clock jumped: clocks did not run, and each gets `given` on top. */
  | { kind: 'restart'; since: number; given: number; isJump?: true | undefined }
  /** An account was deleted: its name is removed, its moves stay. */
  | { kind: 'forget'; person: string }
  | {
      kind: 'say'
      seat?: number | undefined
      watcher?: number | undefined
      channel: ChatChannel
      text?: string | undefined
      phrase?: string | undefined
    }
  /** Rematch: the id of its table, set by the first request; then the players who join. */
  | { kind: 'next'; table: string; seat?: number | undefined }
  | { kind: 'again'; seat: number }

/** Number and time; for commands also the sender and the command id. */
export interface Stamp {
  n: number
  at: number
  who?: string | undefined
  cid?: string | undefined
}

export type TableEvent = TableEventBody & Stamp
export type EventOf<K extends TableEventBody['kind']> = Extract<TableEventBody, { kind: K }> & Stamp
