/**
 * Restart test: kills a server with many open tables, restarts it, and measures how long people wait:
 *
 *     npm run faults:restart -- --tables 10000
 *
 * A tenth of the tables are live with running clocks; the others are over days. At some tables everybody comes back.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Options } from '@heptapolis/table'
import { TestGuest, until } from '../src/test-guest.ts'
import { freePort, start } from './child.ts'
import type { CrowdProgress } from './crowd.ts'
import { figures } from './figures.ts'
import { type PlayerTally, SimulatedPlayer } from './people.ts'
import { createTables } from './prepared-tables.ts'
import { endProgressBar, progressBar } from './progress-bar.ts'

export interface RestartPlan {
  readonly tables: number
  /** Number of tables whose people come back. */
  readonly back: number
  readonly onProgress?: CrowdProgress
}

export interface RestartResult {
  /**
   * Seconds from the start of the killed server until it listens, until the first choice is acknowledged, and one of
   * everybody.
   */
  readonly listening: number
  readonly first: number
  readonly all: number
  /** Longest event loop delay in seconds, and memory in bytes. */
  readonly late: number
  readonly memory: number
}

const PEOPLE = 3
const CHOICES = 5
const DAY = 86_400_000
const LIVE: Partial<Options> = { clock: { kind: 'bank', time: 240_000, increment: 20_000, most: 480_000 } }
const OVER_DAYS: Partial<Options> = { clock: { kind: 'days', time: 3 * DAY, bank: DAY } }
const LIVE_SHARE = 0.1

export async function restart({ tables, back, onProgress }: RestartPlan): Promise<RestartResult> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-restart-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const optionsOf = (i: number): Partial<Options> => (i < tables * LIVE_SHARE ? LIVE : OVER_DAYS)
  const prepared = await createTables(folder, {
    tables,
    people: PEOPLE,
    choices: CHOICES,
    apart: back,
    optionsOf,
    onProgress,
  })
  const tallies: PlayerTally[] = []
  const guests: TestGuest[] = []
  const hasEnded: (() => boolean)[] = []
  // Early guests may have finished before the last one sits.
  const everybody = (): boolean => tallies.every(({ choices }, i) => choices > 0 || hasEnded[i]())
  let server = await start(folder, port)
  try {
    for (const { table, cookies } of prepared) {
      for (const cookie of cookies) {
        const [guest, tally] = [new TestGuest(origin, cookie), { bytes: 0, choices: 0, waits: [] }]
        guests.push(guest)
        tallies.push(tally)
        hasEnded.push(() => guest.sees({ table })?.phase === 'over')
        await guest.follows({ table })
        new SimulatedPlayer(guest, cookie, tally).plays({ table }, 1)
      }
    }
    await until(everybody)
    server.kill('SIGKILL')
    await once(server, 'exit')
    for (const tally of tallies) tally.choices = 0
    const began = performance.now()
    const since = (): number => (performance.now() - began) / 1000
    server = await start(folder, port)
    const listening = since()
    await until(() => tallies.some(({ choices }) => choices > 0))
    const first = since()
    await until(everybody)
    const all = since()
    const { late, memory } = await figures(origin)
    return { listening, first, all, late, memory }
  } finally {
    for (const { connection } of guests) connection.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { tables: { type: 'string' }, back: { type: 'string' } } })
  const plan = { tables: Number(values.tables ?? 10_000), back: Number(values.back ?? 100), onProgress: progressBar }
  const { listening, first, all, late, memory } = await restart(plan)
  endProgressBar()
  console.log(
    `${plan.tables} open tables, people back at ${plan.back}: listening after ${listening.toFixed(2)} s, ` +
      `first acknowledgement after ${first.toFixed(2)} s, one of everybody after ${all.toFixed(2)} s; ` +
      `loop late by at most ${(1000 * late).toFixed(0)} ms, ${(memory / 1e6).toFixed(0)} MB`,
  )
  process.exit()
}
