/** Worker thread of `heptapolis simulate`: plays games and returns the sums of their results. */
import { parentPort, workerData } from 'node:worker_threads'
import { playGames, type SimulationPlan } from './games.ts'

parentPort?.on('message', ([from, to]: [number, number]) => {
  const plan: SimulationPlan = workerData
  parentPort?.postMessage(playGames(plan, from, to))
})
