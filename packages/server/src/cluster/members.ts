/** Cluster membership: which servers on one database are alive, and which have ended. */
import { createHash, randomBytes } from 'node:crypto'
import type { NodeRow, Store } from '@heptapolis/store'

/**
 * A server without heartbeat for so long has ended, provided this one looked often enough meanwhile: on a slow machine
 * both are late, and a false alarm would slow them further.
 */
const SILENCE = 5000
const LOOKS = 5
/** Grace period after a goodbye: its people are reconnecting elsewhere. */
const FAREWELL = 20_000
const REMEMBERED = 3_600_000
/** Suffix of a server's name, before the time of its goodbye. */
const GOODBYE = '-'

export class ClusterMembers {
  readonly id = randomBytes(8).toString('hex')
  readonly #store: Store
  readonly #now: () => number
  /** Other servers at the last look, goodbyes included. */
  #others: readonly NodeRow[] = []
  #leaving: readonly NodeRow[] = []
  /** Last heartbeat of each server, and how often this server has looked since. */
  #looks = new Map<string, { readonly seen: number; readonly count: number }>()

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Joins the cluster. Returns since when no server ran; undefined if one does. */
  async join(): Promise<number | undefined> {
    const now = this.#now()
    const known = await this.#store.nodes.all()
    const before = known.ok ? known.value : []
    const isConnected = ({ seen }: NodeRow): boolean => now - seen < SILENCE
    this.#others = this.#store.isShared ? this.#presentIn(before).filter(isConnected) : []
    await this.beat()
    if (this.#others.length > 0) return undefined
    return before.length === 0 ? now : Math.min(now, Math.max(...before.map(({ seen }) => seen)))
  }

  async leave(): Promise<void> {
    await this.#store.nodes.beat(this.id + GOODBYE, this.#now())
  }

  /** Each live server goes first at its share of tables. */
  goesFirst(table: string): boolean {
    const own = lotOf(table, this.id)
    return this.#others.every(({ id }) => lotOf(table, id) < own)
  }

  async beat(): Promise<void> {
    await this.#store.nodes.beat(this.id, this.#now())
  }

  async clear(): Promise<void> {
    await this.#store.nodes.forget(this.#now() - REMEMBERED)
  }

  /** Returns since when a server that was alive has been silent; undefined if there is none. */
  async lost(): Promise<number | undefined> {
    const now = this.#now()
    const known = await this.#store.nodes.all()
    if (!known.ok) return undefined
    this.#count(known.value)
    const isConnected = ({ id, seen }: NodeRow): boolean => now - seen < SILENCE || this.#isSeldomLookedAt(id)
    const there = this.#presentIn(known.value).filter(isConnected)
    const gone = [...this.#others, ...this.#leaving].filter(({ id }) => there.every((node) => node.id !== id))
    const isOnItsWay = ({ id }: NodeRow): boolean => now - (goodbyeOf(id, known.value) ?? 0) < FAREWELL
    const ended = gone.filter((node) => !isOnItsWay(node))
    this.#others = there
    this.#leaving = gone.filter(isOnItsWay)
    return ended.length === 0 ? undefined : Math.min(...ended.map(({ seen }) => seen))
  }

  #count(known: readonly NodeRow[]): void {
    const counted = known.map(({ id, seen }) => {
      const before = this.#looks.get(id)
      return [id, { seen, count: before?.seen === seen ? before.count + 1 : 0 }] as const
    })
    this.#looks = new Map(counted)
  }

  /** Covers known servers only: one that ended before this one joined is not waited for. */
  #isSeldomLookedAt(id: string): boolean {
    return this.#others.some((node) => node.id === id) && (this.#looks.get(id)?.count ?? 0) < LOOKS
  }

  /** Other servers without a goodbye. */
  #presentIn(known: readonly NodeRow[]): NodeRow[] {
    return known.filter(({ id }) => id !== this.id && !id.endsWith(GOODBYE) && goodbyeOf(id, known) === undefined)
  }
}

const goodbyeOf = (id: string, known: readonly NodeRow[]): number | undefined =>
  known.find((node) => node.id === id + GOODBYE)?.seen

const lotOf = (table: string, node: string): string => createHash('sha256').update(`${table} ${node}`).digest('hex')
