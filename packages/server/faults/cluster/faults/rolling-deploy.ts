import { until } from '../../../src/test-guest.ts'
import type { ClusterFault } from '../fault-run.ts'

/** Every server in its turn is stopped and started anew, once everybody is back: as when a new version is put in place. */
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
