/** Fault: one server cannot reach the database for a while. */
import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

/** Milliseconds of silence; equal to the database's own timeout. */
const CUT = 2000

/** Silently drops traffic between a server and the database. */
export const partition: ClusterFault = {
  name: 'partition',
  async happens({ cluster, dice }) {
    const { way } = cluster.nodes[dice.below(cluster.nodes.length)]
    way.freeze()
    await setTimeout(CUT + dice.below(CUT))
    way.thaw()
  },
}
