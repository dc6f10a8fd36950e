import { hasOwn } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { type ClusterFault, runWithFault } from './fault-run.ts'
import { restart } from './faults/all-killed.ts'
import { backup } from './faults/backup-restored.ts'
import { skew } from './faults/clock-skew.ts'
import { twice } from './faults/commands-doubled.ts'
import { storm } from './faults/connections-cut.ts'
import { cut } from './faults/cut-at-commit.ts'
import { refusing } from './faults/database-refusing.ts'
import { stopped } from './faults/database-stopped.ts'
import { hints } from './faults/lossy-hints.ts'
import { namespace } from './faults/network-namespaces.ts'
import { killed } from './faults/node-killed.ts'
import { partition } from './faults/partition.ts'
import { hushed } from './faults/redis-stopped.ts'
import { rolling } from './faults/rolling-deploy.ts'
import { apart } from './faults/servers-apart.ts'
import { NOTHING_WRONG } from './ledger-check.ts'

const canStart = hasOwn('postgres', 'Faults of several servers on one PostgreSQL')
const canHint = canStart && hasOwn('redis', 'Faults of servers that tell each other over Redis')
const canLay = canHint && (namespace.isPossible?.() ?? false)
if (canHint && !canLay) console.log('A partition by network namespaces: not tested. It takes root, and iproute2.')

const oneAfterTheOther =
  (faults: readonly ClusterFault[]): ClusterFault['happens'] =>
  async (scene) => {
    for (const fault of faults) {
      await fault.happens(scene)
      await scene.crowd.acks(2)
    }
  }

/** Each fault once, at servers with wrong dates and lost hints; every command goes to both. */
const sample: ClusterFault = {
  name: 'a sample of each',
  services: { ...skew.services, ...hints.services },
  meets: twice.meets,
  happens: oneAfterTheOther([cut, stopped, partition, killed, backup, rolling]),
  async after(scene) {
    return { ...(await cut.after?.(scene)), ...(await backup.after?.(scene)) }
  },
}

/** Faults of hints, network and database limits. */
const sampleOverRedis: ClusterFault = {
  ...(canLay && namespace),
  name: 'a sample over Redis',
  services: { ...hushed.services, ...hints.services },
  open: 10,
  happens: oneAfterTheOther([
    hushed,
    apart,
    ...(canLay ? [namespace] : []),
    ...[refusing, refusing, refusing],
    storm,
    restart,
  ]),
  after: storm.after,
}

test.skipIf(!canStart)(
  'loses nothing acknowledged and flags nobody, whatever goes wrong',
  async () => {
    const found = await runWithFault(sample, { times: 1, tables: 2, seed: 'a sample', patience: 5 })
    expect(found).toMatchObject({ ...NOTHING_WRONG, differing: 0, besides: { cuts: 1, mismatches: 0, missing: 0 } })
    expect(found?.acknowledged).toBeGreaterThan(20)
    expect(found?.compared).toBeGreaterThan(1)
  },
  300_000,
)

test.skipIf(!canHint)(
  'continues the same game without a connection to the other server, the database or any server',
  async () => {
    const found = await runWithFault(sampleOverRedis, { times: 1, tables: 2, seed: 'a sample', patience: 5 })
    expect(found).toMatchObject({ ...NOTHING_WRONG, differing: 0, besides: { lines: 4 } })
    expect(found?.acknowledged).toBeGreaterThan(20)
    expect(found?.retries).toBeGreaterThan(0)
  },
  300_000,
)
