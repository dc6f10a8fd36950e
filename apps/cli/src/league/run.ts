/** Distribution of the scheduled games of a league over several threads. */
import { Worker } from 'node:worker_threads'
import type { Fixture, MatchResult } from '@heptapolis/bots/league'
import type { LeagueWork } from './fixture.ts'

export async function playLeague(
  games: readonly Fixture[],
  work: LeagueWork,
  threads: number,
  done: (result: MatchResult) => void,
): Promise<void> {
  const waiting = [...games]
  await Promise.all(Array.from({ length: Math.min(threads, waiting.length) }, () => thread(waiting, work, done)))
}

function thread(waiting: Fixture[], work: LeagueWork, done: (result: MatchResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: work })
    const next = (): void => {
      const fixture = waiting.shift()
      if (fixture) worker.postMessage(fixture)
      else worker.terminate().then(() => resolve(), reject)
    }
    worker.on('message', (result: MatchResult) => {
      done(result)
      next()
    })
    worker.on('error', reject)
    next()
  })
}
