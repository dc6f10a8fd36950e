/**
 * People play; then some open their table on a second device that asks again and again and reads nothing. What that costs the
 * server, and whether the others notice:
 *
 *     npm run faults:slow -- --tables 100 --share 0.05 --seconds 60
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Guest } from '../src/driver.ts'
import { bar, endBar } from './bar.ts'
import { freePort, start } from './child.ts'
import { inCrowds, type Progress } from './crowd.ts'
import { quantile, tidied } from './figures.ts'
import { type Laid, lay } from './laid.ts'
import { Player, type Tally } from './people.ts'

export interface Plan {
  readonly tables: number
  readonly people: number
  /** So many of all lines read nothing. */
  readonly share: number
  /** How long people play without them, and with them. */
  readonly seconds: number
  /** How long people think on the whole, in milliseconds. */
  readonly think: number
  readonly onProgress?: Progress
}

export interface Found {
  readonly slow: number
  /** Those the server cut off. */
  readonly cut: number
  /** By so many bytes the process has grown with each. */
  readonly grown: number
  /** Milliseconds to the acknowledgement, 99 of 100, and choices: before and with them. */
  readonly before: Share
  readonly beside: Share
}

interface Share {
  readonly p99: number
  readonly choices: number
}

/** As often as a line may ask. */
const ASK_EVERY = 100

export async function slowReaders({ tables, people, share, seconds, think, onProgress }: Plan): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-slow-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const laid = await lay(folder, { tables, people, choices: 0, apart: tables, onProgress })
  const tally: Tally = { bytes: 0, choices: 0, waits: [] }
  const guests: Guest[] = []
  const server = await start(folder, port)
  const played = async (what: string): Promise<Share> => {
    tally.waits.length = 0
    for (let second = 0; second < seconds; second++) {
      onProgress?.(what, second, seconds)
      await pause(1000)
    }
    return {
      p99: quantile(
        tally.waits.toSorted((a, b) => a - b),
        0.99,
      ),
      choices: tally.waits.length,
    }
  }
  try {
    await inCrowds(tables, onProgress, 'tables', async (i) => {
      const { table, cookies } = laid[i]
      for (const cookie of cookies) {
        const guest = new Guest(origin, cookie)
        guests.push(guest)
        await guest.follows({ table })
        new Player(guest, cookie, tally).plays({ table }, think)
      }
    })
    await played('seconds to warm up')
    const before = await played('seconds without slow readers')
    const { memory } = await tidied(server, origin)
    const sleepers = await Promise.all(
      Array.from({ length: Math.ceil(share * tables * people) }, (_, i) => asleep(origin, laid[i % tables])),
    )
    guests.push(...sleepers.map(({ guest }) => guest))
    const beside = await played('seconds with slow readers')
    const grown = ((await tidied(server, origin)).memory - memory) / sleepers.length
    const cut = sleepers.filter(({ isCut }) => isCut()).length
    return { slow: sleepers.length, cut, grown, before, beside }
  } finally {
    for (const { line } of guests) line.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A second device of whoever sits first, that asks for its table and never looks. */
async function asleep(origin: string, { table, cookies }: Laid): Promise<{ guest: Guest; isCut: () => boolean }> {
  const guest = new Guest(origin, cookies[0])
  guest.onText = () => {}
  await guest.follows({ table })
  guest.sleeps()
  let isCut = false
  const asking = setInterval(() => {
    isCut ||= !guest.line.state.isConnected
    if (isCut) clearInterval(asking)
    else guest.line.follow({ table })
  }, ASK_EVERY)
  return { guest, isCut: () => isCut }
}

if (import.meta.main) {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { tables: text, people: text, share: text, seconds: text, think: text } })
  const number = (value: string | undefined, usual: number): number => Number(value ?? usual)
  const found = await slowReaders({
    tables: number(values.tables, 100),
    people: number(values.people, 4),
    share: number(values.share, 0.05),
    seconds: number(values.seconds, 60),
    think: number(values.think, 3000),
    onProgress: bar,
  })
  endBar()
  const { slow, cut, grown, before, beside } = found
  const inWords = ({ p99, choices }: Share): string => `p99 ${p99.toFixed(1)} ms (${choices} choices)`
  console.log(
    `${slow} lines read nothing, ${cut} of them cut off: the process grown by ${(grown / 1e6).toFixed(2)} MB each; ` +
      `others acknowledged before ${inWords(before)}, beside them ${inWords(beside)}`,
  )
  process.exit()
}
