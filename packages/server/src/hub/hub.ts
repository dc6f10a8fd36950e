/** Who follows which table, and what they have been shown. */
import type { Json } from '@heptapolis/engine/kernel'
import { shown, type Table } from '@heptapolis/table'
import {
  type Address,
  FULL_EVERY,
  MOST_WAITING_BYTES,
  makeDelta,
  type ServerMessage,
  SLOW_BYTES,
  SLOW_TIME,
} from '@heptapolis/wire'

/** A socket, as it is spoken to. */
export interface Speaker {
  readonly bufferedAmount: number
  send(text: string): void
  terminate(): void
}

interface Sent {
  readonly n: number
  readonly picture: Json
  /** Changes since the last whole picture. */
  readonly deltas: number
}

/** Since when a socket is not read. It is the socket's, not the follower's: whoever asks for a table again is no quicker for it. */
const slowSince = new WeakMap<Speaker, number>()

export class Follower {
  readonly speaker: Speaker
  readonly address: Address
  readonly who: string
  readonly #now: () => number
  /** Programs are shown whole pictures alone. */
  readonly #isWhole: boolean
  #sent: Sent | undefined

  constructor(speaker: Speaker, address: Address, who: string, now: () => number, isWhole = false) {
    this.#isWhole = isWhole
    this.speaker = speaker
    this.address = address
    this.who = who
    this.#now = now
  }

  /** Shows the table as it stands. Whoever says to have picture `has` already is spared it. */
  show(table: Table, has?: number): void {
    const n = versionFor(table, this.who)
    if (this.#sent?.n === n) return
    if (this.#isSlow()) {
      // The newest picture comes when there is room again.
      this.#sent = undefined
      return
    }
    const picture = pictureFor(table, this.who)
    if (has === n) this.say({ t: 'delta', ...this.address, from: n, n, delta: {} })
    else if (!this.#sent || this.#isWhole || this.#sent.deltas >= FULL_EVERY)
      this.say({ t: 'full', ...this.address, n, shown: picture })
    else this.say({ t: 'delta', ...this.address, from: this.#sent.n, n, delta: makeDelta(this.#sent.picture, picture) })
    const deltas = this.#sent && this.#sent.deltas < FULL_EVERY ? this.#sent.deltas + 1 : 0
    this.#sent = { n, picture, deltas }
  }

  /** Whether what was sent is not read; whoever does not read at all is cut off. */
  #isSlow(): boolean {
    const waiting = this.speaker.bufferedAmount
    if (waiting <= SLOW_BYTES) {
      slowSince.delete(this.speaker)
      return false
    }
    const since = slowSince.get(this.speaker) ?? this.#now()
    slowSince.set(this.speaker, since)
    if (waiting > MOST_WAITING_BYTES || this.#now() - since >= SLOW_TIME) this.speaker.terminate()
    return true
  }

  /** Whether it waits for a whole picture. */
  get isBehind(): boolean {
    return this.#sent === undefined
  }

  say(message: ServerMessage): void {
    this.speaker.send(JSON.stringify(message))
  }
}

const versionFor = (table: Table, who: string): number => {
  const seat = table.seats.findIndex((sitter) => sitter.who === who)
  return table.versions[seat < 0 ? table.seats.length : seat]
}

/** Several lines of one person are shown the same. */
const pictures = new WeakMap<Table, Map<string, Json>>()

function pictureFor(table: Table, who: string): Json {
  const made = pictures.get(table) ?? new Map<string, Json>()
  pictures.set(table, made)
  const picture = made.get(who) ?? (shown(table, who) as object as Json)
  made.set(who, picture)
  return picture
}

export class Hub {
  readonly #tables = new Map<string, Set<Follower>>()

  /** Whether this is the person's first line to the table. */
  add(follower: Follower): boolean {
    const { table } = follower.address
    const followers = this.#tables.get(table) ?? new Set()
    this.#tables.set(table, followers)
    const isFirst = !this.isThere(table, follower.who)
    followers.add(follower)
    return isFirst
  }

  /** Whether it was the person's last line to the table. */
  remove(follower: Follower): boolean {
    const { table } = follower.address
    const followers = this.#tables.get(table)
    if (!followers?.delete(follower)) return false
    if (followers.size === 0) this.#tables.delete(table)
    return !this.isThere(table, follower.who)
  }

  /** Whether somebody has a line to a table. */
  isThere(table: string, who: string): boolean {
    return [...(this.#tables.get(table) ?? [])].some((follower) => follower.who === who)
  }

  isFollowed(table: string): boolean {
    return this.#tables.has(table)
  }

  /** All tables that somebody looks at. */
  get followed(): string[] {
    return [...this.#tables.keys()]
  }

  show(table: Table): void {
    for (const follower of this.#tables.get(table.id) ?? []) {
      if (table.removed.includes(follower.who)) this.#dismiss(follower)
      else follower.show(table)
    }
  }

  /** Whom the host has shown the door sees no more. */
  #dismiss(follower: Follower): void {
    this.remove(follower)
    follower.say({ t: 'problem', code: 'removed', ...follower.address })
  }

  /** Tables somebody has fallen behind at. */
  get behind(): string[] {
    return [...this.#tables].flatMap(([id, followers]) => ([...followers].some(({ isBehind }) => isBehind) ? [id] : []))
  }
}
