/** Worker pool of `heptapolis work`, one queue job per thread; the main thread stays free for heartbeats. */
import { Worker } from 'node:worker_threads'

type ThreadAnswer = { done: unknown } | { failed: string }

export class Threads {
  readonly #all: Worker[]
  readonly #free: Worker[]
  readonly #waiting: ((worker: Worker) => void)[] = []

  constructor(count: number) {
    this.#all = Array.from({ length: count }, () => new Worker(new URL('./thread.ts', import.meta.url)))
    this.#free = [...this.#all]
  }

  async perform(kind: string, job: object): Promise<unknown> {
    const worker = this.#free.pop() ?? (await new Promise<Worker>((resolve) => this.#waiting.push(resolve)))
    try {
      return await answerOf(worker, kind, job)
    } finally {
      const next = this.#waiting.shift()
      if (next) next(worker)
      else this.#free.push(worker)
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()))
  }
}

function answerOf(worker: Worker, kind: string, job: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', (said: ThreadAnswer) => {
      worker.off('error', reject)
      if ('failed' in said) reject(new Error(said.failed))
      else resolve(said.done)
    })
    worker.once('error', reject)
    worker.postMessage({ kind, job })
  })
}
