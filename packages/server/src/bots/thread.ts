/** Entry of a worker thread: bot answers and game records. */
import { parentPort } from 'node:worker_threads'
import { makeRecord } from './make-record.ts'
import { think } from './think.ts'
import type { ToRecord, ToThink } from './worker-pool.ts'

parentPort?.on('message', (asked: ToThink | ToRecord) =>
  parentPort?.postMessage('record' in asked ? makeRecord(asked) : think(asked)),
)
