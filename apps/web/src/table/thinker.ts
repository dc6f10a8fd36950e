/** Asks the worker: a bot for its move, and whoever advises for a hint or for a look over the whole game. */
import type { Advice, Analysis } from '@heptapolis/bots'
import type { GameRecord, Move, Seen, Terms } from '@heptapolis/engine/show'

/** What somebody sees, as it goes to the worker: nothing else of a game goes there. */
export interface Sent {
  setup: Terms
  cells: Int32Array
  viewer: number
}

const sent = ({ rules, cells, viewer }: Seen): Sent => ({ setup: rules.setup, cells, viewer })

export interface Thinking {
  is: 'think'
  seen: Sent
  seat: number
  level: string
  /** For the bot's own dice. */
  seed: string
}

export interface Hinting {
  is: 'hint'
  seen: Sent
  seat: number
}

export interface Analysing {
  is: 'analyse'
  record: GameRecord
  seat: number
}

export interface Job {
  number: number
  job: Thinking | Hinting | Analysing
}

export interface Answer {
  number: number
  move?: Move
  advice?: readonly Advice[]
  analysis?: Analysis
  /** How much is done, up to 1: the answer itself comes later. */
  progress?: number
  error?: string
}

export interface Thinker {
  think(seen: Seen, seat: number, level: string, seed: string): Promise<Move | undefined>
  stop(): void
}

/** Nothing is answered where the worker has failed. */
export interface Adviser {
  hint(seen: Seen, seat: number): Promise<readonly Advice[] | undefined>
  analyse(job: Omit<Analysing, 'is'>, onProgress: (done: number) => void): Promise<Analysis | undefined>
  stop(): void
}

export function workerThinker(): Thinker {
  const { ask, stop } = startWorker()
  return {
    think: async (seen, seat, level, seed) => (await ask({ is: 'think', seen: sent(seen), seat, level, seed })).move,
    stop,
  }
}

/** Has a worker of its own, so that nobody waits for the bots' thoughts, and can be stopped at any time. */
export function workerAdviser(): Adviser {
  const { ask, stop } = startWorker()
  return {
    hint: async (seen, seat) => (await ask({ is: 'hint', seen: sent(seen), seat })).advice,
    analyse: async (job, onProgress) => (await ask({ is: 'analyse', ...job }, onProgress)).analysis,
    stop,
  }
}

interface Asker {
  ask(job: Job['job'], onProgress?: (done: number) => void): Promise<Answer>
  stop(): void
}

function startWorker(): Asker {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (answer: Answer) => void>()
  let number = 0
  let broken: string | undefined
  // Where the worker itself has broken down nobody waits for it any longer.
  worker.onerror = ({ message }) => {
    broken = message
    for (const [mine, tell] of waiting) tell({ number: mine, error: message })
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) => waiting.get(data.number)?.(data)
  return {
    ask(job, onProgress) {
      number += 1
      const mine = number
      if (broken !== undefined) return Promise.resolve({ number: mine, error: broken })
      worker.postMessage({ number: mine, job } satisfies Job)
      return new Promise((resolve) => {
        waiting.set(mine, (answer) => {
          if (answer.progress !== undefined) return onProgress?.(answer.progress)
          waiting.delete(mine)
          if (answer.error) console.error(answer.error)
          resolve(answer)
        })
      })
    },
    stop: () => worker.terminate(),
  }
}
