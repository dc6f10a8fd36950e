/** React hook that sends commands to an online table and keeps the text of a rejection. */
import type { CommandMessage } from '@heptapolis/wire'
import { useState } from 'react'
import { rejectionText, requestedTerms } from './rejections.ts'
import type { TableSubscription } from './subscription.ts'

export interface CommandState {
  run: (command: CommandMessage) => void
  problem: string | undefined
}

/** Commands that count once for all people who share a device. */
const SHARED: ReadonlySet<CommandMessage['do']> = new Set(['vote', 'resume'])

export function useCommands(subscription: TableSubscription): CommandState {
  const [problem, setProblem] = useState<string>()
  const run = (command: CommandMessage) => {
    const people = SHARED.has(command.do) ? subscription.people : subscription.people.slice(0, 1)
    const wished = requestedTerms(command, subscription.snapshot()?.terms)
    for (const as of people) {
      void subscription
        .do(command, as)
        .then((done) => setProblem(done.ok ? undefined : rejectionText(done.error.code, wished)))
    }
  }
  return { run, problem }
}
