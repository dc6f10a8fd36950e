import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

/** The database ends as with the loss of its machine, and starts again. */
export const stopped: ClusterFault = {
  name: 'database stopped',
  async happens({ cluster, dice }) {
    await cluster.postgres.stop()
    await setTimeout(dice.below(1000))
    await cluster.postgres.start()
  },
}
