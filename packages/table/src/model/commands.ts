/** What people may ask of a table, and what the server tells it. Who asks is never part of what is asked. */
import type { MoveJson, Terms } from '@heptapolis/engine'
import type { BotLevel, ChatChannel, Motion, Options, TableEvent } from './events.ts'
import type { SeatState, TableState } from './state.ts'

/** A command may carry an id of its own, so that it can be sent twice and count once. */
export type Command = { cid?: string } & (
  | { do: 'sit'; seat?: number; name: string; nonce: string }
  | { do: 'stand' }
  | { do: 'bot'; seat: number; level?: BotLevel }
  | { do: 'order'; seats: number[] }
  | { do: 'wonder'; seat?: number; wonder?: string; side?: string }
  | { do: 'name'; name: string }
  | { do: 'watch'; name: string }
  | { do: 'leave' }
  | { do: 'remove'; seat?: number; watcher?: number }
  | { do: 'set'; terms?: Terms; options?: Options }
  /** Seats that are left become bots of this level. */
  | { do: 'begin'; fill?: BotLevel }
  /** The own city unless the free one is named. */
  | { do: 'choose'; round: number; city?: number; move: MoveJson }
  | { do: 'undo'; round: number }
  | { do: 'away' }
  | { do: 'back' }
  | { do: 'vote'; about: Motion; of?: number; yes: boolean }
  | { do: 'resume' }
  /** So many days from now; 0 ends it. */
  | { do: 'vacation'; days: number }
  | { do: 'resign' }
  | { do: 'abort' }
  | { do: 'say'; channel: ChatChannel; text?: string; phrase?: string }
  | { do: 'rematch' }
)

export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>

/** What comes from the server alone. */
export type ServerCommand =
  /** Does what is due. */
  | { do: 'tick' }
  /** A person's first line is open; the last one is cut since. */
  | { do: 'here'; who: string }
  | { do: 'gone'; who: string; since: number }
  /** What a bot chose for a city that owes an answer. */
  | { do: 'answer'; round: number; city: number; move: MoveJson; level: BotLevel; worlds?: number; weights?: string }
  /** The server is up again and was not since then. */
  | { do: 'restart'; since: number }
  /** The server's clock stood at `since` and has jumped, forward or back; connections stay open. */
  | { do: 'jump'; since: number }
  | { do: 'forget'; who: string }
  | { do: 'close' }

export type ActOf<D extends ServerCommand['do']> = Extract<ServerCommand, { do: D }>

/** All that a decision needs besides the table and the command. */
export interface DecisionContext {
  now: number
  /** Milliseconds the message took, as the server has measured. */
  lag?: number
  /** Vacations of whoever asks at other tables, from when to when. */
  elsewhere?: SeatState['vacations']
  /** Whoever asks is a program, not a person. */
  isProgram?: true
  /** An id for the table of a rematch. */
  next?: string
  /** Whoever asks, as strangers know them. */
  guest?: GuestInfo
  /** Other people of the sender's device, and of a bot its owner. */
  beside?: readonly string[]
}

export interface GuestInfo {
  isAccount: boolean
  /** In the pool of this table. */
  rating: number
  /** People of the same device. */
  besides: readonly string[]
  /** The browser has sent no cookie of its device: nobody can tell who shares it. */
  lacksDevice?: true
}

/** What is to be written down, and the table afterwards. Nothing of it holds before it is written. */
export interface Decision {
  events: TableEvent[]
  table: TableState
  /** The event that answers the command: of one that was accepted before, the same as then. */
  n: number
}
