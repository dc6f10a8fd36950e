/**
 * Distribution of jobs over all workers of a queue. A job is idempotent by its key, so a client may restart and a
 * worker may be killed. Only a window of the jobs is in memory.
 */
import type { Queue } from 'bullmq'
import { answers, connectionTo, loaded, queueName } from './connect.ts'
import { type QueuedJob, type QueueJob, type ResultListener, Window } from './window.ts'

const TRIES = 3
/** Results stay for a week, so that an interrupted run can resume. */
const KEPT = { age: 7 * 24 * 3600 }
/** Polls for missed results after so many milliseconds of silence. */
const LOOK_AFTER = 2000

/** Consumes jobs lazily; returns their number. */
export async function spread<Done>(
  url: string,
  kind: string,
  jobs: Iterable<QueueJob>,
  hearing: ResultListener<Done> = {},
): Promise<number> {
  const connection = connectionTo(url)
  const { Queue, QueueEvents } = await loaded(import('bullmq'))
  const queue = new Queue(queueName(url), connection)
  await answers(queue, url)
  const events = new QueueEvents(queueName(url), connection)
  await answers(events, url)
  const window = new Window<Done>(kind, jobs, hearing)
  try {
    events.on('error', () => hearing.lost?.())
    events.on('completed', ({ jobId, returnvalue }) => window.take(jobId, doneBy(returnvalue)))
    events.on('retries-exhausted', ({ jobId }) => void failure(queue, jobId).then((why) => window.fail(jobId, why)))
    const failed = new Set((await queue.getFailed()).map(({ id }) => id))
    // Results from before this process listened come first.
    for (let isLate = true, total = window.total; total === undefined; total = window.total) {
      await add(queue, kind, window.more(), failed)
      isLate = isLate ? await look(queue, window, kind, failed, hearing.idle) : await window.turn(LOOK_AFTER)
    }
    return window.total ?? 0
  } finally {
    await Promise.all([events.close(), queue.close()])
  }
}

/** Result of a job; the library declares every result as text. */
const doneBy = <Done>(result: unknown): Done => result as Done

/** Existing jobs stay; failed ones are retried. */
async function add(
  queue: Queue,
  kind: string,
  jobs: readonly QueuedJob[],
  failed: ReadonlySet<string | undefined>,
): Promise<void> {
  if (jobs.length === 0) return
  const opts = { attempts: TRIES, removeOnComplete: KEPT, removeOnFail: KEPT }
  await queue.addBulk(jobs.map(({ id, job }) => ({ name: kind, data: job, opts: { jobId: id, ...opts } })))
  const again = await Promise.all(jobs.flatMap(({ id }) => (failed.has(id) ? queue.getJob(id) : [])))
  await Promise.all(again.map(async (job) => ((await job?.isFailed()) ? job?.retry() : undefined)))
}

/** Collects missed results, and adds jobs again that a restarted server lost; returns whether there were any. */
async function look<Done>(
  queue: Queue,
  window: Window<Done>,
  kind: string,
  failed: ReadonlySet<string | undefined>,
  idle: (() => void) | undefined,
): Promise<boolean> {
  const { missing } = window
  const found = await Promise.all(missing.map(({ id }) => queue.getJob(id)))
  const ended = found.filter((job) => job?.finishedOn !== undefined)
  for (const job of ended) {
    if (job?.id === undefined) continue
    if (job.failedReason) window.fail(job.id, job.failedReason)
    else window.take(job.id, job.returnvalue)
  }
  const forgotten = missing.filter((_, i) => !found[i])
  await add(queue, kind, forgotten, failed)
  if (window.missing.length > 0 && (await queue.getWorkersCount()) === 0) idle?.()
  return ended.length > 0 || forgotten.length > 0
}

const failure = async (queue: Queue, id: string): Promise<string> => (await queue.getJob(id))?.failedReason ?? ''
