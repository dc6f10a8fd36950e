/**
 * Hints between servers that share a store: a table has gone on, a session or an account has ended, the lobby is another one.
 * They may get lost, come twice or in any order: whoever hears one looks into the store, and without any it is looked there
 * every now and then.
 */
import { setTimeout as pause } from 'node:timers/promises'

export type ClusterHint = TableAdvanced | SessionEnded | LobbyChanged

/** A table has gone on. */
export interface TableAdvanced {
  readonly table: string
  /** How many events its log has. */
  readonly n: number
}

export interface SessionEnded {
  /** A session, by the hash of its token, or an account. */
  readonly ended: string
}

/** Tables strangers may sit down at have come or gone, or those who wait for one. */
export interface LobbyChanged {
  readonly lobby: true
}

export interface Bus {
  send(hint: ClusterHint): void
  /** Hints of others; the own may come back too. */
  onHint(listener: (hint: ClusterHint) => void): void
  close(): Promise<void>
}

/** For a server that is alone. */
export const noBus: Bus = { send: () => {}, onHint: () => {}, close: async () => {} }

/** Between servers in one process. */
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

/** Hints as one line of text, as many as came together. */
const encode = (hints: readonly ClusterHint[]): string =>
  hints.map((hint) => ('table' in hint ? `${hint.table}:${hint.n}` : subjectOf(hint))).join(' ')

const LOBBY = '+lobby'

/** What a hint is about: of two about the same only the later is told. */
const subjectOf = (hint: ClusterHint): string =>
  'table' in hint ? hint.table : 'ended' in hint ? `-${hint.ended}` : LOBBY

/** What is no hint is passed over: others may use the same channel. */
const decode = (text: string): ClusterHint[] =>
  text.split(' ').flatMap((word): ClusterHint[] => {
    if (word === LOBBY) return [{ lobby: true }]
    const [, ended] = /^-([0-9a-f]{1,64})$/.exec(word) ?? []
    if (ended !== undefined) return [{ ended }]
    const [, table, n] = /^([^\s:]{1,40}):(\d{1,9})$/.exec(word) ?? []
    return table === undefined ? [] : [{ table, n: Number(n) }]
  })

/** Hints in a line: PostgreSQL passes on less than 8,000 bytes. */
const MOST_HINTS_PER_LINE = 100

/** Lines of text between servers. */
export interface HintChannel {
  send(line: string): Promise<unknown>
  close(): Promise<void>
}

/** So many milliseconds after something was sent it has come back, or the way leads nowhere. */
const ECHO = 3000

/** A bus over a channel: what is told in one turn goes as one line, of each table only the latest. */
export async function overChannel(open: (onHint: (line: string) => void) => Promise<HintChannel>): Promise<Bus> {
  const waiting = new Map<string, ClusterHint>()
  const listeners: ((hint: ClusterHint) => void)[] = []
  let sending = Promise.resolve()
  let isClosed = false
  /** A line that was sent, and what happens where it does not come back. */
  let awaited: { readonly line: string; readonly timer: NodeJS.Timeout } | undefined

  const onHint = (line: string): void => {
    if (line === awaited?.line) {
      clearTimeout(awaited.timer)
      awaited = undefined
    }
    for (const hint of decode(line)) for (const listener of listeners) listener(hint)
  }
  let channel = await open(onHint)

  /** Of a connection that leads nowhere nobody is told. The old one stays where no other can be had: it may come back. */
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
      // A hint that does not get through is a hint lost.
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
