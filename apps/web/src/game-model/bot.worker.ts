/** Bots think beside the page. A worker loses what it is sent before it listens, so it listens before they are loaded. */
import type { WorkerAnswer, WorkerJob } from './thinker.ts'

const thinking = import('./thinking.ts')

const answer = (said: WorkerAnswer): void => self.postMessage(said)

self.onmessage = async ({ data }: MessageEvent<WorkerJob>) => {
  const { doJob } = await thinking
  doJob(data, answer)
}
