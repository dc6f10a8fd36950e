import { until } from '../../src/test-guest.ts'
import type { ClusterFault } from './fire.ts'

/** Every server in its turn is stopped and started anew, once everybody is back: as when a new version is put in place. */
export const rolling: ClusterFault = {
  name: 'rolling deploy',
  async happens({ fleet, crowd }) {
    for (const node of fleet.nodes) {
      await node.stop()
      await node.start()
      await until(() => crowd.guests.every(({ line }) => line.state.isConnected))
      await crowd.acks(1)
    }
  },
}
