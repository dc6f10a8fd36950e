import { setTimeout } from 'node:timers/promises'
import type { ClusterFault } from './fire.ts'

const CUT = 2000

/** Servers that reach the database no longer reach each other: of one nothing comes through to the others, and nobody is told. */
export const apart: ClusterFault = {
  name: 'servers apart',
  crew: { hints: 'redis' },
  async happens({ fleet, dice }) {
    const { hints } = fleet.nodes[dice.below(fleet.nodes.length)]
    hints?.freeze()
    await setTimeout(CUT + dice.below(CUT))
    hints?.thaw()
  },
}
