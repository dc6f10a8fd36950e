import { hasOwn } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { apart } from './apart.ts'
import { backup } from './backup.ts'
import { cut } from './cut.ts'
import { type ClusterFault, underFire } from './fire.ts'
import { hints } from './hints.ts'
import { hushed } from './hushed.ts'
import { killed } from './killed.ts'
import { NOTHING_WRONG } from './ledger-check.ts'
import { namespace } from './namespace.ts'
import { partition } from './partition.ts'
import { refusing } from './refusing.ts'
import { restart } from './restart.ts'
import { rolling } from './rolling.ts'
import { skew } from './skew.ts'
import { stopped } from './stopped.ts'
import { storm } from './storm.ts'
import { twice } from './twice.ts'

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

/** Each once, to servers whose dates are wrong and whose hints get lost; all is said to both of them. */
const sample: ClusterFault = {
  name: 'a sample of each',
  crew: { ...skew.crew, ...hints.crew },
  meets: twice.meets,
  happens: oneAfterTheOther([cut, stopped, partition, killed, backup, rolling]),
  async after(scene) {
    return { ...(await cut.after?.(scene)), ...(await backup.after?.(scene)) }
  },
}

/** What hangs on the way servers tell each other, on the network, and on what the database would take. */
const sampleOverRedis: ClusterFault = {
  ...(canLay && namespace),
  name: 'a sample over Redis',
  crew: { ...hushed.crew, ...hints.crew },
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
  'whatever goes wrong, nothing acknowledged is lost and nobody is flagged',
  async () => {
    const found = await underFire(sample, { times: 1, tables: 2, seed: 'a sample', patience: 5 })
    expect(found).toMatchObject({ ...NOTHING_WRONG, differing: 0, besides: { cuts: 1, mismatches: 0, missing: 0 } })
    expect(found?.acknowledged).toBeGreaterThan(20)
    expect(found?.compared).toBeGreaterThan(1)
  },
  300_000,
)

test.skipIf(!canHint)(
  'whoever cannot reach the other server, the database or any server, all go on with the same game',
  async () => {
    const found = await underFire(sampleOverRedis, { times: 1, tables: 2, seed: 'a sample', patience: 5 })
    expect(found).toMatchObject({ ...NOTHING_WRONG, differing: 0, besides: { lines: 4 } })
    expect(found?.acknowledged).toBeGreaterThan(20)
    expect(found?.putOff).toBeGreaterThan(0)
  },
  300_000,
)
