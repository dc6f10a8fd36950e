/** The servers that share a store, as one of them sees it: who is there, and who has ended. */
import { createHash, randomBytes } from 'node:crypto'
import type { Node, Store } from '@heptapolis/store'

/** One that has said nothing for so long has ended. */
const SILENCE = 5000
const REMEMBERED = 3_600_000

export class Fleet {
  readonly id = randomBytes(8).toString('hex')
  readonly #store: Store
  readonly #now: () => number
  /** Others that were there when last looked. */
  #others: readonly Node[] = []

  constructor(store: Store, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** Joins the others. Since when there was no server at all; undefined where there is one. */
  async join(): Promise<number | undefined> {
    const now = this.#now()
    const known = await this.#store.nodes.all()
    const before = known.ok ? known.value : []
    this.#others = this.#store.isShared ? before.filter((node) => isThere(node, now)) : []
    await this.beat()
    if (this.#others.length > 0) return undefined
    return before.length === 0 ? now : Math.min(now, Math.max(...before.map(({ seen }) => seen)))
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
    const there = known.value.filter((node) => node.id !== this.id && isThere(node, now))
    const ended = this.#others.filter(({ id }) => there.every((node) => node.id !== id))
    this.#others = there
    return ended.length === 0 ? undefined : Math.min(...ended.map(({ seen }) => seen))
  }
}

const lotOf = (table: string, node: string): string => createHash('sha256').update(`${table} ${node}`).digest('hex')

const isThere = ({ seen }: Node, now: number): boolean => now - seen < SILENCE
