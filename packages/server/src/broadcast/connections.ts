/** The lines that are open, and how they are cut when whoever they are of is no longer known. */
import type { Store } from '@heptapolis/store'
import type { Visitor } from '../sessions/session.ts'

export interface OpenConnection {
  readonly visitor: Visitor | undefined
  end(): void
}

/** So many sessions are looked up at once. */
const MOST_SESSIONS = 1024

export class Connections {
  readonly #open = new Set<OpenConnection>()

  /** A line that is open; what ends it is called when it is closed. */
  add(connection: OpenConnection): () => void {
    this.#open.add(connection)
    return () => this.#open.delete(connection)
  }

  /** By a session, or an account. */
  cut(id: string): void {
    for (const { visitor, end } of this.#open) if (visitor?.session === id || visitor?.account.id === id) end()
  }

  /** Cuts those whose session is no longer there. */
  async cutEnded({ people }: Pick<Store, 'people'>): Promise<void> {
    const sessions = [...new Set([...this.#open].flatMap(({ visitor }) => visitor?.session ?? []))]
    for (let i = 0; i < sessions.length; i += MOST_SESSIONS) {
      const some = sessions.slice(i, i + MOST_SESSIONS)
      const known = await people.known(some)
      for (const session of known.ok ? some : []) if (known.ok && !known.value.has(session)) this.cut(session)
    }
  }
}
