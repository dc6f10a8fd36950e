import { until } from '../../../src/test-guest.ts'
import type { ClusterFault } from '../fault-run.ts'

/** Restarts servers one by one as in a deployment, waiting until everybody is back. */
export const rolling: ClusterFault = {
  name: 'rolling deploy',
  async happens({ cluster, crowd }) {
    for (const node of cluster.nodes) {
      await node.stop()
      await node.start()
      await until(() => crowd.guests.every(({ connection }) => connection.state.isConnected))
      await crowd.acks(1)
    }
  },
}
