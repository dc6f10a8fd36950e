/** Fault: one server cannot reach Redis for a while, so it neither sends nor receives hints. */
import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

const CUT = 2000

/** Servers reach the database but not each other. */
export const apart: ClusterFault = {
  name: 'servers apart',
  services: { hints: 'redis' },
  async happens({ cluster, dice }) {
    const { hints } = cluster.nodes[dice.below(cluster.nodes.length)]
    hints?.freeze()
    await setTimeout(CUT + dice.below(CUT))
    hints?.thaw()
  },
}
