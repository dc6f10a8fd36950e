/** React hook that sends a request when a component mounts, optionally at an interval. */
import type { Result } from '@heptapolis/engine/kernel'
import { useEffect, useState } from 'react'
import { server } from './server.ts'

export interface RequestState<T> {
  value?: T
  /** The error code of a failed request. */
  trouble?: string
}

/** Skips hidden pages. `ask` must be stable: a new function starts a new request. */
export function useRequest<T>(ask: () => Promise<Result<T>>, every?: number): RequestState<T> {
  const [answer, setAnswer] = useState<RequestState<T>>({})
  useEffect(() => {
    let isGone = false
    const look = async () => {
      if (document.visibilityState === 'hidden') return
      const said = await ask()
      if (isGone) return
      setAnswer((before) => (said.ok ? { value: said.value } : { ...before, trouble: said.error.code }))
    }
    void look()
    const timer = every === undefined ? undefined : setInterval(() => void look(), every)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [ask, every])
  return answer
}

let coming: Promise<unknown> | undefined

/** Creates the session of a first visit, before a request that needs one. */
export function ensureSession(): Promise<unknown> {
  coming ??= server.me()
  return coming
}
