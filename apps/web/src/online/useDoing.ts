/** Asks the table for something and says why where it is refused. */
import type { Command } from '@heptapolis/wire'
import { useState } from 'react'
import type { Following } from './following.ts'
import { troubleText } from './words.ts'

export interface Doing {
  run: (command: Command) => void
  problem: string | undefined
}

export function useDoing(following: Following): Doing {
  const [problem, setProblem] = useState<string>()
  const run = (command: Command) => {
    void following.do(command).then((done) => setProblem(done.ok ? undefined : troubleText(done.error.code)))
  }
  return { run, problem }
}
