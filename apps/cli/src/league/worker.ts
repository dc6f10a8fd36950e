/** Worker thread of a league: plays scheduled games and returns their results. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Fixture } from '@heptapolis/bots/league'
import { type LeagueWork, playFixture } from './fixture.ts'

parentPort?.on('message', (fixture: Fixture) => {
  const work: LeagueWork = workerData
  parentPort?.postMessage(playFixture(fixture, work))
})
