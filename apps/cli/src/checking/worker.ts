/** Worker thread of `heptapolis check`: verifies batches of games. */
import { parentPort } from 'node:worker_threads'
import { type Task, verifyBatch } from './run.ts'

parentPort?.on('message', (batch: Task[]) => {
  parentPort?.postMessage(verifyBatch(batch))
})
