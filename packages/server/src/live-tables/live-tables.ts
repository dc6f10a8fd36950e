/** Registry of all tables in memory. */
import { LiveTable, type LiveTableContext } from './live-table.ts'

export class LiveTables {
  readonly #context: LiveTableContext
  readonly #liveTables = new Map<string, LiveTable>()

  constructor(context: Omit<LiveTableContext, 'missing'>) {
    // Anybody may ask for any id, so missing tables must not stay in memory.
    const missing = (liveTable: LiveTable): void => {
      if (this.#liveTables.get(liveTable.id) === liveTable) this.#liveTables.delete(liveTable.id)
    }
    this.#context = { ...context, missing }
  }

  at(id: string): LiveTable {
    let liveTable = this.#liveTables.get(id)
    if (!liveTable) {
      liveTable = new LiveTable(id, this.#context)
      this.#liveTables.set(id, liveTable)
    }
    return liveTable
  }

  /** The table if it is in memory. */
  known(id: string): LiveTable | undefined {
    return this.#liveTables.get(id)
  }

  get all(): LiveTable[] {
    return [...this.#liveTables.values()]
  }

  /** Unloads tables without requests since then and without followers; their log remains. */
  clear(since: number, isFollowed: (id: string) => boolean): void {
    for (const [id, { usedAt }] of this.#liveTables) if (usedAt < since && !isFollowed(id)) this.#liveTables.delete(id)
  }

  get size(): number {
    return this.#liveTables.size
  }
}
