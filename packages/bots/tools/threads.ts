/** Worker pool for tools that play many games: each thread gets the next job when it returns the last. */
import { Worker } from 'node:worker_threads'

/** Runs `file` in a number of threads until no job is left. */
export async function onThreads<Job, Done>(
  file: string,
  threads: number,
  next: () => Job | undefined,
  done: (result: Done) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: threads }, () => thread(file, next, done)))
}

function thread<Job, Done>(file: string, next: () => Job | undefined, done: (result: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(file))
    const go = (): void => {
      const job = next()
      if (job) worker.postMessage(job)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (result: Done) => {
      done(result)
      go()
    })
    worker.on('error', reject)
    go()
  })
}
