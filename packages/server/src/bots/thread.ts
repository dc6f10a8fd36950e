/**
 * Entry point of a worker thread: computes bot answers, builds game records, analyses finished games, draws link pictures
 * and scores shared results.
 */
import { parentPort } from 'node:worker_threads'
import { analyseNext } from './analyse-next.ts'
import { makeRecord } from './make-record.ts'
import { think } from './think.ts'
import type { Job } from './worker-pool.ts'

async function done(job: Job): Promise<unknown> {
  if ('record' in job) return makeRecord(job)
  if ('card' in job) return (await import('../pictures/draw.ts')).drawCard(job.card)
  if ('code' in job) return (await import('../pictures/scored-result.ts')).scoredResult(job.code)
  if ('recorded' in job) return analyseNext(job)
  return think(job)
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await done(job)))
