/** One socket: whoever is at its other end asks, one thing after the other, and is answered. */
import { ok } from '@heptapolis/engine/kernel'
import { decide, type Table } from '@heptapolis/table'
import {
  type Address,
  HELLO_TIME,
  MOST_FOLLOWED,
  MOST_WAITING_BYTES,
  PROTOCOL,
  type ProblemCode,
  RATES,
  type ServerMessage,
} from '@heptapolis/wire'
import { type ClientMessage, readClientMessage } from '@heptapolis/wire/schema'
import { noteOrigin, type Origin } from '../alike/origins.ts'
import { vacationsElsewhere } from '../desk/vacations.ts'
import type { House } from '../house.ts'
import { Follower, type Speaker } from '../hub/hub.ts'
import { newTableId } from '../ids.ts'
import { guestAt } from '../ratings/guest.ts'
import { isAtHome, linkBy, selfAt } from './access.ts'
import { Bucket } from './bucket.ts'
import { selvesOf, type Visitor } from './session.ts'

type Follow = Extract<ClientMessage, { t: 'follow' }>
type Do = Extract<ClientMessage, { t: 'do' }>

/** Closed because of what was said; or because the server goes. */
export const AGAINST_RULES = 1008
const GOING = 1001
/** Messages that wait while one is worked on. */
const MOST_WAITING = 100
/** Warnings before a flood is cut off. */
const MOST_WARNINGS = 50

export interface Socket extends Speaker {
  close(code: number): void
  ping(): void
}

export class Line {
  readonly #house: House
  readonly #socket: Socket
  readonly #build: string
  /** Who is behind it, from the session; nobody where it is not known. */
  readonly #visitor: Visitor | undefined
  readonly #origin: Origin
  readonly #followed = new Map<string, Follower>()
  readonly #messages: Bucket
  readonly #choices: Bucket
  readonly #talk: Bucket
  readonly #patience: NodeJS.Timeout
  #isWelcome = false
  #isClosed = false
  #isHeard = true
  #waiting = 0
  #warnings = 0
  #queue: Promise<void> = Promise.resolve()

  constructor(house: House, socket: Socket, visitor: Visitor | undefined, origin: Origin, build: string) {
    this.#house = house
    this.#socket = socket
    this.#visitor = visitor
    this.#origin = origin
    this.#build = build
    this.#messages = new Bucket(RATES.message, house.now)
    this.#choices = new Bucket(RATES.choose, house.now)
    this.#talk = new Bucket(RATES.say, house.now)
    this.#patience = setTimeout(() => this.#end(), HELLO_TIME)
  }

  /** The other end is there, though it may have nothing to say: browsers answer for pages that sleep. */
  heard(): void {
    this.#isHeard = true
  }

  /** Asks whether the other end is there; a network that is gone says nothing, so that silence since the last time means no. */
  beat(): void {
    if (this.#isHeard) this.#socket.ping()
    else this.#socket.terminate()
    this.#isHeard = false
  }

  hear(text: string): void {
    this.#isHeard = true
    try {
      this.#take(text)
    } catch (bug) {
      this.#fail(undefined, bug)
    }
  }

  #take(text: string): void {
    const message = readClientMessage(text)
    if (!message.ok) {
      this.#warn(message.error.code as ProblemCode)
      return
    }
    if (this.#waiting >= MOST_WAITING || !this.#messages.take()) {
      this.#warn('slow-down', message.value)
      return
    }
    this.#waiting++
    const heardAt = performance.now()
    this.#queue = this.#queue
      .then(() => this.#answer(message.value, heardAt))
      .catch((bug: unknown) => this.#fail(message.value, bug))
      .finally(() => this.#waiting--)
  }

  /** A bug of ours concerns whoever met it, and nobody else. */
  #fail(message: ClientMessage | undefined, bug: unknown): void {
    this.#house.report(bug)
    this.#say({ t: 'problem', code: 'internal', ...(message?.t === 'do' ? { cid: message.cid } : {}) })
  }

  /** The socket is gone. */
  closed(): void {
    this.#isClosed = true
    clearTimeout(this.#patience)
    for (const follower of this.#followed.values()) this.#leave(follower)
    this.#followed.clear()
  }

  bye(retry: number): void {
    this.#say({ t: 'bye', retry })
    this.#socket.close(GOING)
  }

  #end(): void {
    this.#socket.close(AGAINST_RULES)
  }

  #warn(code: ProblemCode, message?: ClientMessage): void {
    const about =
      message?.t === 'do' ? { cid: message.cid } : message?.t === 'follow' ? addressOf(message.table, message.as) : {}
    this.#say({ t: 'problem', code, ...about })
    if (++this.#warnings > MOST_WARNINGS) this.#end()
  }

  async #answer(message: ClientMessage, heardAt: number): Promise<void> {
    if (this.#isClosed) return
    if (message.t === 'hello') return this.#welcome(message.protocol)
    if (!this.#isWelcome) return this.#end()
    switch (message.t) {
      case 'ping':
        return this.#say({ t: 'pong', at: message.at, now: this.#house.now() })
      case 'follow':
        return this.#follow(message)
      case 'unfollow':
        return this.#unfollow(message)
      case 'do':
        return this.#do(message, heardAt)
    }
  }

  #welcome(protocol: number): void {
    clearTimeout(this.#patience)
    const fault = protocol === PROTOCOL ? (this.#visitor ? undefined : 'no-session') : 'old-page'
    if (fault) {
      this.#say({ t: 'problem', code: fault })
      this.#end()
      return
    }
    this.#isWelcome = true
    this.#say({ t: 'welcome', protocol: PROTOCOL, now: this.#house.now(), build: this.#build })
  }

  async #follow({ table: id, as, key, n }: Follow): Promise<void> {
    const address = addressOf(id, as)
    if (this.#followed.size >= MOST_FOLLOWED && !this.#followed.has(nameOf(address))) {
      return this.#say({ t: 'problem', code: 'too-many-followed', ...address })
    }
    const allowed = await this.#enter(address, key)
    if (typeof allowed === 'string') return this.#say({ t: 'problem', code: allowed, ...address })
    const { who, table } = allowed
    const old = this.#followed.get(nameOf(address))
    const follower = new Follower(this.#socket, address, who, this.#house.now)
    this.#followed.set(nameOf(address), follower)
    const isFirst = this.#house.hub.add(follower)
    if (old) this.#house.hub.remove(old)
    follower.show(this.#house.desks.at(id).table ?? table, n)
    this.#note(table, who)
    if (isFirst) await this.#house.arrived(id, who)
    // Bots of a table that was only read may owe something since before.
    this.#house.attend(this.#house.desks.at(id))
  }

  #unfollow({ table, as }: Address): void {
    const name = nameOf(addressOf(table, as))
    const follower = this.#followed.get(name)
    this.#followed.delete(name)
    if (follower) this.#leave(follower)
  }

  #leave(follower: Follower): void {
    if (this.#house.hub.remove(follower)) this.#house.left(follower.address.table, follower.who)
  }

  async #do({ table: id, as, cid, command }: Do, heardAt: number): Promise<void> {
    const bucket = command.do === 'choose' || command.do === 'undo' ? this.#choices : this.#talk
    if ((command.do === 'choose' || command.do === 'undo' || command.do === 'say') && !bucket.take()) {
      return this.#warn('slow-down', { t: 'do', table: id, as, cid, command })
    }
    const address = addressOf(id, as)
    const follower = this.#followed.get(nameOf(address))
    const allowed = follower ? { who: follower.who } : await this.#enter(address, undefined)
    if (typeof allowed === 'string') return this.#say({ t: 'problem', code: allowed, cid, ...address })
    const { who } = allowed
    const selves = selvesOf(this.#visitor, as) ?? [who]
    const elsewhere = command.do === 'vacation' ? await vacationsElsewhere(this.#house.store, selves, id) : ok([])
    if (!elsewhere.ok) return this.#say({ t: 'problem', code: 'busy', cid, ...address })
    const allowedTo = await this.#house.screened(id, selves, command)
    if (!allowedTo.ok) return this.#say({ t: 'problem', code: allowedTo.error.code, cid, ...address })
    const guest =
      command.do === 'sit' ? await guestAt(this.#house, id, who, this.#visitor?.people ?? []) : ok(undefined)
    if (!guest.ok) return this.#say({ t: 'problem', code: 'busy', cid, ...address })
    const next = command.do === 'rematch' ? newTableId() : undefined
    const beside = { next, elsewhere: elsewhere.value, guest: guest.value }
    const decided = await this.#house.desks
      .at(id)
      .decide((table, now) => decide(table, who, { ...allowedTo.value, cid }, { now, ...beside }))
    const { meters } = this.#house
    if (!decided.ok) {
      meters.refusals.add(1, decided.error.code)
      return this.#say({ t: 'problem', code: decided.error.code, cid, ...address })
    }
    this.#say({ t: 'ack', cid })
    if (command.do === 'sit') this.#note(decided.value.table, who)
    meters.acknowledged.add((performance.now() - heardAt) / 1000)
  }

  /** From where somebody plays; nobody waits until that is written down. */
  #note(table: Table, who: string): void {
    noteOrigin(this.#house, table, who, this.#origin).catch(this.#house.report)
  }

  /** Who comes to the table; or why not. */
  async #enter(
    { table: id, as }: Address,
    key: string | undefined,
  ): Promise<{ who: string; table: Table } | ProblemCode> {
    const selves = selvesOf(this.#visitor, as)
    if (!selves) return 'no-session'
    const table = await this.#house.desks.at(id).look()
    if (!table.ok) return table.error.code as ProblemCode
    const who = selfAt(table.value, selves)
    if (selves.some((self) => table.value.removed.includes(self))) return 'removed'
    if (isAtHome(table.value, who)) return { who, table: table.value }
    if (key === undefined) return 'not-invited'
    const link = await linkBy(this.#house.store, id, key)
    if (!link.ok) return 'busy'
    return link.value ? { who, table: table.value } : 'bad-key'
  }

  #say(message: ServerMessage): void {
    if (this.#isClosed) return
    if (this.#socket.bufferedAmount > MOST_WAITING_BYTES) this.#socket.terminate()
    else this.#socket.send(JSON.stringify(message))
  }
}

const addressOf = (table: string, as: number | undefined): Address => (as === undefined ? { table } : { table, as })
const nameOf = ({ table, as = 0 }: Address): string => `${table} ${as}`
