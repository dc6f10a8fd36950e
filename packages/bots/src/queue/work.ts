/** Queue worker: runs jobs on a number of threads until it is stopped or idle. */
import { answers, connectionTo, loaded, queueName } from './connect.ts'

export interface WorkerOptions {
  /** Concurrent jobs. */
  readonly threads: number
  /** Stops after so many idle milliseconds; if absent, only on request. */
  readonly idle?: number
  readonly stop: AbortSignal
  /** Milliseconds without a heartbeat after which a worker counts as dead and its jobs are reassigned. */
  readonly lostAfter?: number
  /** Runs a job. It must not block this thread, or the heartbeat stops. */
  perform(kind: string, job: object): Promise<unknown>
  done?(kind: string): void
  failed?(kind: string, why: string): void
}

const LOST_AFTER = 30_000
const LOOK_EVERY = 100

export async function work(
  url: string,
  { threads, idle, stop, lostAfter = LOST_AFTER, perform, done, failed }: WorkerOptions,
): Promise<void> {
  const connection = connectionTo(url)
  const { Worker } = await loaded(import('bullmq'))
  const worker = new Worker(queueName(url), (job) => perform(job.name, job.data), {
    ...connection,
    concurrency: threads,
    lockDuration: lostAfter,
    stalledInterval: lostAfter / 2,
    autorun: false,
    // Reassigned jobs send no event, so idle workers poll every second.
    drainDelay: 1,
  })
  await answers(worker, url)
  let under = 0
  let quietSince = performance.now()
  worker.on('active', () => {
    under++
  })
  const ended = (): void => {
    under--
    quietSince = performance.now()
  }
  worker.on('completed', ({ name }) => {
    ended()
    done?.(name)
  })
  worker.on('failed', (job, { message }) => {
    ended()
    failed?.(job?.name ?? '', message)
  })
  const running = worker.run()
  const isIdle = (): boolean => idle !== undefined && under === 0 && performance.now() - quietSince > idle
  while (!stop.aborted && !isIdle()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  await worker.close()
  await running
}
