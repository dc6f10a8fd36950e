/** The servers that share a store, as one of them sees it: who is there, and who has ended. */
import { createHash, randomBytes } from 'node:crypto'
import type { NodeRow, Store } from '@heptapolis/store'

/**
 * One that has said nothing for so long has ended, where this one has looked so often in the meantime: on a machine that is slow
 * both are, and who takes the other for lost makes it slower still.
 */
const SILENCE = 5000
const LOOKS = 5
/** One that has said goodbye is missed later: its people are on their way to the others. */
const FAREWELL = 20_000
const REMEMBERED = 3_600_000
/** Behind the name of a server: when it said goodbye. */
const GOODBYE = '-'

export class ClusterMembers {
  readonly id = randomBytes(8).toString('hex')
  readonly #store: Store
  readonly #now: () => number
  /** Others that were there when last looked, and those that had said goodbye. */
  #others: readonly NodeRow[] = []
  #leaving: readonly NodeRow[] = []
  /** When each was last seen, and how often it was looked at since. */
  #looks = new Map<string, { readonly seen: number; readonly count: number }>()

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Joins the others. Since when there was no server at all; undefined where there is one. */
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

  /** The last word of this one. */
  async leave(): Promise<void> {
    await this.#store.nodes.beat(this.id + GOODBYE, this.#now())
  }

  /** Of those that are there each goes first at its share of tables. */
  goesFirst(table: string): boolean {
    const own = lotOf(table, this.id)
    return this.#others.every(({ id }) => lotOf(table, id) < own)
  }

  async beat(): Promise<void> {
    await this.#store.nodes.beat(this.id, this.#now())
  }

  /** Those that ended long ago are forgotten. */
  async clear(): Promise<void> {
    await this.#store.nodes.forget(this.#now() - REMEMBERED)
  }

  /** Looks around; since when one that was there has been silent, where there is such a one. */
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

  /** Only of those that were there: whoever ended before this one came is not waited for. */
  #isSeldomLookedAt(id: string): boolean {
    return this.#others.some((node) => node.id === id) && (this.#looks.get(id)?.count ?? 0) < LOOKS
  }

  /** All others that have not said goodbye. */
  #presentIn(known: readonly NodeRow[]): NodeRow[] {
    return known.filter(({ id }) => id !== this.id && !id.endsWith(GOODBYE) && goodbyeOf(id, known) === undefined)
  }
}

const goodbyeOf = (id: string, known: readonly NodeRow[]): number | undefined =>
  known.find((node) => node.id === id + GOODBYE)?.seen

const lotOf = (table: string, node: string): string => createHash('sha256').update(`${table} ${node}`).digest('hex')
