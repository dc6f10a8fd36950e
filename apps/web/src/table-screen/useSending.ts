/** What is sent to a table, and why it did not count. */
import type { Problem, Result } from '@heptapolis/engine'
import { useRef, useState } from 'react'

interface SendState {
  /** Whether what was sent counts. */
  send: (what: () => Promise<Result<unknown>>) => Promise<boolean>
  /** The same after the answer to the last thing sent: a choice can be taken back before the server has confirmed it. */
  sendNext: SendState['send']
  /** Why the last thing sent did not. */
  refusal: Problem | undefined
}

/** One thing is sent at a time: the table takes its time to answer. */
export function useSending(): SendState {
  const sent = useRef<Promise<unknown>>(undefined)
  const [refusal, setRefusal] = useState<Problem>()
  const run = async (what: () => Promise<Result<unknown>>): Promise<boolean> => {
    const answer = what()
    sent.current = answer
    const result = await answer
    if (sent.current === answer) sent.current = undefined
    setRefusal(result.ok ? undefined : result.error)
    return result.ok
  }
  const send: SendState['send'] = async (what) => (sent.current ? false : run(what))
  const sendNext: SendState['send'] = async (what) => {
    await sent.current
    return send(what)
  }
  return { send, sendNext, refusal }
}
