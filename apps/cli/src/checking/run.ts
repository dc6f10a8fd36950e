/** Distribution of checked games over threads and over all mixes (edition, expansions, players). */

import { Worker } from 'node:worker_threads'
import { itemAt } from '@heptapolis/engine/kernel'
import type { CheckedMix } from './mixes.ts'
import { withoutSecond } from './reference.ts'
import { type CheckFailure, type CheckMode, type Verdict, verifyGame } from './verify.ts'

export interface Task extends CheckMode {
  mix: CheckedMix
  seed: string
}

export interface CheckResult {
  games: number
  failures: CheckFailure[]
  lines: Set<string>
}

const GREEDY_EVERY = 25

/**
 * Number of games over these mixes in turn, some played by greedy bots. `second` of them are compared with
 * the reference, if it supports the boxes. With fewer games than mixes, the games are spread evenly.
 */
export function tasksFor(mixes: readonly CheckedMix[], games: number, seed: string, second = 0): Task[] {
  const stride = Math.max(1, Math.floor(mixes.length / games))
  const tasks = Array.from(
    { length: games },
    (_, i): Task => ({
      mix: itemAt(mixes, (i * stride) % mixes.length),
      seed: `${seed} ${i}`,
      player: (i + Math.floor(i / mixes.length)) % GREEDY_EVERY === 0 ? 'greedy' : 'random',
      second: false,
    }),
  )
  const known = tasks.filter(({ mix }) => withoutSecond([mix]).length === 0)
  const asked = Math.min(second, known.length)
  for (let i = 0; i < asked; i++) itemAt(known, Math.floor((i * known.length) / asked)).second = true
  return tasks
}

const BATCH = 20

export async function runTasks(
  tasks: readonly Task[],
  threads: number,
  show: (done: number) => void,
): Promise<CheckResult> {
  const { outcome, add } = outcomes(show)
  const batches = batched(tasks)
  if (threads === 1) for (const batch of batches) add(verifyBatch(batch))
  else await Promise.all(Array.from({ length: threads }, () => work(batches, add)))
  return outcome
}

export const batched = (tasks: readonly Task[]): Task[][] =>
  Array.from({ length: Math.ceil(tasks.length / BATCH) }, (_, i) => tasks.slice(i * BATCH, (i + 1) * BATCH))

/** Collects verdicts. */
export function outcomes(show: (done: number) => void): {
  outcome: CheckResult
  add: (verdicts: readonly Verdict[]) => void
} {
  const outcome: CheckResult = { games: 0, failures: [], lines: new Set() }
  const add = (verdicts: readonly Verdict[]): void => {
    outcome.games += verdicts.length
    for (const { failure, lines } of verdicts) {
      if (failure) outcome.failures.push(failure)
      for (const line of lines) outcome.lines.add(line)
    }
    show(outcome.games)
  }
  return { outcome, add }
}

export const verifyBatch = (batch: readonly Task[]): Verdict[] =>
  batch.map(({ mix, seed, ...manner }) => verifyGame(mix, seed, manner))

function work(batches: (readonly Task[])[], add: (verdicts: Verdict[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    const next = (): void => {
      const batch = batches.shift()
      if (batch) worker.postMessage(batch)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (verdicts: Verdict[]) => {
      add(verdicts)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
