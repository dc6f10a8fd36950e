/**
 * Benchmark of memory per WebSocket: opens connections step by step, collects garbage after each step and reads the
 * memory.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, start } from '../faults/child.ts'
import { arrived, type CrowdProgress, inCrowds } from '../faults/crowd.ts'
import { type ProcessFigures, tidied } from '../faults/figures.ts'
import type { TestGuest } from '../src/test-guest.ts'

export interface SocketsPlan {
  /** Number of connections at each step, increasing. */
  readonly steps: readonly number[]
  readonly program?: string
  /** Flags of Node for the server. */
  readonly flags?: readonly string[]
  readonly onProgress?: CrowdProgress
}

export interface Memory extends Pick<ProcessFigures, 'sockets' | 'memory' | 'held'> {}

/**
 * V8 grows its young generation with the rate of arrivals, by up to 130 MB, and gives it back late. It is kept small here: the slope is
 * what connections hold.
 */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=1'

/** One collection leaves memory that a second one frees. */
const COLLECTIONS = 3

export async function measureSockets({ steps, program, flags = [], onProgress }: SocketsPlan): Promise<Memory[]> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = await start(folder, port, {
    flags: [SMALL_YOUNG_GENERATION, ...flags],
    ...(program !== undefined && { program }),
  })
  const guests: TestGuest[] = []
  try {
    const found: Memory[] = []
    for (const step of steps) {
      await inCrowds(step - guests.length, onProgress, 'connections', async () => {
        guests.push(await arrived(origin))
      })
      for (let i = 1; i < COLLECTIONS; i++) await tidied(server, origin)
      found.push(await tidied(server, origin))
    }
    return found
  } finally {
    for (const { connection } of guests) connection.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

export function socketsText(found: readonly Memory[]): string {
  const rows = found.map(
    ({ sockets, memory, held }) => `${sockets} connections: process ${mega(memory)} MB, heap ${mega(held)} MB`,
  )
  const [first, last] = [found[0], found[found.length - 1]]
  const slope = (of: 'memory' | 'held'): string =>
    ((last[of] - first[of]) / (last.sockets - first.sockets) / 1000).toFixed(1)
  return [...rows, `per connection: process ${slope('memory')} kB, heap ${slope('held')} kB`].join('\n')
}

const mega = (bytes: number): string => (bytes / 1e6).toFixed(1)
