/** One benchmark run: starts a server process, lets simulated guests play, and measures CPU, latency and bytes. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, start } from '../faults/child.ts'
import { arrived, type CrowdProgress, inCrowds } from '../faults/crowd.ts'
import { figures, quantile, tidied } from '../faults/figures.ts'
import { type PlayerTally, SimulatedPlayer } from '../faults/people.ts'
import { type TestGuest, until } from '../src/test-guest.ts'
import { profileText } from './profile.ts'
import { begun, WARM_UP } from './tables.ts'
import { THREADS, type ThreadTimes, threadTimes } from './threads.ts'

export interface Plan {
  readonly tables: number
  /** People per table. No bots, whose search would dominate the figures. */
  readonly people: number
  /** Choices per person, and thinking time in milliseconds. */
  readonly choices: number
  readonly think: number
  /** Entry of the server; default is this checkout. */
  readonly program?: string
  /** Flags of Node for the server. */
  readonly flags?: readonly string[]
  /** Kills the server at the end to time its restart. */
  readonly restart?: boolean
  /** Runs V8's profiler on the main thread, which slows it down. */
  readonly profile?: boolean
  readonly onProgress?: CrowdProgress
}

export interface PlayFigures {
  readonly choices: number
  readonly perSecond: number
  /** Microseconds of server CPU per choice, total and by thread. */
  readonly cpu: number
  readonly threads: ThreadTimes
  readonly share: number
  readonly ack: { readonly p50: number; readonly p99: number }
  readonly bytes: number
  /** Choices per commit. */
  readonly together: number
  readonly profile?: string
}

export interface BenchFigures extends PlayFigures {
  readonly sockets: number
  /** Heap bytes per socket, and growth of the process. */
  readonly bytesPerSocket: number
  readonly grownPerSocket: number
  /** The same for the later half of sockets, when one-time allocations of V8 are done. */
  readonly grownLater: number
  /**
   * Seconds from the start of a killed server until it listens, acknowledges a choice, and has all connections again.
   */
  readonly restart?: { readonly listening: number; readonly first: number; readonly all: number }
}

/** A running server, and the file of its profile. */
interface BenchServer {
  readonly server: ChildProcess
  readonly origin: string
  readonly profile: string
}

export async function measure(plan: Plan): Promise<BenchFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const profile = join(folder, 'profile.json')
  const preload = ['--import', join(import.meta.dirname, 'profiled.ts')]
  const starting = {
    ...(plan.program !== undefined && { program: plan.program }),
    flags: [...(plan.flags ?? []), ...(plan.profile ? preload : [])],
    ...(plan.profile && { env: { HEPTAPOLIS_PROFILE: profile } }),
  }
  let server = await start(folder, port, starting)
  const guests: TestGuest[] = []
  try {
    const before = await tidied(server, origin)
    const come = (count: number): Promise<void> =>
      inCrowds(count, plan.onProgress, 'people', async () => {
        // Random reconnect delays, as in browsers: without a pause clients keep themselves and the server busy.
        guests.push(await arrived(origin, { random: Math.random }))
      })
    const all = plan.tables * plan.people
    const early = Math.ceil(all / 2)
    await come(early)
    const midway = await tidied(server, origin)
    await come(all - early)
    const there = await tidied(server, origin)
    const tally: PlayerTally = { bytes: 0, choices: 0, waits: [] }
    const players = guests.map((guest, i) => new SimulatedPlayer(guest, `bench ${i}`, tally))
    const tables: string[] = []
    await inCrowds(plan.tables, plan.onProgress, 'tables', async (i) => {
      tables[i] = await begun(guests.slice(i * plan.people, (i + 1) * plan.people))
    })
    const played = await play(plan, { server, origin, profile }, players, tables, tally)
    const restart = async (): Promise<BenchFigures['restart']> => {
      server.kill('SIGKILL')
      await once(server, 'exit')
      const stopped = performance.now()
      server = await start(folder, port, starting)
      return returned(guests, tally, stopped)
    }
    return {
      ...played,
      sockets: there.sockets,
      bytesPerSocket: (there.held - before.held) / there.sockets,
      grownPerSocket: (there.memory - before.memory) / there.sockets,
      grownLater: (there.memory - midway.memory) / (there.sockets - midway.sockets),
      ...(plan.restart && { restart: await restart() }),
    }
  } finally {
    for (const { connection } of guests) connection.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Time until choices are acknowledged, and until everybody is back, after a restart. */
async function returned(
  guests: readonly TestGuest[],
  tally: PlayerTally,
  stopped: number,
): Promise<BenchFigures['restart']> {
  const since = (): number => (performance.now() - stopped) / 1000
  const listening = since()
  const { choices } = tally
  await until(() => tally.choices > choices)
  const first = since()
  await until(() => guests.every(({ connection }) => connection.state.isConnected))
  return { listening, first, all: since() }
}

async function play(
  { tables: count, people, choices, think, profile: isProfiled, onProgress }: Plan,
  { server, origin, profile }: BenchServer,
  players: readonly SimulatedPlayer[],
  tables: readonly string[],
  tally: PlayerTally,
): Promise<PlayFigures> {
  const all = count * people * choices
  const before = Math.floor(all * WARM_UP)
  const made = (enough: number, done: number): Promise<void> =>
    until(() => {
      onProgress?.('choices', Math.min(done + tally.choices, all), all)
      return tally.choices >= enough
    })
  Object.assign(tally, { bytes: 0, choices: 0 })
  for (const [i, player] of players.entries()) player.plays({ table: tables[Math.floor(i / people)] }, think)
  await made(before, 0)
  if (isProfiled) server.kill('SIGHUP')
  const [from, threadsFrom, began] = [await figures(origin), threadTimes(server.pid), performance.now()]
  Object.assign(tally, { bytes: 0, choices: 0, waits: [] })
  await made(all - before, before)
  const [to, threadsTo, seconds] = [await figures(origin), threadTimes(server.pid), (performance.now() - began) / 1000]
  const sorted = tally.waits.toSorted((a, b) => a - b)
  const counted = to.choices - from.choices
  const perChoice = (time: number): number => (time / counted) * 1e6
  const threads = THREADS.map((thread) => [thread, perChoice(threadsTo[thread] - threadsFrom[thread])])
  return {
    choices: counted,
    perSecond: counted / seconds,
    cpu: perChoice(to.cpu - from.cpu),
    threads: Object.fromEntries(threads),
    share: (to.cpu - from.cpu) / seconds,
    ack: { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) },
    bytes: tally.bytes / tally.choices,
    together: counted / (to.commits - from.commits),
    ...(isProfiled && { profile: await profileOf(server, profile, counted) }),
  }
}

async function profileOf(server: ChildProcess, file: string, choices: number): Promise<string> {
  server.kill('SIGHUP')
  await until(() => existsSync(file))
  return profileText(JSON.parse(readFileSync(file, 'utf8')), choices)
}

export function describe({ tables, people }: Plan, measured: BenchFigures): string {
  const { choices, perSecond, cpu, threads, share, ack, bytes, together, restart } = measured
  const { sockets, bytesPerSocket, grownPerSocket, grownLater } = measured
  const rows: [string, string][] = [
    [`${tables} tables of ${people}`, `${choices} choices, ${perSecond.toFixed(0)} a second`],
    ['CPU per choice', `${cpu.toFixed(0)} µs, ${(100 * share).toFixed(0)} % of a core in all`],
    ['by thread', THREADS.map((thread) => `${thread} ${threads[thread].toFixed(0)}`).join(', ')],
    ['acknowledged after', `p50 ${ack.p50.toFixed(1)} ms, p99 ${ack.p99.toFixed(1)} ms`],
    ['sent per choice', `${(bytes / 1000).toFixed(2)} kB`],
    ['choices per commit', together.toFixed(1)],
    ['heap per socket', `${(bytesPerSocket / 1000).toFixed(1)} kB, ${sockets} sockets`],
    [
      'process growth per socket',
      `${(grownPerSocket / 1000).toFixed(1)} kB, of the later half ${(grownLater / 1000).toFixed(1)} kB`,
    ],
  ]
  if (restart)
    rows.push([
      'killed, with all tables open',
      `listens after ${restart.listening.toFixed(2)} s, first acknowledgement after ${restart.first.toFixed(2)} s, ` +
        `every connection back after ${restart.all.toFixed(1)} s`,
    ])
  const text = rows.map(([what, figure]) => `${what.padEnd(38)}${figure}`).join('\n')
  return measured.profile === undefined ? text : `${text}\n\n${measured.profile}`
}
