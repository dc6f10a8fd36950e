/** Reckons a game again beside the page. A worker loses what it is sent before it listens, so it listens before all else. */
import type { Result } from '@heptapolis/engine'
import type { VerifyResult } from '@heptapolis/table'

const checking = import('./checking.ts')

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const { checked } = await checking
  const said: Result<VerifyResult> = checked(data)
  self.postMessage(said)
}
