/** A thread in which bots think and records are made. */
import { parentPort } from 'node:worker_threads'
import { recorded } from './recorded.ts'
import { think } from './think.ts'
import type { ToRecord, ToThink } from './worker-pool.ts'

parentPort?.on('message', (asked: ToThink | ToRecord) =>
  parentPort?.postMessage('record' in asked ? recorded(asked) : think(asked)),
)
