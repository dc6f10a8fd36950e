/** Creates the tables of a fault test directly in the cluster's database, before simulated guests connect. */
import { sure } from '@heptapolis/engine/kernel'
import { openPostgres } from '@heptapolis/store'
import type { Options } from '@heptapolis/table'
import type { CrowdProgress } from '../crowd.ts'
import { createTablesIn, type PreparedTable, type PreparedTablesPlan } from '../prepared-tables.ts'
import type { TestCluster } from './test-cluster.ts'

/** Milliseconds; no game runs yet. */
const PATIENCE = 60_000
const PEOPLE = 3
const CHOICES = 5
const DAY = 86_400_000
/** Longer than any pause of a test, so a clock that runs out is an error. */
const LIVE: Partial<Options> = { clock: { kind: 'move', time: 900_000 } }
const OVER_DAYS: Partial<Options> = { clock: { kind: 'days', time: 3 * DAY, bank: DAY } }
const LIVE_SHARE = 0.1

export async function layFor({ postgres }: TestCluster, plan: PreparedTablesPlan): Promise<PreparedTable[]> {
  const store = sure(await openPostgres({ url: postgres.url, patience: PATIENCE }))
  const prepared = await createTablesIn(store, plan)
  await store.close()
  return prepared
}

/** Open tables without people: a tenth are live with running clocks, the others over days. */
export async function layBesides(cluster: TestCluster, tables: number, onProgress?: CrowdProgress): Promise<void> {
  const optionsOf = (i: number): Partial<Options> => (i < tables * LIVE_SHARE ? LIVE : OVER_DAYS)
  const plan = { tables, people: PEOPLE, choices: CHOICES, apart: 0, optionsOf, ...(onProgress && { onProgress }) }
  if (tables > 0) await layFor(cluster, plan)
}
