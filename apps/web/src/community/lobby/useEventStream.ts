/**
 * React hook that subscribes to an event stream of the server. While it is disconnected, it polls and tries to
 * reconnect.
 */
import type { Result } from '@heptapolis/engine/kernel'
import { API, type LobbyEvent, type SeekEvent } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { server } from '../../online/server/server.ts'
import type { RequestState } from '../../online/server/useRequest.ts'
import { linesOf } from './json-lines.ts'

export interface EventStream<T> {
  /** The path of the stream. */
  path: string
  /** The tag `t` of its events; lines with another tag are skipped. */
  event: (LobbyEvent | SeekEvent)['t']
  ask: () => Promise<Result<T>>
  /** The polling interval in milliseconds. */
  every: number
  /** Stays connected in a hidden tab. */
  isKept?: boolean
}

/** `telling` must be stable: a new object starts a new subscription. */
export function useEventStream<T>(telling: EventStream<T> | undefined): RequestState<T> {
  const [answer, setAnswer] = useState<RequestState<T>>({})
  useEffect(() => {
    if (!telling) return
    const gone = new AbortController()
    void follow(telling, gone.signal, (said) =>
      setAnswer((before) => (said.ok ? { value: said.value } : { ...before, trouble: said.error.code })),
    )
    return () => gone.abort()
  }, [telling])
  return answer
}

const isEvent = <T>(line: unknown, event: string): line is T =>
  typeof line === 'object' && line !== null && 't' in line && line.t === event

async function follow<T>(
  { path, event, ask, every, isKept = false }: EventStream<T>,
  gone: AbortSignal,
  tell: (said: Result<T>) => void,
): Promise<void> {
  while (!gone.aborted) {
    if (!isKept) await lookedAt(gone)
    const stop = new AbortController()
    const end = () => stop.abort()
    const hide = () => document.visibilityState === 'hidden' && !isKept && end()
    gone.addEventListener('abort', end)
    document.addEventListener('visibilitychange', hide)
    await linesOf(`${server.origin}${API}${path}`, stop, (line) => {
      if (isEvent<T>(line, event)) tell({ ok: true, value: line })
    })
    gone.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', hide)
    if (gone.aborted || (document.visibilityState === 'hidden' && !isKept)) continue
    const said = await ask()
    if (!gone.aborted) tell(said)
    // Jitter, so that clients do not reconnect all at once.
    await pause(every * (0.5 + Math.random()), gone)
  }
}

/** Waits until the page is visible. */
function lookedAt(gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !gone.aborted) return
      document.removeEventListener('visibilitychange', look)
      gone.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    gone.addEventListener('abort', look)
    look()
  })
}

function pause(time: number, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, time)
    gone.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
