/**
 * Reconnect test: cuts all connections of a server at once, and measures the time until people play again:
 *
 *     npm run faults:storm -- --tables 1000 --people 4 --house 4
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TestGuest, until } from '../src/test-guest.ts'
import { freePort, start } from './child.ts'
import { type CrowdProgress, inCrowds } from './crowd.ts'
import { figures } from './figures.ts'
import { type PlayerTally, SimulatedPlayer } from './people.ts'
import { createTables } from './prepared-tables.ts'
import { endProgressBar, progressBar } from './progress-bar.ts'

export interface StormPlan {
  readonly tables: number
  readonly people: number
  /** People per address. */
  readonly house: number
  /** Average thinking time in milliseconds. */
  readonly think: number
  readonly onProgress?: CrowdProgress
}

export interface StormResult {
  readonly sockets: number
  /** Seconds until this percentage had a connection and a snapshot. */
  readonly half: number
  readonly most: number
  readonly all: number
  /** Refused connections; clients came back. */
  readonly refused: number
  /** Longest event loop delay, in seconds. */
  readonly late: number
  /** Choices acknowledged before everybody was back. */
  readonly choices: number
}

export async function storm({ tables, people, house, think, onProgress }: StormPlan): Promise<StormResult> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-storm-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const prepared = await createTables(folder, { tables, people, choices: 0, apart: tables, onProgress })
  const coming = prepared.flatMap(({ table, cookies }) => cookies.map((cookie) => ({ table, cookie })))
  const guests: TestGuest[] = []
  const tally: PlayerTally = { bytes: 0, choices: 0, waits: [] }
  const server = await start(folder, port)
  try {
    const back = new Set<TestGuest>()
    await inCrowds(coming.length, onProgress, 'people', async (i) => {
      const { table, cookie } = coming[i]
      const guest = new TestGuest(origin, cookie, { network: Math.floor(i / house), random: Math.random })
      guests.push(guest)
      await guest.follows({ table })
      new SimulatedPlayer(guest, cookie, tally).plays({ table }, think)
      guest.onText = (text) => {
        if (isPicture(text)) back.add(guest)
      }
    })
    await figures(origin)
    const refusals = (): number => guests.reduce((sum, { refused }) => sum + refused, 0)
    const [refused, choices] = [refusals(), tally.choices]
    back.clear()
    const began = performance.now()
    for (const guest of guests) guest.cut()
    const reached = async (share: number): Promise<number> => {
      await until(() => {
        onProgress?.('back', back.size, guests.length)
        return back.size >= share * guests.length
      })
      return (performance.now() - began) / 1000
    }
    const [half, most, all] = [await reached(0.5), await reached(0.99), await reached(1)]
    const { late } = await figures(origin)
    const came = { half, most, all, refused: refusals() - refused, late, choices: tally.choices - choices }
    return { sockets: guests.length, ...came }
  } finally {
    for (const { connection } of guests) connection.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const isPicture = (text: string): boolean => /^\{"t":"(full|delta)"/.test(text)

if (import.meta.main) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { tables: text, people: text, house: text, think: text } })
  const number = (value: string | undefined, usual: number): number => Number(value ?? usual)
  const found = await storm({
    tables: number(values.tables, 1000),
    people: number(values.people, 4),
    house: number(values.house, 4),
    think: number(values.think, 10_000),
    onProgress: progressBar,
  })
  endProgressBar()
  const seconds = [found.half, found.most, found.all].map((time) => time.toFixed(1)).join(' / ')
  console.log(
    `${found.sockets} lines cut at once: 50 / 99 / 100 % play again after ${seconds} s; refused and came back ${found.refused}; ` +
      `loop late by at most ${(1000 * found.late).toFixed(0)} ms; ${found.choices} choices acknowledged meanwhile`,
  )
  process.exit()
}
