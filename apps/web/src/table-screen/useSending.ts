/** What is sent to a table, and why it did not count. */
import type { Problem, Result } from '@heptapolis/engine'
import { useRef, useState } from 'react'

interface SendState {
  /** Whether what was sent counts. */
  send: (what: () => Promise<Result<unknown>>) => Promise<boolean>
  /** Why the last thing sent did not. */
  refusal: Problem | undefined
}

/** One thing is sent at a time: the table takes its time to answer. */
export function useSending(): SendState {
  const busy = useRef(false)
  const [refusal, setRefusal] = useState<Problem>()
  const send = async (what: () => Promise<Result<unknown>>): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    const result = await what()
    busy.current = false
    setRefusal(result.ok ? undefined : result.error)
    return result.ok
  }
  return { send, refusal }
}
