/** A thread in which bots think and records are made. */
import { parentPort } from 'node:worker_threads'
import type { ToRecord, ToThink } from './pool.ts'
import { recorded } from './recorded.ts'
import { think } from './think.ts'

parentPort?.on('message', (asked: ToThink | ToRecord) =>
  parentPort?.postMessage('record' in asked ? recorded(asked) : think(asked)),
)
