/**
 * Benchmark of several servers on one PostgreSQL: CPU per choice of servers and database, for a growing number of
 * tables.
 */

import { TestCluster } from '../faults/cluster/test-cluster.ts'
import { arrived, type CrowdProgress, inCrowds } from '../faults/crowd.ts'
import { figures, type ProcessFigures, quantile } from '../faults/figures.ts'
import { type PlayerTally, SimulatedPlayer } from '../faults/people.ts'
import { endProgressBar } from '../faults/progress-bar.ts'
import { type TestGuest, until } from '../src/test-guest.ts'
import { begun, WARM_UP } from './tables.ts'

export interface ClusterBenchPlan {
  readonly nodes: number
  readonly tables: number
  readonly people: number
  readonly choices: number
  readonly think: number
  /** Spreads people of a table over servers; otherwise they share one, as behind a proxy. */
  readonly isSpread?: boolean
  readonly onProgress?: CrowdProgress
}

export interface ClusterFigures {
  readonly perSecond: number
  /** Microseconds of CPU per choice: all servers, and the database. */
  readonly cpu: number
  readonly database: number
  readonly ack: { readonly p50: number; readonly p99: number }
  /** Appends per commit. */
  readonly together: number
  readonly conflicts: number
}

/** Durable writes, as in production. */
const SETTINGS = ['fsync=on', 'full_page_writes=on']

export async function measure(plan: ClusterBenchPlan): Promise<ClusterFigures> {
  const { nodes: count, tables: tableCount, people, choices, think, isSpread = false, onProgress } = plan
  const cluster = await TestCluster.start({ nodes: count, settings: SETTINGS })
  if (!cluster) throw new Error('There is no PostgreSQL to start: apt-get install postgresql')
  const guests: TestGuest[] = []
  try {
    await inCrowds(tableCount * people, onProgress, 'people', async (i) => {
      guests[i] = await arrived(cluster.nodes[(isSpread ? i : Math.floor(i / people)) % count].origin)
    })
    const tally: PlayerTally = { bytes: 0, choices: 0, waits: [] }
    const players = guests.map((guest, i) => new SimulatedPlayer(guest, `bench ${i}`, tally))
    const tables: string[] = []
    await inCrowds(tableCount, onProgress, 'tables', async (i) => {
      tables[i] = await begun(guests.slice(i * people, (i + 1) * people))
    })
    const all = tableCount * people * choices
    const made = (enough: number): Promise<void> =>
      until(() => {
        onProgress?.('choices', Math.min(tally.choices, all), all)
        return tally.choices >= enough
      })
    for (const [i, player] of players.entries()) player.plays({ table: tables[Math.floor(i / people)] }, think)
    await made(Math.floor(all * WARM_UP))
    const [from, began, database] = [await together(cluster), performance.now(), cluster.postgres.cpu()]
    tally.waits.length = 0
    await made(all)
    const [to, seconds] = [await together(cluster), (performance.now() - began) / 1000]
    const counted = to.choices - from.choices
    const sorted = tally.waits.toSorted((a, b) => a - b)
    return {
      perSecond: counted / seconds,
      cpu: ((to.cpu - from.cpu) / counted) * 1e6,
      database: ((cluster.postgres.cpu() - database) / counted) * 1e6,
      ack: { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) },
      together: (to.jobs - from.jobs) / (to.commits - from.commits),
      conflicts: to.conflicts - from.conflicts,
    }
  } finally {
    for (const { connection } of guests) connection.close()
    await cluster.close()
  }
}

/** Sum of the figures of all servers. */
async function together({
  nodes,
}: TestCluster): Promise<Pick<ProcessFigures, 'cpu' | 'choices' | 'jobs' | 'commits' | 'conflicts'>> {
  const all = await Promise.all(nodes.map(({ origin }) => figures(origin)))
  const sum = (figure: 'cpu' | 'choices' | 'jobs' | 'commits' | 'conflicts'): number =>
    all.reduce((total, one) => total + one[figure], 0)
  return {
    cpu: sum('cpu'),
    choices: sum('choices'),
    jobs: sum('jobs'),
    commits: sum('commits'),
    conflicts: sum('conflicts'),
  }
}

export interface Growth extends Omit<ClusterBenchPlan, 'tables' | 'isSpread'> {
  readonly tables: readonly number[]
}

/** Prints a row per number of tables, and one with people spread over servers. */
export async function growth({ tables, ...plan }: Growth): Promise<void> {
  console.log(
    '| tables | choices a second | servers, µs a choice | database, µs a choice | p50 / p99 | steps a commit | conflicts |',
  )
  console.log('|---|---|---|---|---|---|---|')
  const rows = [...tables.map((count) => [count, false] as const), [tables[tables.length - 1], true] as const]
  for (const [count, isSpread] of rows) {
    const measured = await measure({ ...plan, tables: count, isSpread })
    endProgressBar()
    console.log(inRow(`${count}${isSpread ? ', spread' : ''}`, measured))
  }
}

export function inRow(what: string, { perSecond, cpu, database, ack, together, conflicts }: ClusterFigures): string {
  const cells = [
    what,
    perSecond.toFixed(0),
    cpu.toFixed(0),
    database.toFixed(0),
    `${ack.p50.toFixed(1)} / ${ack.p99.toFixed(1)} ms`,
    together.toFixed(1),
    String(conflicts),
  ]
  return `| ${cells.join(' | ')} |`
}
