/** Distribution of the games of `heptapolis simulate` over threads. */
import { Worker } from 'node:worker_threads'
import { playGames, type SimulationPlan } from './games.ts'
import { addTally, emptyTally, type SimulationTally } from './tally.ts'

export type SimulationProgress = (done: number) => void

export async function runPlan(
  plan: SimulationPlan,
  threads: number,
  progress: SimulationProgress,
): Promise<SimulationTally> {
  const sum = emptyTally()
  const chunks = chunked(plan.games, threads)
  const add = (tally: SimulationTally): void => {
    addTally(sum, tally)
    progress(sum.games)
  }
  if (threads === 1) await playHere(plan, chunks, add)
  else await Promise.all(Array.from({ length: Math.min(threads, chunks.length) }, () => playThere(plan, chunks, add)))
  return sum
}

type Chunk = [from: number, to: number]

const CHUNKS_PER_THREAD = 16
const LARGEST_CHUNK = 250

/** Chunks small enough that the threads finish at about the same time. */
export function chunked(games: number, threads: number): Chunk[] {
  const size = Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(games / (threads * CHUNKS_PER_THREAD))))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => [i * size, Math.min(games, (i + 1) * size)])
}

async function playHere(plan: SimulationPlan, chunks: Chunk[], add: (tally: SimulationTally) => void): Promise<void> {
  for (const [from, to] of chunks) {
    add(playGames(plan, from, to))
    // Yields to the event loop for signals and the progress bar.
    await new Promise(setImmediate)
  }
}

function playThere(plan: SimulationPlan, chunks: Chunk[], add: (tally: SimulationTally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan })
    const next = (): void => {
      const chunk = chunks.shift()
      if (chunk) worker.postMessage(chunk)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (tally: SimulationTally) => {
      add(tally)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
