/**
 * Job queue that serves people in turn, then the tables of each person. So a person with many jobs does not delay
 * others.
 */
export interface QueueTurn {
  readonly person: string
  readonly table: string
}

export class FairQueue<T> {
  /** In round-robin order. */
  readonly #people = new Map<string, Map<string, T[]>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add({ person, table }: QueueTurn, item: T): void {
    const tables = this.#people.get(person) ?? new Map<string, T[]>()
    this.#people.set(person, tables)
    const items = tables.get(table) ?? []
    tables.set(table, items)
    items.push(item)
    this.#size++
  }

  take(): { item: T; person: string } | undefined {
    const [person, tables] = first(this.#people) ?? []
    if (person === undefined || !tables) return undefined
    const [table, items = []] = first(tables) ?? []
    const item = items.shift()
    if (table === undefined || item === undefined) return undefined
    this.#size--
    tables.delete(table)
    if (items.length > 0) tables.set(table, items)
    this.#people.delete(person)
    if (tables.size > 0) this.#people.set(person, tables)
    return { item, person }
  }

  /** Number of turns until all current jobs of a person are done. */
  ahead(person: string): number {
    const own = [...(this.#people.get(person)?.values() ?? [])].reduce((sum, items) => sum + items.length, 0)
    return own + this.#people.size - (own > 0 ? 1 : 0)
  }

  clear(): T[] {
    const all = [...this.#people.values()].flatMap((tables) => [...tables.values()].flat())
    this.#people.clear()
    this.#size = 0
    return all
  }
}

const first = <K, V>(map: ReadonlyMap<K, V>): [K, V] | undefined => map.entries().next().value
