/** Worker thread of a simulation: plays games and returns their tally. */
import { parentPort, workerData } from 'node:worker_threads'
import { playGames, type SimulationPlan } from './games.ts'

parentPort?.on('message', ([from, to]: [number, number]) => {
  parentPort?.postMessage(playGames(workerData as SimulationPlan, from, to))
})
