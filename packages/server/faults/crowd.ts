/** Helpers of fault tests and benchmarks that connect many simulated guests, a batch at a time. */
import { type GuestOptions, TestGuest, until } from '../src/test-guest.ts'

export type CrowdProgress = (what: string, done: number, of: number) => void

/** Guests that connect at once. */
const CROWD = 20

/** Runs a task repeatedly, in batches. */
export async function inCrowds(
  count: number,
  onProgress: CrowdProgress | undefined,
  what: string,
  act: (i: number) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < count; i += CROWD) {
    await Promise.all(Array.from({ length: Math.min(CROWD, count - i) }, (_, k) => act(i + k)))
    onProgress?.(what, Math.min(count, i + CROWD), count)
  }
}

export async function arrived(origin: string, habits?: GuestOptions): Promise<TestGuest> {
  const guest = await TestGuest.at(origin, habits)
  await until(() => guest.connection.state.isConnected)
  return guest
}
