import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from './fire.ts'

/** The database ends as with the loss of its machine, and starts again. */
export const stopped: ClusterFault = {
  name: 'database stopped',
  async happens({ fleet, dice }) {
    await fleet.postgres.stop()
    await setTimeout(dice.below(1000))
    await fleet.postgres.start()
  },
}
