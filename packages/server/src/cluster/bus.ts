/**
 * Message bus between servers that share a database. Its hints say that a table, a session or the lobby changed. They
 * may be lost, doubled or reordered, so servers also poll the database.
 */
import { setTimeout as pause } from 'node:timers/promises'

export type ClusterHint = TableAdvanced | SessionEnded | LobbyChanged

export interface TableAdvanced {
  readonly table: string
  /** Length of its log. */
  readonly n: number
}

export interface SessionEnded {
  /** Session (hash of its token) or account. */
  readonly ended: string
}

/** Open tables or waiting players changed. */
export interface LobbyChanged {
  readonly lobby: true
}

export interface Bus {
  send(hint: ClusterHint): void
  /** Hints of other servers; own hints may come back too. */
  onHint(listener: (hint: ClusterHint) => void): void
  close(): Promise<void>
}

/** For a single server. */
export const noBus: Bus = { send: () => {}, onHint: () => {}, close: async () => {} }

/** Bus between servers of one process. */
export function inProcessBus(): () => Bus {
  const listeners = new Set<(hint: ClusterHint) => void>()
  return () => {
    let own: ((hint: ClusterHint) => void) | undefined
    return {
      send: (hint) => {
        for (const listener of listeners) if (listener !== own) setImmediate(listener, hint)
      },
      onHint: (listener) => {
        own = listener
        listeners.add(listener)
      },
      close: async () => {
        if (own) listeners.delete(own)
      },
    }
  }
}

/** One line of text for all hints of a batch. */
const encode = (hints: readonly ClusterHint[]): string =>
  hints.map((hint) => ('table' in hint ? `${hint.table}:${hint.n}` : subjectOf(hint))).join(' ')

const LOBBY = '+lobby'

/** Key of a hint: of two hints with the same key only the later is sent. */
const subjectOf = (hint: ClusterHint): string =>
  'table' in hint ? hint.table : 'ended' in hint ? `-${hint.ended}` : LOBBY

/** Ignores anything else, since others may use the channel. */
const decode = (text: string): ClusterHint[] =>
  text.split(' ').flatMap((word): ClusterHint[] => {
    if (word === LOBBY) return [{ lobby: true }]
    const [, ended] = /^-([0-9a-f]{1,64})$/.exec(word) ?? []
    if (ended !== undefined) return [{ ended }]
    const [, table, n] = /^([^\s:]{1,40}):(\d{1,9})$/.exec(word) ?? []
    return table === undefined ? [] : [{ table, n: Number(n) }]
  })

/** PostgreSQL limits a notification to 8,000 bytes. */
const MOST_HINTS_PER_LINE = 100

/** Transport for lines of text between servers. */
export interface HintChannel {
  send(line: string): Promise<unknown>
  close(): Promise<void>
}

/** A sent line comes back within this many milliseconds, or the connection is dead. */
const ECHO = 3000

/** Bus over a channel. Hints of one turn of the event loop leave as one line, the latest per table. */
export async function overChannel(open: (onHint: (line: string) => void) => Promise<HintChannel>): Promise<Bus> {
  const waiting = new Map<string, ClusterHint>()
  const listeners: ((hint: ClusterHint) => void)[] = []
  let sending = Promise.resolve()
  let isClosed = false
  /** A sent line, and the timer that reopens the channel unless it comes back. */
  let awaited: { readonly line: string; readonly timer: NodeJS.Timeout } | undefined

  const onHint = (line: string): void => {
    if (line === awaited?.line) {
      clearTimeout(awaited.timer)
      awaited = undefined
    }
    for (const hint of decode(line)) for (const listener of listeners) listener(hint)
  }
  let channel = await open(onHint)

  /** Replaces a silently dead connection. Keeps the old one if no new one can be opened: it may recover. */
  const reopen = async (): Promise<void> => {
    awaited = undefined
    const fresh = await open(onHint).catch(() => undefined)
    if (!fresh) return
    const old = isClosed ? fresh : channel
    if (!isClosed) channel = fresh
    await old.close()
  }

  const flush = async (): Promise<void> => {
    const hints = [...waiting.values()]
    waiting.clear()
    for (let i = 0; i < hints.length; i += MOST_HINTS_PER_LINE) {
      const line = encode(hints.slice(i, i + MOST_HINTS_PER_LINE))
      awaited ??= { line, timer: setTimeout(reopen, ECHO).unref() }
      // Losing a hint is harmless.
      await channel.send(line).catch(() => {})
    }
  }

  return {
    send: (hint) => {
      if (waiting.size === 0) sending = sending.then(() => new Promise(setImmediate)).then(flush)
      waiting.set(subjectOf(hint), hint)
    },
    onHint: (listener) => void listeners.push(listener),
    close: async () => {
      isClosed = true
      const enough = new AbortController()
      await Promise.race([sending, pause(ECHO, undefined, { signal: enough.signal }).catch(() => {})])
      enough.abort()
      clearTimeout(awaited?.timer)
      await channel.close()
    },
  }
}
