/** React hook that sends commands to a table one at a time and keeps the reason of a rejection. */
import type { Problem, Result } from '@heptapolis/engine'
import { useRef, useState } from 'react'

interface SendState {
  /** Resolves to whether the command was accepted. */
  send: (what: () => Promise<Result<unknown>>) => Promise<boolean>
  /** Same after the answer to the last command: a choice can be taken back before the server has confirmed it. */
  sendNext: SendState['send']
  /** Reason of the last rejection. */
  refusal: Problem | undefined
}

/** Sends one command at a time, because tables answer asynchronously. */
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
