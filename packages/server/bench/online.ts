/**
 * What online tables cost: a server in a process of its own, and people who play at it.
 *
 *     npm run bench:online                        # a few tables
 *     npm run bench:online -- --tables 1000       # the long form
 *     npm run bench:online -- --nodes 2 --tables 10,50,200   # servers that share a PostgreSQL, and how their cost grows
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bar, endBar } from '../faults/bar.ts'
import { freePort, start } from '../faults/child.ts'
import { arrived, inCrowds, type Progress } from '../faults/crowd.ts'
import { figures, quantile, tidied } from '../faults/figures.ts'
import { Player, type Tally } from '../faults/people.ts'
import { type Guest, until } from '../src/driver.ts'
import { growth } from './nodes.ts'
import { begun, WARM_UP } from './tables.ts'

/** Six turns in each of three Ages. */
const MOST_CHOICES = 18

export interface Plan {
  readonly tables: number
  /** At each of them; there are no bots, whose thoughts would drown everything else. */
  readonly people: number
  /** Choices of each of them, and how long they think, in milliseconds. */
  readonly choices: number
  readonly think: number
  readonly onProgress?: Progress
}

export interface Measured {
  readonly choices: number
  readonly perSecond: number
  /** Microseconds of the server's processor. */
  readonly cpu: number
  readonly share: number
  readonly ack: { readonly p50: number; readonly p99: number }
  readonly bytes: number
  /** Choices that shared a wait for the disk. */
  readonly together: number
  readonly sockets: number
  /** What a socket holds, and by how much the process has grown with it. */
  readonly bytesPerSocket: number
  readonly grownPerSocket: number
  /** The same of those who came in the later half: what V8 once takes for whatever comes and goes is there by then. */
  readonly grownLater: number
  /** Seconds from the start of a killed server until it listens, acknowledges a choice, and has everybody's line. */
  readonly restart: { readonly listening: number; readonly first: number; readonly all: number }
}

export async function measure(plan: Plan): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let server = await start(folder, port)
  const guests: Guest[] = []
  try {
    const before = await tidied(server, origin)
    const come = (count: number): Promise<void> =>
      inCrowds(count, plan.onProgress, 'people', async () => {
        // They come back as browsers do: a crowd that knocks without a pause keeps itself busy, and the server out of reach.
        guests.push(await arrived(origin, { random: Math.random }))
      })
    const all = plan.tables * plan.people
    const early = Math.ceil(all / 2)
    await come(early)
    const midway = await tidied(server, origin)
    await come(all - early)
    const there = await tidied(server, origin)
    const tally: Tally = { bytes: 0, choices: 0, waits: [] }
    const players = guests.map((guest, i) => new Player(guest, `bench ${i}`, tally))
    const tables: string[] = []
    await inCrowds(plan.tables, plan.onProgress, 'tables', async (i) => {
      tables[i] = await begun(guests.slice(i * plan.people, (i + 1) * plan.people))
    })
    const played = await play(plan, origin, players, tables, tally)
    server.kill('SIGKILL')
    await once(server, 'exit')
    const stopped = performance.now()
    const since = (): number => (performance.now() - stopped) / 1000
    const { choices } = tally
    server = await start(folder, port)
    const listening = since()
    await until(() => tally.choices > choices)
    const first = since()
    await until(() => guests.every(({ line }) => line.state.isConnected))
    return {
      ...played,
      sockets: there.sockets,
      bytesPerSocket: (there.held - before.held) / there.sockets,
      grownPerSocket: (there.memory - before.memory) / there.sockets,
      grownLater: (there.memory - midway.memory) / (there.sockets - midway.sockets),
      restart: { listening, first, all: since() },
    }
  } finally {
    for (const { line } of guests) line.close()
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function play(
  { tables: count, people, choices, think, onProgress }: Plan,
  origin: string,
  players: readonly Player[],
  tables: readonly string[],
  tally: Tally,
): Promise<Omit<Measured, 'sockets' | 'bytesPerSocket' | 'grownPerSocket' | 'grownLater' | 'restart'>> {
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
  const [from, began] = [await figures(origin), performance.now()]
  Object.assign(tally, { bytes: 0, choices: 0, waits: [] })
  await made(all - before, before)
  const [to, seconds] = [await figures(origin), (performance.now() - began) / 1000]
  const sorted = tally.waits.toSorted((a, b) => a - b)
  const counted = to.choices - from.choices
  return {
    choices: counted,
    perSecond: counted / seconds,
    cpu: ((to.cpu - from.cpu) / counted) * 1e6,
    share: (to.cpu - from.cpu) / seconds,
    ack: { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) },
    bytes: tally.bytes / tally.choices,
    together: counted / (to.commits - from.commits),
  }
}

export function inWords({ tables, people }: Plan, measured: Measured): string {
  const { choices, perSecond, cpu, share, ack, bytes, together, restart } = measured
  const { sockets, bytesPerSocket, grownPerSocket, grownLater } = measured
  const rows: [string, string][] = [
    [`${tables} tables of ${people}`, `${choices} choices, ${perSecond.toFixed(0)} a second`],
    ['processor a choice', `${cpu.toFixed(0)} µs, ${(100 * share).toFixed(0)} % of a core in all`],
    ['acknowledged after', `p50 ${ack.p50.toFixed(1)} ms, p99 ${ack.p99.toFixed(1)} ms`],
    ['sent a choice', `${(bytes / 1000).toFixed(2)} kB`],
    ['choices a commit', together.toFixed(1)],
    ['held by a socket', `${(bytesPerSocket / 1000).toFixed(1)} kB, ${sockets} sockets`],
    [
      'the process grown, a socket',
      `${(grownPerSocket / 1000).toFixed(1)} kB, of the later half ${(grownLater / 1000).toFixed(1)} kB`,
    ],
    [
      'killed, with all tables open',
      `listens after ${restart.listening.toFixed(2)} s, first acknowledgement after ${restart.first.toFixed(2)} s, ` +
        `every line back after ${restart.all.toFixed(1)} s`,
    ],
  ]
  return rows.map(([what, figure]) => `${what.padEnd(38)}${figure}`).join('\n')
}

if (import.meta.main) {
  const options = Object.fromEntries(
    ['tables', 'people', 'choices', 'think', 'nodes'].map((name) => [name, { type: 'string' as const }]),
  )
  const { values } = parseArgs({ options })
  const number = (name: string, usual: number): number => Number(values[name] ?? usual)
  const habits = { people: number('people', 3), choices: number('choices', 10), think: number('think', 1000) }
  if (habits.choices > MOST_CHOICES) throw new Error(`A game has ${MOST_CHOICES} choices for each.`)
  if (values.nodes === undefined) {
    const plan: Plan = { tables: number('tables', 20), ...habits, onProgress: bar }
    const measured = await measure(plan)
    endBar()
    console.log(inWords(plan, measured))
  } else {
    const tables = String(values.tables ?? '10,20,40').split(',')
    await growth({ ...habits, nodes: number('nodes', 2), tables: tables.map(Number), onProgress: bar })
  }
  process.exit()
}
