/** Registry of open WebSocket connections. It closes those whose session or account has ended. */
import type { Store } from '@heptapolis/store'
import type { Visitor } from '../sessions/session.ts'

export interface OpenConnection {
  readonly visitor: Visitor | undefined
  end(): void
}

/** Sessions looked up in one query. */
const MOST_SESSIONS = 1024

export class Connections {
  readonly #open = new Set<OpenConnection>()

  /** Registers a connection; the result removes it. */
  add(connection: OpenConnection): () => void {
    this.#open.add(connection)
    return () => this.#open.delete(connection)
  }

  /** Closes connections of a session or an account. */
  cut(id: string): void {
    for (const { visitor, end } of this.#open) if (visitor?.session === id || visitor?.account.id === id) end()
  }

  /** Closes connections whose session no longer exists. */
  async cutEnded({ people }: Pick<Store, 'people'>): Promise<void> {
    const sessions = [...new Set([...this.#open].flatMap(({ visitor }) => visitor?.session ?? []))]
    for (let i = 0; i < sessions.length; i += MOST_SESSIONS) {
      const some = sessions.slice(i, i + MOST_SESSIONS)
      const known = await people.known(some)
      for (const session of known.ok ? some : []) if (known.ok && !known.value.has(session)) this.cut(session)
    }
  }
}
