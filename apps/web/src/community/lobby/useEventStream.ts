/** What the server tells as it happens. Where the line is lost it is asked for, every so often, until there is a line again. */
import type { Result } from '@heptapolis/engine/kernel'
import { API } from '@heptapolis/wire'
import { useEffect, useState } from 'react'
import { server } from '../../online/server/server.ts'
import type { RequestState } from '../../online/server/useRequest.ts'
import { linesOf } from './json-lines.ts'

export interface EventStream<T> {
  /** The address of the stream. */
  path: string
  /** What a line says; nothing where it is about something else. */
  read: (line: unknown) => T | undefined
  ask: () => Promise<Result<T>>
  /** Milliseconds between two questions. */
  every: number
  /** Goes on while nobody looks at the page. */
  isKept?: boolean
}

/** Nothing where there is nothing to be told yet. Another telling begins anew: one that stays is needed. */
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

async function follow<T>(
  { path, read, ask, every, isKept = false }: EventStream<T>,
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
      const value = read(line)
      if (value !== undefined) tell({ ok: true, value })
    })
    gone.removeEventListener('abort', end)
    document.removeEventListener('visibilitychange', hide)
    if (gone.aborted || (document.visibilityState === 'hidden' && !isKept)) continue
    const said = await ask()
    if (!gone.aborted) tell(said)
    // All who have lost their line come back, but not all at once.
    await pause(every * (0.5 + Math.random()), gone)
  }
}

/** Nothing is asked while nobody looks at the page. */
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
