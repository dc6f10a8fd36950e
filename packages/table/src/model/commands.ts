/** Types of commands, by people and by the server. A command never names its sender, who is known from the session. */
import type { MoveJson, Terms } from '@heptapolis/engine'
import type { Problem } from '@heptapolis/engine/kernel'
import type { WonderAnswer } from '../wonders/model.ts'
import type { BotLevel, ChatChannel, GivenOptions, Motion, TableEvent } from './events.ts'
import type { SeatState, TableState } from './state.ts'

/** The command id makes retries idempotent. */
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
  | { do: 'set'; terms?: Terms | undefined; options?: GivenOptions | undefined }
  /** Free seats get bots of this level. */
  | { do: 'begin'; fill?: BotLevel | undefined }
  /** The own city, or the free city if named. */
  | { do: 'choose'; round: number; city?: number | undefined; move: MoveJson }
  | { do: 'undo'; round: number }
  /** Answers in an agreement about wonders; the table validates the answer. */
  | { do: 'agree'; step: number; answer: WonderAnswer }
  | { do: 'away' }
  | { do: 'back' }
  | { do: 'vote'; about: Motion; of?: number | undefined; yes: boolean }
  | { do: 'resume' }
  /** Number of days from now; 0 ends the vacation. */
  | { do: 'vacation'; days: number }
  | { do: 'resign' }
  | { do: 'abort' }
  | { do: 'say'; channel: ChatChannel; text?: string | undefined; phrase?: string | undefined }
  | { do: 'rematch' }
)

export type CommandOf<D extends Command['do']> = Extract<Command, { do: D }>

/** Commands that only the server sends. */
export type ServerCommand =
  /** Performs everything that is due by now. */
  | { do: 'tick' }
  /** The first connection of a person opened, or the last one closed. */
  | { do: 'here'; who: string }
  | { do: 'gone'; who: string; since: number }
  /** Choice of a bot for a city. */
  | {
      do: 'answer'
      round: number
      city: number
      move: MoveJson
      level: BotLevel
      worlds?: number | undefined
      weights?: string | undefined
    }
  /** The server has restarted; it was down since `since`. */
  | { do: 'restart'; since: number }
  /** The clock of the server jumped from `since`, forward or back; connections stay open. */
  | { do: 'jump'; since: number }
  | { do: 'forget'; who: string }
  | { do: 'close' }

export type ActOf<D extends ServerCommand['do']> = Extract<ServerCommand, { do: D }>

/** Context of a decision besides the table and the command. */
export interface DecisionContext {
  now: number
  /** Reason why the server refuses the command, unless it was accepted before. */
  refusal?: Problem | undefined
  /** Network delay of the message in milliseconds, measured by the server. */
  lag?: number | undefined
  /** Vacations of the sender at other tables. */
  elsewhere?: SeatState['vacations'] | undefined
  /** The sender is a bot program. */
  isProgram?: true | undefined
  /** The sender has played, watched or viewed the shared deal of the table before. */
  knowsDeal?: true | undefined
  /** Id for the table of a rematch. */
  next?: string | undefined
  /** Rating and account of the sender, for open tables. */
  guest?: GuestInfo | undefined
  /** Other people on the device of the sender; for a bot, its owner. */
  beside?: readonly string[] | undefined
}

export interface GuestInfo {
  isAccount: boolean
  /** Rating in the pool of this table. */
  rating: number
  /** People on the same device. */
  besides: readonly string[]
  /** The browser sent no device cookie, so people who share the device are unknown. */
  lacksDevice?: true | undefined
}

/** Events to store, and the table after them. Valid only once the events are stored. */
export interface CommandResult {
  events: TableEvent[]
  table: TableState
  /** Event that answers the command; a repeated command gets the same one again. */
  n: number
  /** The command was accepted before and changed nothing now. */
  isRepetition?: true
}
