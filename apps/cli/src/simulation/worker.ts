/** One thread of a simulation: plays the games it is told to and answers with what they add up to. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Plan, playGames } from './games.ts'

parentPort?.on('message', ([from, to]: [number, number]) => {
  parentPort?.postMessage(playGames(workerData as Plan, from, to))
})
