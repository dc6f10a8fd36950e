/** All tables this server has in its memory. */
import { LiveTable, type LiveTableContext } from './live-table.ts'

export class LiveTables {
  readonly #room: LiveTableContext
  readonly #desks = new Map<string, LiveTable>()

  constructor(room: Omit<LiveTableContext, 'missing'>) {
    // What is not there takes no memory: anybody may ask for any id.
    const missing = (desk: LiveTable): void => {
      if (this.#desks.get(desk.id) === desk) this.#desks.delete(desk.id)
    }
    this.#room = { ...room, missing }
  }

  at(id: string): LiveTable {
    let desk = this.#desks.get(id)
    if (!desk) {
      desk = new LiveTable(id, this.#room)
      this.#desks.set(id, desk)
    }
    return desk
  }

  /** A table that is in the memory, with its desk. */
  known(id: string): LiveTable | undefined {
    return this.#desks.get(id)
  }

  get all(): LiveTable[] {
    return [...this.#desks.values()]
  }

  /** Puts away those nobody has asked for since then: their log is all they are. */
  clear(since: number, isFollowed: (id: string) => boolean): void {
    for (const [id, { usedAt }] of this.#desks) if (usedAt < since && !isFollowed(id)) this.#desks.delete(id)
  }

  get size(): number {
    return this.#desks.size
  }
}
