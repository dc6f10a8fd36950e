import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

/** The Redis over which servers tell each other of tables ends, and starts again: until then they look for themselves. */
export const hushed: ClusterFault = {
  name: 'Redis stopped',
  services: { hints: 'redis' },
  async happens({ cluster, crowd, dice }) {
    await cluster.redis?.stop()
    await crowd.acks(5)
    await setTimeout(dice.below(1000))
    await cluster.redis?.start()
  },
}
