import { hasOwn } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { backup } from './backup.ts'
import { cut } from './cut.ts'
import { type Fault, underFire } from './fire.ts'
import { hints } from './hints.ts'
import { killed } from './killed.ts'
import { NOTHING_WRONG } from './look.ts'
import { partition } from './partition.ts'
import { rolling } from './rolling.ts'
import { skew } from './skew.ts'
import { stopped } from './stopped.ts'
import { twice } from './twice.ts'

const canStart = hasOwn('postgres', 'Faults of several servers on one PostgreSQL')

/** One after the other, each once, to servers whose dates are wrong and whose hints get lost; all is said to both of them. */
const EACH = [cut, stopped, partition, killed, backup, rolling]
const sample: Fault = {
  name: 'a sample of each',
  crew: { ...skew.crew, ...hints.crew },
  meets: twice.meets,
  async happens(scene) {
    for (const fault of EACH) {
      await fault.happens(scene)
      await scene.crowd.acks(2)
    }
  },
  async after(scene) {
    return { ...(await cut.after?.(scene)), ...(await backup.after?.(scene)) }
  },
}

test.skipIf(!canStart)(
  'whatever goes wrong, nothing acknowledged is lost and nobody is flagged',
  async () => {
    const found = await underFire(sample, { times: 1, tables: 2, seed: 'a sample', patience: 5 })
    expect(found).toMatchObject({ ...NOTHING_WRONG, besides: { cuts: 1, mismatches: 0 } })
    expect(found?.acknowledged).toBeGreaterThan(20)
  },
  300_000,
)
