/** CPU time of a process by thread, read from /proc on Linux. */
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Main thread, threads it started (such as the store's writer), V8 helpers (garbage collection, compilation), others.
 */
export const THREADS = ['main', 'worker', 'v8', 'other'] as const
export type ThreadTimes = Readonly<Record<(typeof THREADS)[number], number>>

const BY_NAME: { readonly [name: string]: (typeof THREADS)[number] } = {
  MainThread: 'main',
  node: 'main',
  WorkerThread: 'worker',
  V8Worker: 'v8',
}

const NANOSECONDS = 1e9

/** Seconds by kind of thread since the start; empty without /proc. */
export function threadTimes(pid: number | undefined): ThreadTimes {
  const times = { main: 0, worker: 0, v8: 0, other: 0 }
  for (const [name, seconds] of threadsOf(`/proc/${pid}/task`)) times[BY_NAME[name] ?? 'other'] += seconds
  return times
}

function threadsOf(folder: string): [string, number][] {
  return listed(folder).flatMap((id): [string, number][] => {
    try {
      const name = readFileSync(`${folder}/${id}/comm`, 'utf8').trim()
      const [ran] = readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ')
      return [[name, Number(ran) / NANOSECONDS]]
    } catch {
      // The thread ended in between.
      return []
    }
  })
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
