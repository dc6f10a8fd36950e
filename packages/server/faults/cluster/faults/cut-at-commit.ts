/** Fault: the connection to the database breaks during COMMIT, so the outcome is unknown to the server. */
import { until } from '../../../src/test-guest.ts'
import type { ClusterFault } from '../fault-run.ts'

/** Cuts the database connection between COMMIT and its answer, so the outcome is unknown. */
export const cut: ClusterFault = {
  name: 'cut at COMMIT',
  async happens({ cluster, dice }) {
    const { way } = cluster.nodes[dice.below(cluster.nodes.length)]
    const before = way.cuts
    way.cutAt('COMMIT')
    await until(() => way.cuts > before)
  },
  async after({ cluster }) {
    return { cuts: cluster.nodes.reduce((sum, { way }) => sum + way.cuts, 0) }
  },
}
