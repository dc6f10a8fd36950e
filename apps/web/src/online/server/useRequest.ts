/** What the server says to a question, once it has answered; asked again every so often where that is wished. */
import type { Result } from '@heptapolis/engine/kernel'
import { useEffect, useState } from 'react'
import { server } from './server.ts'

export interface RequestState<T> {
  value?: T
  /** The code of what went wrong. */
  trouble?: string
}

/** Nothing is asked while nobody looks at the page. It is asked anew by another function: one that stays is needed. */
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

/** Before something is asked that only somebody may ask: a first visit gets its cookie. */
export function ensureSession(): Promise<unknown> {
  coming ??= server.me()
  return coming
}
