/** Bots think beside the page. A worker loses what it is sent before it listens, so it listens before they are loaded. */
import type { Answer, Job } from './thinker.ts'

const thinking = import('./thinking.ts')

const answer = (said: Answer): void => self.postMessage(said)

self.onmessage = async ({ data }: MessageEvent<Job>) => {
  const { doJob } = await thinking
  doJob(data, answer)
}
