/** Worker thread of `heptapolis work`: runs one queue job at a time. */

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
