import type { ClusterFault } from '../fault-run.ts'

/** A server is killed in the middle of things; the others go on, and it comes back. */
export const killed: ClusterFault = {
  name: 'node killed',
  async happens({ cluster, crowd, dice }) {
    const node = cluster.nodes[dice.below(cluster.nodes.length)]
    await node.kill()
    // Its people come in at another one.
    await crowd.acks(10)
    await node.start()
  },
}
