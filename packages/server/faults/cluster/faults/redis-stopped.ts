import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

/** Stops the Redis that carries hints, and restarts it; servers poll meanwhile. */
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
