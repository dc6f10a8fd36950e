/** A table this page follows: the last picture of it for each person here, and the line it comes over. */
import type { Result } from '@heptapolis/engine'
import type { TableSnapshot } from '@heptapolis/table'
import {
  ClientConnection,
  type CommandFate,
  type CommandMessage,
  type CommandStore,
  type Connect,
  type KeptCommand,
  type LineState,
  memoryKeeper,
} from '@heptapolis/wire'

export interface SubscriptionOptions {
  id: string
  /** The address of the live channel. */
  url: string
  /** Which of the people on this device sit or look here. */
  people: readonly number[]
  /** The secret part of the link one came by. */
  key?: string
  keeper?: CommandStore
  connect?: Connect
  random?: () => number
}

export class TableSubscription {
  readonly id: string
  readonly people: readonly number[]
  /** The secret part of the link one came by. */
  readonly key: string | undefined
  readonly line: ClientConnection
  /** Why the table is not shown. */
  trouble: string | undefined
  readonly #keeper: CommandStore
  readonly #shown = new Map<number, TableSnapshot>()
  readonly #listeners = new Set<() => void>()
  #state: LineState = { isConnected: false, keeping: 0 }

  constructor({ id, people, key, keeper = memoryKeeper(), ...line }: SubscriptionOptions) {
    this.id = id
    this.people = people
    this.key = key
    this.#keeper = keeper
    this.line = new ClientConnection({
      ...line,
      keeper,
      onPicture: ({ as = 0, shown }) => {
        this.trouble = undefined
        this.#shown.set(as, shown as unknown as TableSnapshot)
        this.#tell()
      },
      onState: (state) => {
        this.#state = state
        this.#tell()
      },
      onTrouble: ({ code }) => {
        this.trouble = code
        this.#tell()
      },
    })
    for (const as of people) this.line.follow({ table: id, as }, key)
  }

  get state(): LineState {
    return this.#state
  }

  /** How far the server's clock is ahead of the one here. */
  get ahead(): number {
    return Math.round(this.line.clock.ahead / 1000) * 1000
  }

  /** What one of the people here is shown. */
  shown(as = this.people[0]): TableSnapshot | undefined {
    return this.#shown.get(as)
  }

  /** Whether everybody here has been shown the table, and the game. */
  get isSeen(): boolean {
    return this.people.every((as) => this.#shown.has(as))
  }

  get isPlaying(): boolean {
    return this.people.every((as) => this.#shown.get(as)?.game !== undefined)
  }

  /** Whether the table waits for somebody here. */
  get isAsked(): boolean {
    const asked = this.people.flatMap((as) => this.#shown.get(as)?.game?.asked ?? [])
    return asked.some(({ chosen }) => chosen === undefined)
  }

  do(command: CommandMessage, as = this.people[0]): Promise<Result<CommandFate>> {
    return this.line.do({ table: this.id, as }, command)
  }

  /** What waits to be sent to this table. */
  kept(): readonly KeptCommand[] {
    return this.#keeper.all().filter(({ table }) => table === this.id)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.line.close()
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
