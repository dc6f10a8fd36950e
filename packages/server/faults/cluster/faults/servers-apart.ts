import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from '../fault-run.ts'

const CUT = 2000

/** Servers that reach the database no longer reach each other: of one nothing comes through to the others, and nobody is told. */
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
