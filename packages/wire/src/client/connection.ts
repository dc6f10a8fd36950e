/**
 * Client side of the WebSocket, with automatic reconnect. Every command is sent again until the server answers, and
 * takes effect at most once.
 */
import { fail, type Result } from '@heptapolis/engine/kernel'
import { MOST_KEPT, PING_EVERY, SILENCE } from '../limits.ts'
import { isPassing } from '../problems.ts'
import { PROTOCOL } from '../protocol.ts'
import type { CommandMessage } from '../schema/commands.ts'
import type { ClientMessage, ServerMessage } from '../schema/messages.ts'
import { ServerClock } from './clock.ts'
import { type CommandStore, memoryKeeper } from './command-store.ts'
import { type ClientSocket, type Connect, connectSocket } from './connect.ts'
import { type CommandFate, Outbox } from './outbox.ts'
import { newCid } from './random.ts'
import { type Address, addressOf, type FollowedSnapshot, Snapshots } from './snapshots.ts'

export interface ConnectionState {
  readonly isConnected: boolean
  /** Number of unacknowledged commands. */
  readonly keeping: number
  /** Build of the app on the server; pages of another build reload between rounds. */
  readonly build?: string | undefined
}

/** Problem of a followed table, or of the connection itself. */
export interface ClientProblem {
  readonly table?: string | undefined
  readonly as?: number | undefined
  readonly code: string
}

export interface ClientConnectionOptions {
  readonly url: string
  readonly connect?: Connect
  readonly keeper?: CommandStore
  readonly now?: () => number
  /** Random number from 0 to 1. */
  readonly random?: () => number
  /** Sets a timer; the returned function cancels it. */
  readonly after?: (time: number, act: () => void) => () => void
  onSnapshot?(snapshot: FollowedSnapshot): void
  /** @deprecated Former name of `onSnapshot`. */
  onPicture?(snapshot: FollowedSnapshot): void
  onState?(state: ConnectionState): void
  onTrouble?(trouble: ClientProblem): void
}

const FIRST_WAIT = 1000
/** Maximum backoff. Ten seconds spread thousands of reconnecting clients enough. */
const LONGEST_WAIT = 10_000
const AGAIN = 1500

/** Exponential backoff with full jitter, so that thousands of clients do not reconnect at once. */
export const waitBefore = (attempt: number, random: () => number): number =>
  random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)

/** A proxy may corrupt a message. Text that is no JSON counts as a broken connection. */
function parsed(text: string): ServerMessage | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const later = (time: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, time)
  return () => clearTimeout(timer)
}

export class ClientConnection {
  readonly clock: ServerClock
  readonly #options: ClientConnectionOptions
  readonly #now: () => number
  readonly #random: () => number
  readonly #after: NonNullable<ClientConnectionOptions['after']>
  readonly #outbox: Outbox
  readonly #snapshots = new Snapshots()
  #connection: ClientSocket | undefined
  #isWelcome = false
  #isClosed = false
  #build: string | undefined
  #attempts = 0
  #heardAt = 0
  #cancelTurn: () => void = () => {}
  #cancelAgain: () => void = () => {}

  constructor(options: ClientConnectionOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#random = options.random ?? Math.random
    this.#after = options.after ?? later
    this.clock = new ServerClock(this.#now)
    this.#outbox = new Outbox(options.keeper ?? memoryKeeper(), ({ table, as, cid, command }) =>
      this.#say({ t: 'do', ...addressOf(table, as), cid, command }),
    )
    this.#connect()
  }

  get state(): ConnectionState {
    return { isConnected: this.#isWelcome, keeping: this.#outbox.size, build: this.#build }
  }

  /** Follows a table; the returned function stops it. `key`: the secret part of an invitation link. */
  follow(address: Address, key?: string): () => void {
    this.#tell(this.#snapshots.add(address, key))
    return () => {
      if (this.#snapshots.remove(address)) this.#tell({ t: 'unfollow', ...address })
    }
  }

  /** Sends a command. It is kept and sent again after reconnects until the server has stored it. */
  async do({ table, as }: Address, command: CommandMessage): Promise<Result<CommandFate>> {
    if (this.#outbox.size >= MOST_KEPT) return fail('too-many-kept', 'Too much waits to be sent.')
    const fate = this.#outbox.give({ cid: newCid(), ...addressOf(table, as), command, at: this.#now() })
    if (this.#isWelcome) this.#outbox.flush()
    // A person who acts should not wait for the backoff.
    else this.wake()
    this.#showState()
    return fate
  }

  /** Reconnects at once: the page is visible or the network is back. */
  wake(): void {
    if (this.#isClosed) return
    if (this.#isWelcome) this.#ping()
    else if (!this.#connection) this.#connect()
  }

  /** The network is gone: disconnects at once instead of waiting for a timeout. Commands are kept. */
  lost(): void {
    if (this.#connection) this.#retry()
  }

  close(): void {
    this.#isClosed = true
    this.#cancelAgain()
    this.#hangUp()
  }

  #connect(): void {
    this.#cancelTurn()
    this.#heardAt = this.#now()
    const connection: ClientSocket = (this.#options.connect ?? connectSocket)(this.#options.url, {
      opened: () => {
        if (this.#connection === connection) this.#say({ t: 'hello', protocol: PROTOCOL })
      },
      said: (text) => {
        if (this.#connection === connection) this.#hear(text)
      },
      ended: () => {
        if (this.#connection === connection) this.#retry()
      },
    })
    this.#connection = connection
    this.#cancelTurn = this.#after(SILENCE, () => this.#listen())
  }

  #retry(): void {
    this.#lose(waitBefore(this.#attempts++, this.#random))
  }

  /** The connection is lost: reconnects after a backoff. */
  #lose(wait: number): void {
    this.#hangUp()
    this.#cancelTurn = this.#after(wait, () => this.#connect())
  }

  #hangUp(): void {
    const connection = this.#connection
    this.#connection = undefined
    this.#isWelcome = false
    this.#cancelTurn()
    connection?.end()
    this.#showState()
  }

  /** Heartbeat: after a change of networks a phone may hold a dead connection without an error. */
  #listen(): void {
    if (this.#now() - this.#heardAt >= SILENCE) this.#retry()
    else this.#ping()
  }

  #ping(): void {
    if (this.#isWelcome) this.#say({ t: 'ping', at: this.#now() })
    this.#cancelTurn()
    this.#cancelTurn = this.#after(PING_EVERY, () => this.#listen())
  }

  #hear(text: string): void {
    this.#heardAt = this.#now()
    const message = parsed(text)
    switch (message?.t) {
      case undefined:
        this.#retry()
        break
      case 'welcome':
        this.#begin(message.build)
        break
      case 'full':
        this.#show(this.#snapshots.full(message))
        break
      case 'delta': {
        const { snapshot, ask } = this.#snapshots.delta(message)
        this.#show(snapshot)
        if (ask) this.#say(ask)
        break
      }
      case 'ack':
        this.#outbox.written(message.cid)
        this.#goOn()
        break
      case 'problem':
        this.#trouble(message)
        break
      case 'pong':
        this.clock.hear(message.at, message.now)
        break
      case 'bye':
        this.#lose(this.#random() * message.retry)
        break
    }
  }

  #begin(build: string): void {
    this.#isWelcome = true
    this.#attempts = 0
    this.#build = build
    this.#ping()
    for (const ask of this.#snapshots.askAll()) this.#say(ask)
    this.#outbox.begin()
    this.#showState()
  }

  #trouble({ code, cid, table, as }: Extract<ServerMessage, { t: 'problem' }>): void {
    if (cid === undefined) this.#options.onTrouble?.({ code, table, as })
    if (isPassing(code)) {
      if (cid !== undefined) this.#outbox.delayed(cid)
      else if (table !== undefined) this.#snapshots.putOff(addressOf(table, as))
      this.#cancelAgain()
      this.#cancelAgain = this.#after(AGAIN * (0.5 + this.#random()), () => this.#goOn())
    } else if (cid !== undefined) {
      this.#outbox.refused(cid, code)
      this.#goOn()
    }
  }

  #goOn(): void {
    if (this.#isWelcome) {
      for (const ask of this.#snapshots.askAgain()) this.#say(ask)
      this.#outbox.flush()
    }
    this.#showState()
  }

  #show(snapshot: FollowedSnapshot | undefined): void {
    if (!snapshot) return
    this.#options.onSnapshot?.(snapshot)
    this.#options.onPicture?.(snapshot)
  }

  #showState(): void {
    this.#options.onState?.(this.state)
  }

  #tell(message: ClientMessage): void {
    if (this.#isWelcome) this.#say(message)
  }

  #say(message: ClientMessage): void {
    this.#connection?.send(JSON.stringify(message))
  }
}
