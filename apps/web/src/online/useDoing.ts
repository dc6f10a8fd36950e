/** Asks the table for something and says why where it is refused. */
import type { Command } from '@heptapolis/wire'
import { useState } from 'react'
import type { Following } from './following.ts'
import { refusalText, wishedIn } from './refusals.ts'

export interface Doing {
  run: (command: Command) => void
  problem: string | undefined
}

/** Those who share a device have one voice. */
const SHARED: ReadonlySet<Command['do']> = new Set(['vote', 'resume'])

export function useDoing(following: Following): Doing {
  const [problem, setProblem] = useState<string>()
  const run = (command: Command) => {
    const people = SHARED.has(command.do) ? following.people : following.people.slice(0, 1)
    const wished = wishedIn(command, following.shown()?.terms)
    for (const as of people) {
      void following
        .do(command, as)
        .then((done) => setProblem(done.ok ? undefined : refusalText(done.error.code, wished)))
    }
  }
  return { run, problem }
}
