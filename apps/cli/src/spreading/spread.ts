/** Has jobs done by all machines that work on a queue, and says in words what stands in the way. */
import { BOT_NAMES } from '@heptapolis/bots'
import { QueueError, shownUrl, spread } from '@heptapolis/bots/queue'
import { UserError } from '../errors.ts'
import { words } from '../language.ts'
import type { DoneOf, JobOf, Kind } from './kinds.ts'

/** Which job it is follows from all that is in it. How many were done. */
export async function spreadOut<K extends Kind>(
  url: string,
  kind: K,
  jobs: Iterable<JobOf<K>>,
  hearing: { inOrder?: (done: DoneOf<K>) => void; progress?: (done: number) => void },
): Promise<number> {
  let isTold = false
  const idle = (): void => {
    if (!isTold) console.error(words().queue.nobodyWorks(shownUrl(url)))
    isTold = true
  }
  return inWords(() => spread<DoneOf<K>>(url, kind, keyed(jobs), { ...hearing, idle }))
}

function* keyed(jobs: Iterable<object>): Iterable<{ key: string; job: object }> {
  for (const job of jobs) yield { key: JSON.stringify(job), job }
}

/** What stands in the way of a queue is the user's to mend. */
export async function inWords<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof QueueError) throw new UserError(words().queue.errors[error.code](error.message))
    throw error
  }
}

/** Programs and files of this machine are not on others. */
export function mayBeSpread(bots: readonly string[]): void {
  const other = bots.find((name) => !BOT_NAMES.includes(name))
  if (other !== undefined) throw new UserError(words().queue.notHere(other, BOT_NAMES.join(', ')))
}
