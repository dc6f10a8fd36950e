/** A thread in which bots think. */
import { parentPort } from 'node:worker_threads'
import type { ToThink } from './pool.ts'
import { think } from './think.ts'

parentPort?.on('message', (asked: ToThink) => parentPort?.postMessage(think(asked)))
