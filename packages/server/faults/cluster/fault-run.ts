/** Runs one fault several times while simulated guests play at a cluster, and collects the figures of the run. */
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

/** A fault, and the set-up it needs. */
export interface ClusterFault {
  readonly name: string
  readonly services?: Partial<ClusterServices>
  /** Level of bots without thinking guests; default easy. */
  readonly level?: BotLevel
  /** Additional open tables without people. */
  readonly open?: number
  /** Whether this machine supports it. */
  isPossible?(): boolean
  readonly places?: () => Promise<readonly (ProcessPlace | undefined)[]>
  /** Called for each new guest. */
  meets?(guest: TestGuest, cluster: TestCluster): void
  /** Causes the fault once; guests can play again when it returns. */
  happens(scene: Scene): Promise<void>
  /** Removes its set-up, as far as it exists. */
  cleared?(): Promise<void>
  /** Further figures at the end, before servers stop. */
  after?(scene: Scene): Promise<Readonly<Record<string, number>>>
}

export interface ClusterFaultPlan {
  readonly times: number
  readonly tables: number
  readonly seed: string
  /** Upper bound on acknowledgements between two faults. */
  readonly patience: number
  /** Thinking time in milliseconds; without it guests play at once. */
  readonly think?: number
  /** Overrides the number of open tables. */
  readonly open?: number
  /** Transport of hints, unless the fault defines it. */
  readonly hints?: ClusterServices['hints']
  readonly onFault?: (done: number, acknowledged: number) => void
  readonly onProgress?: CrowdProgress
}

export interface ClusterFaultFigures extends LedgerCheck {
  /** Milliseconds from the end of each fault to the next acknowledgement. */
  readonly waits: readonly number[]
  readonly lags: readonly number[]
  /** Latency of each acknowledgement in milliseconds, if measured. */
  readonly acks: readonly number[]
  readonly longestPause: number
  /** Commands repeated because they could not be written. */
  readonly retries: number
  /** Tables compared across servers, and those that differ. */
  readonly compared: number
  readonly differing: number
  readonly besides: Readonly<Record<string, number>>
}

const NODES = 2
/** Acknowledgements before the first fault and after the last. */
const MOST_AWAITED = 500

/** Undefined without PostgreSQL. */
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

/** Milliseconds until the next acknowledgement, for each repetition. */
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
