import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

/** Stops the database as in a machine failure, and restarts it. */
export const stopped: ClusterFault = {
  name: 'database stopped',
  async happens({ cluster, dice }) {
    await cluster.postgres.stop()
    await setTimeout(dice.below(1000))
    await cluster.postgres.start()
  },
}
