/**
 * Test of slow readers: some players open a second device that sends requests and reads nothing. It measures the cost
 * for the server and for other players:
 *
 *     npm run faults:slow -- --tables 100 --share 0.05 --seconds 60
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Address, newNonce } from '@heptapolis/wire'
import { TestGuest, until } from '../src/test-guest.ts'
import { freePort, start } from './child.ts'
import { type CrowdProgress, inCrowds } from './crowd.ts'
import { quantile, tidied } from './figures.ts'
import { type PlayerTally, SimulatedPlayer } from './people.ts'
import { createTables } from './prepared-tables.ts'
import { endProgressBar, progressBar } from './progress-bar.ts'
import { type SlowReader, slowReader } from './slow-reader.ts'

export interface SlowReaderPlan {
  readonly tables: number
  readonly people: number
  /** Share of connections that read nothing. */
  readonly share: number
  /** Duration of each phase: without and with them. */
  readonly seconds: number
  /** Average thinking time in milliseconds. */
  readonly think: number
  readonly onProgress?: CrowdProgress
}

export interface SlowReaderResult {
  readonly slow: number
  /** Number disconnected by the server. */
  readonly cut: number
  /** Memory growth per slow reader, in bytes. */
  readonly grown: number
  /** 99th percentile of acknowledgement latency, and choices: before and with them. */
  readonly before: Share
  readonly beside: Share
  /** Finished games. */
  readonly games: number
}

interface Share {
  readonly p99: number
  readonly choices: number
}

export async function slowReaders({
  tables,
  people,
  share,
  seconds,
  think,
  onProgress,
}: SlowReaderPlan): Promise<SlowReaderResult> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-slow-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const prepared = await createTables(folder, { tables, people, choices: 0, apart: tables, onProgress })
  const tally: PlayerTally = { bytes: 0, choices: 0, waits: [] }
  const players: SimulatedPlayer[] = []
  const readers: SlowReader[] = []
  const playing: Promise<void>[] = []
  let games = 0
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
      const { table, cookies } = prepared[i]
      const sitting = cookies.map((cookie) => new SimulatedPlayer(new TestGuest(origin, cookie), cookie, tally))
      players.push(...sitting)
      for (const { guest } of sitting) await guest.follows({ table })
      playing.push(playOn(sitting, { table }, think, () => games++))
    })
    await played('seconds to warm up')
    const before = await played('seconds without slow readers')
    const { memory } = await tidied(server, origin)
    const lines = Array.from({ length: Math.ceil(share * tables * people) }, (_, i) => prepared[i % tables])
    readers.push(...(await Promise.all(lines.map((place) => slowReader(origin, place)))))
    const beside = await played('seconds with slow readers')
    const grown = ((await tidied(server, origin)).memory - memory) / readers.length
    const cut = readers.filter(({ isCut }) => isCut()).length
    for (const player of players) player.stops()
    await Promise.all(playing)
    return { slow: readers.length, cut, grown, before, beside, games }
  } finally {
    for (const { guest } of players) guest.connection.close()
    for (const reader of readers) reader.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Plays game after game until stopped. */
async function playOn(
  players: readonly SimulatedPlayer[],
  first: Address,
  think: number,
  ended: () => void,
): Promise<void> {
  const guests = players.map(({ guest }) => guest)
  const isStopped = (): boolean => guests.some((guest) => guest.isStopped)
  for (let at = first; !isStopped(); at = await again(guests, at)) {
    await Promise.all(players.map((player) => played(player, at, think)))
    if (!isStopped()) ended()
  }
}

const played = (player: SimulatedPlayer, at: Address, think: number): Promise<void> =>
  new Promise((resolve) => {
    player.onOver = resolve
    player.plays(at, think)
  })

/** The rematch, once everybody sits and it has begun. */
async function again(guests: readonly TestGuest[], old: Address): Promise<Address> {
  const [host] = guests
  if (host.isStopped) return old
  await host.does(old, { do: 'rematch' })
  await until(() => host.sees(old).next !== undefined || host.isStopped)
  const at = { table: host.sees(old).next ?? '' }
  for (const guest of guests) {
    await guest.follows(at)
    await guest.does(at, { do: 'sit', name: 'Ada', nonce: newNonce() })
    guest.unfollows(old)
  }
  await host.does(at, { do: 'begin' })
  return at
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
    onProgress: progressBar,
  })
  endProgressBar()
  const { slow, cut, grown, before, beside, games } = found
  const inWords = ({ p99, choices }: Share): string => `p99 ${p99.toFixed(1)} ms (${choices} choices)`
  console.log(
    `${slow} lines read nothing, ${cut} of them cut off: the process grown by ${(grown / 1e6).toFixed(2)} MB each; ` +
      `others acknowledged before ${inWords(before)}, beside them ${inWords(beside)}; ${games} games ended`,
  )
  process.exit()
}
