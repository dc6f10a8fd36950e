/** Repetition of requests that failed because the server is away or busy. */
import type { Result } from '@heptapolis/engine/kernel'
import { isPassing } from '@heptapolis/wire'
import { NO_SERVER } from './client.ts'

/** Milliseconds between two attempts. */
const DELAY = 1500
const delay = () => new Promise<void>((resolve) => setTimeout(resolve, DELAY))

/** Whether the same request may succeed a moment later. */
export const isTemporary = (code: string): boolean => code === NO_SERVER || isPassing(code)

/** Repeats a request until it succeeds or fails for good. */
export async function untilAnswered<T>(
  request: () => Promise<Result<T>>,
  pause: () => Promise<void> = delay,
): Promise<Result<T>> {
  for (;;) {
    const result = await request()
    if (result.ok || !isTemporary(result.error.code)) return result
    await pause()
  }
}
