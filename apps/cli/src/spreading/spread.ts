/** Submission of jobs to all workers of a queue, with queue errors as text for the user. */
import { BOT_NAMES } from '@heptapolis/bots'
import { QueueError, shownUrl, spread } from '@heptapolis/bots/queue'
import { ENGINE } from '@heptapolis/engine/records'
import { UserError } from '../errors.ts'
import { words } from '../language.ts'
import type { DoneOf, JobKind, JobOf } from './kinds.ts'

/** The key of a job is its content. */
export async function spreadOut<K extends JobKind>(
  url: string,
  kind: K,
  jobs: Iterable<JobOf<K>>,
  hearing: { inOrder?: (done: DoneOf<K>) => void; progress?: (done: number) => void },
): Promise<number> {
  const idle = once(() => words().queue.nobodyWorks(shownUrl(url), ENGINE))
  const lost = once(() => words().queue.lost(shownUrl(url)))
  return inWords(() => spread<DoneOf<K>>(url, kind, keyed(jobs), { ...hearing, idle, lost }))
}

function* keyed(jobs: Iterable<object>): Iterable<{ key: string; job: object }> {
  for (const job of jobs) yield { key: JSON.stringify(job), job }
}

function once(sentence: () => string): () => void {
  let isTold = false
  return () => {
    if (!isTold) console.error(sentence())
    isTold = true
  }
}

/** Queue errors are user errors. */
export async function inWords<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof QueueError) throw new UserError(words().queue.errors[error.code](error.message))
    throw error
  }
}

/** Programs and files of this machine do not exist on others. */
export function mayBeSpread(bots: readonly string[]): void {
  const other = bots.find((name) => !BOT_NAMES.includes(name))
  if (other !== undefined) throw new UserError(words().queue.notHere(other, BOT_NAMES.join(', ')))
}
