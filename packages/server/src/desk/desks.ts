/** All tables this server has in its memory. */
import { Desk, type Room } from './desk.ts'

export class Desks {
  readonly #room: Room
  readonly #desks = new Map<string, Desk>()

  constructor(room: Omit<Room, 'missing'>) {
    // What is not there takes no memory: anybody may ask for any id.
    const missing = (desk: Desk): void => {
      if (this.#desks.get(desk.id) === desk) this.#desks.delete(desk.id)
    }
    this.#room = { ...room, missing }
  }

  at(id: string): Desk {
    let desk = this.#desks.get(id)
    if (!desk) {
      desk = new Desk(id, this.#room)
      this.#desks.set(id, desk)
    }
    return desk
  }

  /** A table that is in the memory, with its desk. */
  known(id: string): Desk | undefined {
    return this.#desks.get(id)
  }

  get all(): Desk[] {
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
