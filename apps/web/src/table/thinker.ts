/** Asks a bot in the worker for its move. */
import type { Move, Setup } from '@heptapolis/engine'

export interface Thinking {
  number: number
  setup: Setup
  /** The game as the bot's seat sees it. */
  cells: Int32Array
  seat: number
  level: string
  seed: string
}

export interface Thought {
  number: number
  move?: Move
  error?: string
}

export interface Thinker {
  think(job: Omit<Thinking, 'number'>): Promise<Move | undefined>
  stop(): void
}

export function workerThinker(): Thinker {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (thought: Thought) => void>()
  let number = 0
  worker.onmessage = ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.number)?.(data)
    waiting.delete(data.number)
  }
  return {
    think(job) {
      number += 1
      const mine = number
      worker.postMessage({ ...job, number: mine } satisfies Thinking)
      return new Promise((resolve) => {
        waiting.set(mine, ({ move, error }) => {
          if (error) console.error(error)
          resolve(move)
        })
      })
    },
    stop: () => worker.terminate(),
  }
}
