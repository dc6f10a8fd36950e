/** People who play at several servers, and a fault that happens to these again and again. */
import { type Random, random } from '@heptapolis/engine/kernel'
import type { BotLevel } from '@heptapolis/table'
import type { TestGuest } from '../../src/test-guest.ts'
import type { CrowdProgress } from '../crowd.ts'
import { compare } from './compare.ts'
import { layBesides } from './create.ts'
import { type Crowd, QuickCrowd } from './crowd.ts'
import { type LedgerCheck, look } from './ledger-check.ts'
import { ManyTables } from './many-tables.ts'
import { type ClusterServices, type ProcessPlace, TestCluster } from './test-cluster.ts'

export interface Scene {
  readonly cluster: TestCluster
  readonly crowd: Crowd
  readonly dice: Random
}

/** What happens, and how the servers are for it. */
export interface ClusterFault {
  readonly name: string
  readonly services?: Partial<ClusterServices>
  /** Of the bots at tables of people who do not think; easy unless said otherwise. */
  readonly level?: BotLevel
  /** So many open tables there are besides, unless said otherwise, at which nobody is. */
  readonly open?: number
  /** Whether this machine lets it happen. */
  isPossible?(): boolean
  readonly places?: () => Promise<readonly (ProcessPlace | undefined)[]>
  /** Somebody has come in. */
  meets?(guest: TestGuest, cluster: TestCluster): void
  /** Once; everybody may play again when it is over. */
  happens(scene: Scene): Promise<void>
  /** Takes away what was laid for it, as far as it was. */
  cleared?(): Promise<void>
  /** After all of it, before the servers end: what it found besides, by name. */
  after?(scene: Scene): Promise<Readonly<Record<string, number>>>
}

export interface ClusterFaultPlan {
  readonly times: number
  readonly tables: number
  readonly seed: string
  /** The most acknowledgements to wait for before the next. */
  readonly patience: number
  /** Milliseconds people think; without, they play one game after the other without a thought. */
  readonly think?: number
  /** Open tables besides, at which nobody is, where the fault is to have others than it says itself. */
  readonly open?: number
  /** Over which servers tell each other of tables, where a fault does not say so itself. */
  readonly hints?: ClusterServices['hints']
  readonly onFault?: (done: number, acknowledged: number) => void
  readonly onProgress?: CrowdProgress
}

export interface ClusterFaultFigures extends LedgerCheck {
  /** Milliseconds from the end of a fault to the next acknowledgement. */
  readonly waits: readonly number[]
  readonly lags: readonly number[]
  /** Milliseconds that people waited for each acknowledgement, where these were counted. */
  readonly acks: readonly number[]
  readonly longestPause: number
  /** Commands that were to be asked again, as they could not be written down. */
  readonly retries: number
  /** Tables that were looked at by way of every server, and those they do not show alike. */
  readonly compared: number
  readonly differing: number
  readonly besides: Readonly<Record<string, number>>
}

const NODES = 2
/** Before the first fault and after the last. */
const MOST_AWAITED = 500

/** Undefined where there is no PostgreSQL. */
export async function runWithFault(
  fault: ClusterFault,
  plan: ClusterFaultPlan,
): Promise<ClusterFaultFigures | undefined> {
  const services = { nodes: NODES, ...(plan.hints && { hints: plan.hints }), ...fault.services }
  let cluster: TestCluster | undefined
  try {
    cluster = await TestCluster.start(services, await fault.places?.())
    return cluster && (await among(cluster, fault, plan))
  } finally {
    await cluster?.close()
    await fault.cleared?.()
  }
}

async function among(cluster: TestCluster, fault: ClusterFault, plan: ClusterFaultPlan): Promise<ClusterFaultFigures> {
  const { tables, seed, think, onProgress } = plan
  await layBesides(cluster, plan.open ?? fault.open ?? 0, onProgress)
  const dice = random(seed)
  const meet = (guest: TestGuest): void => fault.meets?.(guest, cluster)
  const crowd =
    think === undefined
      ? new QuickCrowd(cluster, { tables, seed, level: fault.level ?? 'easy' }, meet)
      : await ManyTables.seated(cluster, { tables, seed, think, onProgress }, meet)
  try {
    const crashed = Promise.race(cluster.nodes.map(({ ended }) => ended))
    const waits = await Promise.race([again(fault, plan, { cluster, crowd, dice }), crashed])
    const besides = (await fault.after?.({ cluster, crowd, dice })) ?? {}
    await Promise.race([crowd.rests(), crashed])
    const { lags, longestPause, guests, waits: acks } = crowd
    const retries = guests.reduce((sum, guest) => sum + guest.retries, 0)
    const seen = await Promise.race([compare(cluster, crowd), crashed])
    return { ...(await look(cluster.postgres.url, guests)), ...seen, waits, lags, acks, longestPause, retries, besides }
  } finally {
    crowd.leaves()
  }
}

/** Milliseconds until somebody was acknowledged something after each time. */
async function again(
  fault: ClusterFault,
  { times, tables, patience, onFault }: ClusterFaultPlan,
  scene: Scene,
): Promise<number[]> {
  const { crowd, dice } = scene
  const waits: number[] = []
  await crowd.acks(Math.min(MOST_AWAITED, 4 * tables))
  crowd.longestPause = 0
  for (let done = 1; done <= times; done++) {
    await crowd.acks(1 + dice.below(patience))
    await fault.happens(scene)
    const over = performance.now()
    await crowd.acks(1)
    waits.push(performance.now() - over)
    onFault?.(done, crowd.acknowledged)
  }
  await crowd.acks(Math.min(MOST_AWAITED, 2 * tables))
  return waits
}
