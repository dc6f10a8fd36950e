/**
 * Spreads jobs over all machines that work on a queue. A job is known by its key: asked for again it is the same job, and its
 * result is there once, whoever brought it. So whoever asks may stop and ask again, and a worker may be killed. However many
 * jobs there are, only those of a window are in the memory.
 */
import type { Queue } from 'bullmq'
import { answers, connectionTo, loaded, queueName } from './connect.ts'
import { type Hearing, type Job, type Laid, Window } from './window.ts'

const TRIES = 3
/** Results stay for a week, so that whoever was interrupted goes on. */
const KEPT = { age: 7 * 24 * 3600 }
/** What was not heard is looked for when nothing has come for so long, in milliseconds. */
const LOOK_AFTER = 2000

/** Jobs may come from anywhere, one after the other; how many there were. */
export async function spread<Done>(
  url: string,
  kind: string,
  jobs: Iterable<Job>,
  hearing: Hearing<Done> = {},
): Promise<number> {
  const connection = connectionTo(url)
  const { Queue, QueueEvents } = await loaded(import('bullmq'))
  const queue = new Queue(queueName(url), connection)
  await answers(queue, url)
  const events = new QueueEvents(queueName(url), connection)
  await answers(events, url)
  const window = new Window<Done>(kind, jobs, hearing)
  try {
    events.on('completed', ({ jobId, returnvalue }) => window.take(jobId, returnvalue as unknown as Done))
    events.on('retries-exhausted', ({ jobId }) => void failure(queue, jobId).then((why) => window.fail(jobId, why)))
    const failed = new Set((await queue.getFailed()).map(({ id }) => id))
    // Those done before anybody listened are looked for first.
    for (let isLate = true, total = window.total; total === undefined; total = window.total) {
      await lay(queue, kind, window.more(), failed)
      isLate = isLate ? await look(queue, window, hearing.idle) : await window.turn(LOOK_AFTER)
    }
    return window.total ?? 0
  } finally {
    await Promise.all([events.close(), queue.close()])
  }
}

/** Those that are there already stay as they are; those that failed are tried again. */
async function lay(
  queue: Queue,
  kind: string,
  laid: readonly Laid[],
  failed: ReadonlySet<string | undefined>,
): Promise<void> {
  if (laid.length === 0) return
  const opts = { attempts: TRIES, removeOnComplete: KEPT, removeOnFail: KEPT }
  await queue.addBulk(laid.map(({ id, job }) => ({ name: kind, data: job, opts: { jobId: id, ...opts } })))
  const again = await Promise.all(laid.flatMap(({ id }) => (failed.has(id) ? queue.getJob(id) : [])))
  await Promise.all(again.map(async (job) => ((await job?.isFailed()) ? job?.retry() : undefined)))
}

/** Finds what was done before anybody listened, or while nobody was heard; whether there was anything. */
async function look<Done>(queue: Queue, window: Window<Done>, idle: (() => void) | undefined): Promise<boolean> {
  const found = await Promise.all(window.missing.map((id) => queue.getJob(id)))
  const ended = found.filter((job) => job?.finishedOn !== undefined)
  for (const job of ended) {
    if (job?.id === undefined) continue
    if (job.failedReason) window.fail(job.id, job.failedReason)
    else window.take(job.id, job.returnvalue)
  }
  if (window.missing.length > 0 && (await queue.getWorkersCount()) === 0) idle?.()
  return ended.length > 0
}

const failure = async (queue: Queue, id: string): Promise<string> => (await queue.getJob(id))?.failedReason ?? ''
