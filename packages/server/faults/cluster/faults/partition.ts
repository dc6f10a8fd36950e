import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

/** So long nothing comes through; the database's own patience with who is silent is as long. */
const CUT = 2000

/** The network between a server and the database is cut: nobody is told, nothing comes through. */
export const partition: ClusterFault = {
  name: 'partition',
  async happens({ cluster, dice }) {
    const { way } = cluster.nodes[dice.below(cluster.nodes.length)]
    way.freeze()
    await setTimeout(CUT + dice.below(CUT))
    way.thaw()
  },
}
