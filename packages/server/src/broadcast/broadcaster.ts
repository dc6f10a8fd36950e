/** Broadcaster: sends everybody who follows a table a full snapshot, or the delta to the last one. */

import { asJson, itemAt, type Json } from '@heptapolis/engine/kernel'
import { hasPlayed, OpenChange, shown, type TableState } from '@heptapolis/table'
import {
  type Address,
  FULL_EVERY,
  MOST_WAITING_BYTES,
  makeDelta,
  type ServerMessage,
  SLOW_BYTES,
  SLOW_TIME,
} from '@heptapolis/wire'

/** Outgoing side of a connection. */
export interface MessageSink {
  readonly bufferedAmount: number
  send(text: string): void
  terminate(): void
}

/** Last state sent to a follower. Its snapshot is made again when a comparison needs it: parts of it are cached. */
interface SentSnapshot {
  readonly n: number
  readonly table: TableState
  /** Deltas since the last whole snapshot. */
  readonly deltas: number
}

/** Start of a backlog, per socket and not per follower: following again must not reset it. */
const slowSince = new WeakMap<MessageSink, number>()

interface FollowerOptions {
  readonly sendsWhole?: boolean
  /** Other people on the same device: all of them see what each may see. */
  readonly beside?: readonly string[]
  /** Cookie of the device. */
  readonly device?: string | undefined
}

export class Follower {
  readonly sink: MessageSink
  readonly address: Address
  readonly who: string
  readonly device: string | undefined
  readonly #now: () => number
  readonly #beside: readonly string[]
  /** Programs get whole snapshots only. */
  readonly #sendsWhole: boolean
  #sent: SentSnapshot | undefined

  constructor(
    sink: MessageSink,
    address: Address,
    who: string,
    now: () => number,
    { sendsWhole = false, beside = [], device }: FollowerOptions = {},
  ) {
    this.#sendsWhole = sendsWhole
    this.#beside = beside
    this.device = device
    this.sink = sink
    this.address = address
    this.who = who
    this.#now = now
  }

  /** Sends the current state. A client that already has version `has` gets an empty delta. */
  show(table: TableState, has?: number): void {
    const n = versionFor(table, this.who)
    if (this.#sent?.n === n) return
    if (this.#isSlow()) {
      // A whole snapshot follows when there is room.
      this.#sent = undefined
      return
    }
    if (has === n) this.#sendSame(table, n)
    else if (!this.#sent || this.#sendsWhole || this.#sent.deltas >= FULL_EVERY) this.#sendWhole(table, n)
    else this.#sendDelta(this.#sent, table, n)
  }

  #sendSame(table: TableState, n: number): void {
    this.say({ t: 'delta', ...this.address, from: n, n, delta: {} })
    this.#sent = { n, table, deltas: 0 }
  }

  #sendWhole(table: TableState, n: number): void {
    this.say({ t: 'full', ...this.address, n, shown: this.#snapshot(table) })
    this.#sent = { n, table, deltas: 0 }
  }

  #sendDelta({ n: from, table: before, deltas }: SentSnapshot, table: TableState, n: number): void {
    const change = openChange(before, table)
    if (change?.isWholeFor(this.who)) this.sink.send(change.delta(this.address, from, n))
    else {
      const delta = makeDelta(this.#snapshot(before), this.#snapshot(table))
      this.say({ t: 'delta', ...this.address, from, n, delta })
    }
    this.#sent = { n, table, deltas: deltas + 1 }
  }

  #snapshot(table: TableState): Json {
    return snapshotFor(table, this.who, this.#beside)
  }

  /** Whether the socket has a backlog. Terminates it if the backlog is too large or too old. */
  #isSlow(): boolean {
    const waiting = this.sink.bufferedAmount
    if (waiting <= SLOW_BYTES) {
      slowSince.delete(this.sink)
      return false
    }
    const since = slowSince.get(this.sink) ?? this.#now()
    slowSince.set(this.sink, since)
    if (waiting > MOST_WAITING_BYTES || this.#now() - since >= SLOW_TIME) this.sink.terminate()
    return true
  }

  /** Whether a whole snapshot is due. */
  get isBehind(): boolean {
    return this.#sent === undefined
  }

  say(message: ServerMessage): void {
    this.sink.send(JSON.stringify(message))
  }
}

/** Version of the view of a person; it grows with every visible change. */
export const versionFor = (table: TableState, who: string): number => {
  const seat = table.seats.findIndex((seatState) => seatState.who === who)
  return itemAt(table.versions, seat < 0 ? table.seats.length : seat)
}

/** Snapshot cache: connections of one person share it, except those of a device on which somebody plays. */
const snapshots = new WeakMap<TableState, Map<string, Json>>()

function snapshotFor(table: TableState, who: string, beside: readonly string[]): Json {
  const made = snapshots.get(table) ?? new Map<string, Json>()
  snapshots.set(table, made)
  const key = beside.length > 0 && hasPlayed(table, '', beside) ? `${who} beside a player` : who
  const snapshot = made.get(key) ?? asJson(shown(table, who, beside))
  made.set(key, snapshot)
  return snapshot
}

/** A change that all viewers see the same, with its encoded messages. */
class SharedChange {
  readonly #change: OpenChange
  readonly #texts = new Map<string, string>()

  constructor(change: OpenChange) {
    this.#change = change
  }

  isWholeFor(who: string): boolean {
    return this.#change.isWholeFor(who)
  }

  delta(address: Address, from: number, n: number): string {
    const key = `${from} ${n} ${address.as}`
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const message: ServerMessage = { t: 'delta', ...address, from, n, delta: this.#change.patch(n) }
    const text = JSON.stringify(message)
    this.#texts.set(key, text)
    return text
  }
}

/** Only the last change: followers get it one after another, and each cached change keeps two tables alive. */
let lastChange:
  | { readonly before: TableState; readonly after: TableState; readonly change: SharedChange | undefined }
  | undefined

function openChange(before: TableState, after: TableState): SharedChange | undefined {
  if (lastChange?.before === before && lastChange.after === after) return lastChange.change
  const change = OpenChange.between(before, after)
  lastChange = { before, after, change: change && new SharedChange(change) }
  return lastChange.change
}

export class Broadcaster {
  readonly #tables = new Map<string, Set<Follower>>()

  /** Returns whether it is the person's first connection to the table. */
  add(follower: Follower): boolean {
    const { table } = follower.address
    const followers = this.#tables.get(table) ?? new Set()
    this.#tables.set(table, followers)
    const isFirst = !this.isConnected(table, follower.who)
    followers.add(follower)
    return isFirst
  }

  /** Returns whether it was the person's last connection to the table. */
  remove(follower: Follower): boolean {
    const { table } = follower.address
    const followers = this.#tables.get(table)
    if (!followers?.delete(follower)) return false
    if (followers.size === 0) this.#tables.delete(table)
    return !this.isConnected(table, follower.who)
  }

  isConnected(table: string, who: string): boolean {
    return [...(this.#tables.get(table) ?? [])].some((follower) => follower.who === who)
  }

  /** People who follow a table, each with the device of the connection. */
  viewers(table: string): { who: string; device?: string | undefined }[] {
    return [...(this.#tables.get(table) ?? [])].map(({ who, device }) => ({ who, device }))
  }

  isFollowed(table: string): boolean {
    return this.#tables.has(table)
  }

  /** Tables with followers. */
  get followed(): string[] {
    return [...this.#tables.keys()]
  }

  show(table: TableState): void {
    for (const follower of this.#tables.get(table.id) ?? []) {
      if (table.removed.includes(follower.who)) this.#removeFollower(follower)
      else follower.show(table)
    }
  }

  /** Stops sending to a person removed by the host. */
  #removeFollower(follower: Follower): void {
    this.remove(follower)
    follower.say({ t: 'problem', code: 'removed', ...follower.address })
  }

  /** Tables with a follower that waits for a whole snapshot. */
  get behind(): string[] {
    return [...this.#tables].flatMap(([id, followers]) => ([...followers].some(({ isBehind }) => isBehind) ? [id] : []))
  }
}
