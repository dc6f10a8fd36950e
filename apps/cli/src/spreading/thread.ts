/** Worker thread for queue jobs. */

import { parentPort } from 'node:worker_threads'
import { messageOf } from '@heptapolis/engine/kernel'
import { perform } from './kinds.ts'

parentPort?.on('message', ({ kind, job }: { kind: string; job: object }) => {
  try {
    parentPort?.postMessage({ done: perform(kind, job) })
  } catch (error) {
    parentPort?.postMessage({ failed: messageOf(error) })
  }
})
