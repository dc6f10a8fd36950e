import type { ClusterFault } from '../fault-run.ts'

/** Kills a server under load; the others continue, and it restarts. */
export const killed: ClusterFault = {
  name: 'node killed',
  async happens({ cluster, crowd, dice }) {
    const node = cluster.nodes[dice.below(cluster.nodes.length)]
    await node.kill()
    // Its people reconnect elsewhere.
    await crowd.acks(10)
    await node.start()
  },
}
