/** Web Worker that verifies a game. Messages that arrive before the listener is set are lost, so it is set first. */
import type { Result } from '@heptapolis/engine'
import type { VerifyResult } from '@heptapolis/table'

const checking = import('./checking.ts')

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const { checked } = await checking
  const said: Result<VerifyResult> = checked(data)
  self.postMessage(said)
}
