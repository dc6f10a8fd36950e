/** Many people at many tables. */
import { Guest, type Habits, until } from '../src/driver.ts'

export type Progress = (what: string, done: number, of: number) => void

/** So many come at once. */
const CROWD = 20

/** Runs something so many times, a crowd at a time. */
export async function inCrowds(
  count: number,
  onProgress: Progress | undefined,
  what: string,
  act: (i: number) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < count; i += CROWD) {
    await Promise.all(Array.from({ length: Math.min(CROWD, count - i) }, (_, k) => act(i + k)))
    onProgress?.(what, Math.min(count, i + CROWD), count)
  }
}

export async function arrived(origin: string, habits?: Habits): Promise<Guest> {
  const guest = await Guest.at(origin, habits)
  await until(() => guest.line.state.isConnected)
  return guest
}
