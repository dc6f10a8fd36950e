/** The subscription to one table: the latest snapshot of each person on this device, and the connection that delivers them. */
import type { Result } from '@heptapolis/engine'
import type { TableSnapshot } from '@heptapolis/table'
import {
  ClientConnection,
  type CommandFate,
  type CommandMessage,
  type CommandStore,
  type Connect,
  type ConnectionState,
  type KeptCommand,
  memoryKeeper,
} from '@heptapolis/wire'

export interface SubscriptionOptions {
  id: string
  /** The URL of the WebSocket. */
  url: string
  /** The indices of the people on this device who play or watch here. */
  people: readonly number[]
  /** The secret part of the invite link. */
  key?: string
  keeper?: CommandStore
  connect?: Connect
  random?: () => number
}

export class TableSubscription {
  readonly id: string
  readonly people: readonly number[]
  /** The secret part of the invite link. */
  readonly key: string | undefined
  readonly connection: ClientConnection
  /** The error code for which the server shows no table. */
  trouble: string | undefined
  readonly #keeper: CommandStore
  readonly #snapshots = new Map<number, TableSnapshot>()
  readonly #listeners = new Set<() => void>()
  #state: ConnectionState = { isConnected: false, keeping: 0 }

  constructor({ id, people, key, keeper = memoryKeeper(), ...line }: SubscriptionOptions) {
    this.id = id
    this.people = people
    this.key = key
    this.#keeper = keeper
    this.connection = new ClientConnection({
      ...line,
      keeper,
      onSnapshot: ({ as = 0, shown: snapshot }) => {
        if (!isSnapshot(snapshot)) return
        this.trouble = undefined
        this.#snapshots.set(as, snapshot)
        this.#notify()
      },
      onState: (state) => {
        this.#state = state
        this.#notify()
      },
      onTrouble: ({ code }) => {
        this.trouble = code
        this.#notify()
      },
    })
    for (const as of people) this.connection.follow({ table: id, as }, key)
  }

  get state(): ConnectionState {
    return this.#state
  }

  /** Milliseconds by which the server's clock is ahead of this device, rounded to seconds. */
  get clockOffset(): number {
    return Math.round(this.connection.clock.ahead / 1000) * 1000
  }

  /** The latest snapshot of one person on this device. */
  snapshot(as = this.people[0]): TableSnapshot | undefined {
    return this.#snapshots.get(as)
  }

  /** True as soon as everybody on this device has a snapshot. */
  get isLoaded(): boolean {
    return this.people.every((as) => this.#snapshots.has(as))
  }

  get isPlaying(): boolean {
    return this.people.every((as) => this.#snapshots.get(as)?.game !== undefined)
  }

  /** True while the table waits for somebody on this device. */
  get isAwaited(): boolean {
    return this.people.some((as) => {
      const { game, agreement } = this.#snapshots.get(as) ?? {}
      if (game) return game.asked.some(({ chosen }) => chosen === undefined)
      return agreement?.asked !== undefined && agreement.answer === undefined
    })
  }

  do(command: CommandMessage, as = this.people[0]): Promise<Result<CommandFate>> {
    return this.connection.do({ table: this.id, as }, command)
  }

  /** The unsent commands of this table. */
  pendingCommands(): readonly KeptCommand[] {
    return this.#keeper.all().filter(({ table }) => table === this.id)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.connection.close()
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Patches may rebuild anything; a snapshot has at least these fields. */
const isSnapshot = (value: unknown): value is TableSnapshot =>
  typeof value === 'object' && value !== null && 'seats' in value && 'you' in value
