/**
 * Spreads jobs over all machines that work on a queue. A job is known by its key: asked for again it is the same job, and its
 * result is there once, whoever brought it. So whoever asks may stop and ask again, and a worker may be killed.
 */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Queue } from 'bullmq'
import { answers, connectionTo, loaded, QueueError, queueName } from './connect.ts'

/** What is to be done, and a text that says which it is; equal keys are equal jobs. */
export interface Job {
  readonly key: string
  readonly job: object
}

export interface Hearing<Done> {
  /** Results in the order of the jobs, each as soon as all before it are there. */
  inOrder?(result: Done, index: number): void
  /** How many are there. */
  progress?(done: number): void
  /** Nobody works on the queue. */
  idle?(): void
  /** The server is gone; it is waited for. */
  lost?(): void
}

const AT_ONCE = 500
const TRIES = 3
/** Results stay for a week, so that whoever was interrupted goes on. */
const KEPT = { age: 7 * 24 * 3600 }
/** What was not heard is looked for so often, in milliseconds. */
const LOOK_EVERY = 2000

export async function spread<Done>(
  url: string,
  kind: string,
  jobs: readonly Job[],
  { inOrder, progress, idle, lost }: Hearing<Done> = {},
): Promise<Done[]> {
  const connection = connectionTo(url)
  const { Queue, QueueEvents } = await loaded(import('bullmq'))
  const queue = new Queue(queueName(url), connection)
  await answers(queue, url)
  const events = new QueueEvents(queueName(url), connection)
  await answers(events, url)
  const named = jobs.map(({ key, job }) => ({ id: idOf(kind, key), job }))
  const results = new Results<Done>(
    named.map(({ id }) => id),
    inOrder,
    progress,
  )
  const end = new AbortController()
  try {
    events.on('error', () => lost?.())
    events.on('completed', ({ jobId, returnvalue }) => results.take(jobId, returnvalue as unknown as Done))
    events.on('retries-exhausted', ({ jobId }) => void failure(queue, jobId).then((why) => results.fail(jobId, why)))
    await lay(queue, kind, named)
    const looking = again(end.signal, async () => {
      const gone = await look(queue, results, idle)
      const forgotten = named.filter(({ id }) => gone.has(id))
      if (forgotten.length > 0) await lay(queue, kind, forgotten)
    })
    looking.catch((error: Error) => results.stop(error))
    return await results.all
  } finally {
    end.abort()
    await Promise.all([events.close(), queue.close()])
  }
}

/** A look may have to wait for a server that is gone: the next comes after it, not beside it. */
async function again(end: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!end.aborted) {
    await act()
    await pause(LOOK_EVERY, undefined, { signal: end }).catch(() => {})
  }
}

interface NamedJob {
  readonly id: string
  readonly job: object
}

/** Jobs of the same build and key are the same. */
const idOf = (kind: string, key: string): string =>
  `${kind}-${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`

/** Those that are there already stay as they are; those that failed are tried again. */
async function lay(queue: Queue, kind: string, jobs: readonly NamedJob[]): Promise<void> {
  for (let from = 0; from < jobs.length; from += AT_ONCE) {
    const some = jobs.slice(from, from + AT_ONCE).map(({ id, job }) => ({
      name: kind,
      data: job,
      opts: { jobId: id, attempts: TRIES, removeOnComplete: KEPT, removeOnFail: KEPT },
    }))
    await queue.addBulk(some)
  }
  const failed = await queue.getFailed()
  const own = new Set(jobs.map(({ id }) => id))
  await Promise.all(failed.map((job) => (own.has(job.id ?? '') ? job.retry() : undefined)))
}

/** Finds what was done before anybody listened, or while nobody was heard; and what a server that was gone knows no more. */
async function look<Done>(queue: Queue, results: Results<Done>, idle: (() => void) | undefined): Promise<Set<string>> {
  const gone = new Set<string>()
  const missing = results.missing
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const some = missing.slice(from, from + AT_ONCE)
    const found = await Promise.all(some.map((id) => queue.getJob(id)))
    for (const [i, job] of found.entries()) {
      if (!job) gone.add(some[i])
      if (job?.finishedOn === undefined || job.id === undefined) continue
      if (job.failedReason) results.fail(job.id, job.failedReason)
      else results.take(job.id, job.returnvalue)
    }
  }
  if (results.missing.length > 0 && (await queue.getWorkersCount()) === 0) idle?.()
  return gone
}

const failure = async (queue: Queue, id: string): Promise<string> => (await queue.getJob(id))?.failedReason ?? ''

/** What has come, each once. */
class Results<Done> {
  readonly all: Promise<Done[]>
  readonly #places: ReadonlyMap<string, readonly number[]>
  readonly #found = new Map<string, Done>()
  readonly #ids: readonly string[]
  readonly #inOrder: Hearing<Done>['inOrder']
  readonly #progress: Hearing<Done>['progress']
  #told = 0
  #count = 0
  #end: (results: Done[]) => void = () => {}
  stop: (error: Error) => void = () => {}

  constructor(ids: readonly string[], inOrder: Hearing<Done>['inOrder'], progress: Hearing<Done>['progress']) {
    this.#ids = ids
    this.#inOrder = inOrder
    this.#progress = progress
    this.#places = Map.groupBy(ids.keys(), (i) => ids[i])
    this.all = new Promise((resolve, reject) => {
      this.#end = resolve
      this.stop = reject
    })
    // Whoever waits hears of it; nobody may be waiting yet.
    this.all.catch(() => {})
    this.#tell()
  }

  get missing(): string[] {
    return [...this.#places.keys()].filter((id) => !this.#found.has(id))
  }

  take(id: string, result: Done): void {
    const places = this.#places.get(id)
    if (!places || this.#found.has(id)) return
    this.#found.set(id, result)
    this.#count += places.length
    this.#progress?.(this.#count)
    this.#tell()
  }

  fail(id: string, why: string): void {
    if (this.#places.has(id)) this.stop(new QueueError('failed', why))
  }

  #tell(): void {
    for (; this.#told < this.#ids.length; this.#told++) {
      const id = this.#ids[this.#told]
      if (!this.#found.has(id)) return
      this.#inOrder?.(this.#found.get(id) as Done, this.#told)
    }
    this.#end(this.#ids.map((id) => this.#found.get(id) as Done))
  }
}
