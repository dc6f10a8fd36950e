/** What people may ask of a table, and what the server tells it. Who asks is never part of what is asked. */
import type { MoveJson, Terms } from '@heptapolis/engine'
import type { BotLevel, ChatChannel, Motion, Options, TableEvent } from './events.ts'
import type { SeatState, TableState } from './state.ts'

/** A command may carry an id of its own, so that it can be sent twice and count once. */
export type Command = { cid?: string | undefined } & (
  | { do: 'sit'; seat?: number | undefined; name: string; nonce: string }
  | { do: 'stand' }
  | { do: 'bot'; seat: number; level?: BotLevel | undefined }
  | { do: 'order'; seats: number[] }
  | { do: 'wonder'; seat?: number | undefined; wonder?: string | undefined; side?: string | undefined }
  | { do: 'name'; name: string }
  | { do: 'watch'; name: string }
  | { do: 'leave' }
  | { do: 'remove'; seat?: number | undefined; watcher?: number | undefined }
  | { do: 'set'; terms?: Terms | undefined; options?: Options | undefined }
  /** Seats that are left become bots of this level. */
  | { do: 'begin'; fill?: BotLevel | undefined }
  /** The own city unless the free one is named. */
  | { do: 'choose'; round: number; city?: number | undefined; move: MoveJson }
  | { do: 'undo'; round: number }
  | { do: 'away' }
  | { do: 'back' }
  | { do: 'vote'; about: Motion; of?: number | undefined; yes: boolean }
  | { do: 'resume' }
  /** So many days from now; 0 ends it. */
  | { do: 'vacation'; days: number }
  | { do: 'resign' }
  | { do: 'abort' }
  | { do: 'say'; channel: ChatChannel; text?: string | undefined; phrase?: string | undefined }
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
  | {
      do: 'answer'
      round: number
      city: number
      move: MoveJson
      level: BotLevel
      worlds?: number | undefined
      weights?: string | undefined
    }
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
  lag?: number | undefined
  /** Vacations of whoever asks at other tables, from when to when. */
  elsewhere?: SeatState['vacations'] | undefined
  /** Whoever asks is a program, not a person. */
  isProgram?: true | undefined
  /** An id for the table of a rematch. */
  next?: string | undefined
  /** Whoever asks, as strangers know them. */
  guest?: GuestInfo | undefined
  /** Other people of the sender's device, and of a bot its owner. */
  beside?: readonly string[] | undefined
}

export interface GuestInfo {
  isAccount: boolean
  /** In the pool of this table. */
  rating: number
  /** People of the same device. */
  besides: readonly string[]
  /** The browser has sent no cookie of its device: nobody can tell who shares it. */
  lacksDevice?: true | undefined
}

/** What is to be written down, and the table afterwards. Nothing of it holds before it is written. */
export interface CommandResult {
  events: TableEvent[]
  table: TableState
  /** The event that answers the command: of one that was accepted before, the same as then. */
  n: number
}
