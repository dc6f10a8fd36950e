/** Check after a fault: all servers of the cluster show their clients the same state of each table. */
import type { TableSnapshot } from '@heptapolis/table'
import { TestGuest } from '../../src/test-guest.ts'
import { inCrowds } from '../crowd.ts'
import { type Crowd, originOf } from './crowd.ts'
import type { TestCluster } from './test-cluster.ts'

export interface ComparisonResult {
  readonly compared: number
  readonly differing: number
}

/** Compares at most the last of them. */
const MOST = 200
/** Attempts, and milliseconds between them, because bots may still play. */
const LOOKS = 50
const PAUSE = 200

export async function compare({ proxies }: TestCluster, { tables }: Crowd): Promise<ComparisonResult> {
  const last = [...tables].slice(-MOST)
  let differing = 0
  await inCrowds(last.length, undefined, 'tables compared', async (i) => {
    const [table, { cookie }] = last[i]
    const lookers = proxies.map((proxy) => new TestGuest(originOf(proxy), cookie))
    for (const { connection } of lookers) connection.follow({ table })
    if (!(await agreeOn(table, lookers))) differing++
    for (const { connection } of lookers) connection.close()
  })
  return { compared: last.length, differing }
}

async function agreeOn(table: string, lookers: readonly TestGuest[]): Promise<boolean> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const seen = new Set(lookers.map((guest) => inText(guest.sees({ table }))))
    if (seen.size === 1 && !seen.has('')) return true
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return false
}

/** Empty before the first snapshot. */
function inText(shown: TableSnapshot | undefined): string {
  if (!shown) return ''
  const { phase, end, frozen, game } = shown
  return JSON.stringify([phase, end, frozen, game?.round, game?.view, game?.awaited])
}
