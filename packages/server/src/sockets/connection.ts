/** One WebSocket connection of a browser tab: parses messages, handles them one after the other, and answers. */
import { ok } from '@heptapolis/engine/kernel'
import type { TableState } from '@heptapolis/table'
import {
  type Address,
  HELLO_TIME,
  MOST_FOLLOWED,
  MOST_WAITING_BYTES,
  PROTOCOL,
  type ServerMessage,
  type ServerProblemCode,
} from '@heptapolis/wire'
import { type ClientMessage, commandIdIn, readClientMessage } from '@heptapolis/wire/schema'
import { Follower, type MessageSink } from '../broadcast/broadcaster.ts'
import type { ServerContext } from '../context/server-context.ts'
import { CONNECTION_MESSAGES } from '../core/limits.ts'
import { Bucket } from '../rate-limits/bucket.ts'
import type { Caller } from '../rate-limits/limiter.ts'
import { admit } from '../sessions/access.ts'
import { besides, senderAt } from '../sessions/sender.ts'
import type { Visitor } from '../sessions/session.ts'
import { noteDealSeen } from '../shared-origin/deal-knowledge.ts'
import { type Origin, recordOrigin } from '../shared-origin/origins.ts'

type Follow = Extract<ClientMessage, { t: 'follow' }>
type Do = Extract<ClientMessage, { t: 'do' }>

/** Close codes: policy violation, and shutdown. */
export const POLICY_VIOLATION = 1008
const GOING_AWAY = 1001
/** Messages queued while one is handled. */
const MOST_WAITING = 100
/** Warnings before a flood is disconnected. */
const MOST_WARNINGS = 50

export interface Socket extends MessageSink {
  close(code: number): void
  ping(): void
}

export type ConnectionPorts = Pick<
  ServerContext,
  'store' | 'now' | 'broadcaster' | 'liveTables' | 'commands' | 'arrived' | 'left' | 'attend' | 'report' | 'limiter'
>

export class Connection {
  readonly #context: ConnectionPorts
  readonly #socket: Socket
  readonly #build: string
  /** Visitor of the session; undefined without one. */
  readonly #visitor: Visitor | undefined
  readonly #origin: Origin
  readonly #caller: Caller
  readonly #followed = new Map<string, Follower>()
  readonly #messages: Bucket
  readonly #helloTimer: NodeJS.Timeout
  #hasGreeted = false
  #isClosed = false
  #isAlive = true
  #waiting = 0
  #warnings = 0
  #queue: Promise<void> = Promise.resolve()

  constructor(context: ConnectionPorts, socket: Socket, visitor: Visitor | undefined, origin: Origin, build: string) {
    this.#context = context
    this.#socket = socket
    this.#visitor = visitor
    this.#origin = origin
    this.#build = build
    this.#caller = { person: visitor?.account.id, network: origin.address }
    this.#messages = new Bucket(CONNECTION_MESSAGES, context.now)
    this.#helloTimer = setTimeout(() => this.#end(), HELLO_TIME)
  }

  /** The client answered a ping; browsers do so even for sleeping pages. */
  markAlive(): void {
    this.#isAlive = true
  }

  /** Pings the client, and disconnects it if it has been silent since the last ping. */
  heartbeat(): void {
    if (this.#isAlive && !this.#isBlocked) this.#socket.ping()
    else this.#socket.terminate()
    this.#isAlive = false
  }

  /**
   * Returns whether to answer a client's ping. Pings count as messages, and a client that reads nothing is
   * disconnected.
   */
  receivePing(): boolean {
    this.#isAlive = true
    if (this.#isBlocked) this.#socket.terminate()
    else if (this.#mayTake()) return true
    else if (++this.#warnings > MOST_WARNINGS) this.#end()
    return false
  }

  get #isBlocked(): boolean {
    return this.#socket.bufferedAmount > MOST_WAITING_BYTES
  }

  /** Each connection has a rate beside that of its person and network. */
  #mayTake(): boolean {
    return this.#messages.take() && this.#context.limiter.take('message', this.#caller) === 0
  }

  receive(text: string): void {
    this.#isAlive = true
    try {
      this.#take(text)
    } catch (bug) {
      this.#fail(undefined, bug)
    }
  }

  #take(text: string): void {
    const message = readClientMessage(text)
    if (!message.ok) {
      const cid = commandIdIn(text)
      this.#warn(message.error.code as ServerProblemCode, cid === undefined ? {} : { cid })
      return
    }
    if (this.#waiting >= MOST_WAITING || !this.#mayTake()) {
      this.#warn('slow-down', aboutOf(message.value))
      return
    }
    this.#waiting++
    const receivedAt = performance.now()
    this.#queue = this.#queue
      .then(() => this.#handle(message.value, receivedAt))
      .catch((bug: unknown) => this.#fail(message.value, bug))
      .finally(() => this.#waiting--)
  }

  /** A bug affects only the client that triggered it. */
  #fail(message: ClientMessage | undefined, bug: unknown): void {
    this.#context.report(bug)
    this.#send({ t: 'problem', code: 'internal', ...(message?.t === 'do' ? { cid: message.cid } : {}) })
  }

  closed(): void {
    this.#isClosed = true
    clearTimeout(this.#helloTimer)
    for (const follower of this.#followed.values()) this.#leave(follower)
    this.#followed.clear()
  }

  goAway(retry: number): void {
    this.#send({ t: 'bye', retry })
    this.#socket.close(GOING_AWAY)
  }

  #end(): void {
    this.#socket.close(POLICY_VIOLATION)
  }

  #warn(code: ServerProblemCode, about: About = {}): void {
    this.#send({ t: 'problem', code, ...about })
    if (++this.#warnings > MOST_WARNINGS) this.#end()
  }

  async #handle(message: ClientMessage, receivedAt: number): Promise<void> {
    if (this.#isClosed) return
    if (message.t === 'hello') return this.#welcome(message.protocol)
    if (!this.#hasGreeted) return this.#end()
    switch (message.t) {
      case 'ping':
        return this.#send({ t: 'pong', at: message.at, now: this.#context.now() })
      case 'follow':
        return this.#follow(message)
      case 'unfollow':
        return this.#unfollow(message)
      case 'do':
        return this.#do(message, receivedAt)
    }
  }

  #welcome(protocol: number): void {
    clearTimeout(this.#helloTimer)
    const fault = protocol === PROTOCOL ? (this.#visitor ? undefined : 'no-session') : 'old-page'
    if (fault) {
      this.#send({ t: 'problem', code: fault })
      this.#end()
      return
    }
    this.#hasGreeted = true
    this.#send({ t: 'welcome', protocol: PROTOCOL, now: this.#context.now(), build: this.#build })
  }

  async #follow({ table: id, as, key, n }: Follow): Promise<void> {
    const address = addressOf(id, as)
    if (this.#followed.size >= MOST_FOLLOWED && !this.#followed.has(nameOf(address))) {
      return this.#send({ t: 'problem', code: 'too-many-followed', ...address })
    }
    const sender = await senderAt(this.#context, this.#visitor, as, id)
    if (!sender.ok) return this.#send({ t: 'problem', code: sender.error.code, ...address })
    const admitted = await admit(this.#context, sender.value, id, key)
    if (!admitted.ok) return this.#send({ t: 'problem', code: admitted.error.code, ...address })
    const { who, table } = admitted.value
    const noted = await noteDealSeen(this.#context, table, [{ who, device: this.#origin.device }])
    if (!noted.ok) return this.#send({ t: 'problem', code: 'busy', ...address })
    const old = this.#followed.get(nameOf(address))
    const follower = new Follower(this.#socket, address, who, this.#context.now, {
      beside: besides(sender.value, who),
      device: this.#origin.device,
    })
    this.#followed.set(nameOf(address), follower)
    const isFirst = this.#context.broadcaster.add(follower)
    if (old) this.#context.broadcaster.remove(old)
    follower.show(this.#context.liveTables.at(id).table ?? table, n)
    this.#note(table, who)
    if (isFirst) await this.#context.arrived(id, who)
    // Bots of a table that was only read may owe an answer.
    this.#context.attend(this.#context.liveTables.at(id))
  }

  #unfollow({ table, as }: Address): void {
    const name = nameOf(addressOf(table, as))
    const follower = this.#followed.get(name)
    this.#followed.delete(name)
    if (follower) this.#leave(follower)
  }

  #leave(follower: Follower): void {
    if (this.#context.broadcaster.remove(follower)) this.#context.left(follower.address.table, follower.who)
  }

  async #do(message: Do, arrived: number): Promise<void> {
    const { table, as, cid, command } = message
    const address = addressOf(table, as)
    const sender = await senderAt(this.#context, this.#visitor, as, table)
    const admitted = this.#followed.get(nameOf(address))?.who
    const done = await this.#context.commands.perform({
      sender: sender.ok
        ? ok({
            ...sender.value,
            network: this.#origin.address,
            ...(this.#origin.device === undefined ? {} : { device: this.#origin.device }),
            ...(admitted === undefined ? {} : { admitted }),
          })
        : sender,
      table,
      command: { ...command, cid },
      arrived,
    })
    if (done.ok) {
      this.#send({ t: 'ack', cid })
      if (command.do === 'sit') this.#note(done.value.table, done.value.who)
    } else if (done.error.code === 'slow-down') this.#warn('slow-down', aboutOf(message))
    else this.#send({ t: 'problem', code: done.error.code, cid, ...address })
  }

  /** Records the player's origin in the background. */
  #note(table: TableState, who: string): void {
    recordOrigin(this.#context, table, who, this.#origin).catch(this.#context.report)
  }

  #send(message: ServerMessage): void {
    if (this.#isClosed) return
    if (this.#isBlocked) this.#socket.terminate()
    else this.#socket.send(JSON.stringify(message))
  }
}

const addressOf = (table: string, as: number | undefined): Address => (as === undefined ? { table } : { table, as })
const nameOf = ({ table, as = 0 }: Address): string => `${table} ${as}`

/** Command or table that a problem is about. */
interface About extends Partial<Address> {
  readonly cid?: string
}

function aboutOf(message: ClientMessage): About {
  if (message.t === 'do') return { cid: message.cid }
  return message.t === 'follow' ? addressOf(message.table, message.as) : {}
}
