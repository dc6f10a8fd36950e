import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from './fire.ts'

/** The Redis over which servers tell each other of tables ends, and starts again: until then they look for themselves. */
export const hushed: ClusterFault = {
  name: 'Redis stopped',
  crew: { hints: 'redis' },
  async happens({ fleet, crowd, dice }) {
    await fleet.redis?.stop()
    await crowd.acks(5)
    await setTimeout(dice.below(1000))
    await fleet.redis?.start()
  },
}
