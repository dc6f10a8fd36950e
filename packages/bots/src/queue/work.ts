/** Works on a queue: takes one job after the other, so many at once, until it is told to stop or nothing comes any more. */
import { answers, connectionTo, loaded, queueName } from './connect.ts'

export interface Working {
  /** Jobs at once. */
  readonly threads: number
  /** Ends when nothing has come for so many milliseconds; without, only when it is told to. */
  readonly idle?: number
  readonly stop: AbortSignal
  /** A worker that is not heard for so long is taken for dead, and what it had is done by another, in milliseconds. */
  readonly lostAfter?: number
  /** Does a job; it must not keep this thread busy, or others take the worker for dead. */
  perform(kind: string, job: object): Promise<unknown>
  done?(kind: string): void
  failed?(kind: string, why: string): void
}

const LOST_AFTER = 30_000
const LOOK_EVERY = 100

export async function work(
  url: string,
  { threads, idle, stop, lostAfter = LOST_AFTER, perform, done, failed }: Working,
): Promise<void> {
  const connection = connectionTo(url)
  const { Worker } = await loaded(import('bullmq'))
  const worker = new Worker(queueName(url), (job) => perform(job.name, job.data), {
    ...connection,
    concurrency: threads,
    lockDuration: lostAfter,
    stalledInterval: lostAfter / 2,
    autorun: false,
    // What was taken from one that died wakes nobody: whoever has nothing to do looks every second.
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
