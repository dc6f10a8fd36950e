import type { ClusterFault } from './fire.ts'

/** A server is killed in the middle of things; the others go on, and it comes back. */
export const killed: ClusterFault = {
  name: 'node killed',
  async happens({ fleet, crowd, dice }) {
    const node = fleet.nodes[dice.below(fleet.nodes.length)]
    await node.kill()
    // Its people come in at another one.
    await crowd.acks(10)
    await node.start()
  },
}
