import { until } from '../../src/test-guest.ts'
import type { ClusterFault } from './fire.ts'

/** The connection ends between COMMIT and its answer: nobody is told what became of it. */
export const cut: ClusterFault = {
  name: 'cut at COMMIT',
  async happens({ fleet, dice }) {
    const { way } = fleet.nodes[dice.below(fleet.nodes.length)]
    const before = way.cuts
    way.cutAt('COMMIT')
    await until(() => way.cuts > before)
  },
  async after({ fleet }) {
    return { cuts: fleet.nodes.reduce((sum, { way }) => sum + way.cuts, 0) }
  },
}
