/**
 * Entry point of the Web Worker for bots. Messages that arrive before the listener is set are lost, so it is set
 * before the bots load.
 */
import type { WorkerAnswer, WorkerJob } from './thinker.ts'

const thinking = import('./thinking.ts')

const answer = (said: WorkerAnswer): void => self.postMessage(said)

self.onmessage = async ({ data }: MessageEvent<WorkerJob>) => {
  const { doJob } = await thinking
  doJob(data, answer)
}
