import { setTimeout } from 'node:timers/promises'
import type { Fault } from './fire.ts'

/** A server is killed in the middle of things; the others go on, and it comes back. */
export const killed: Fault = {
  name: 'node killed',
  async happens({ fleet, crowd, dice }) {
    const node = fleet.nodes[dice.below(fleet.nodes.length)]
    await node.kill()
    // Everybody has somebody to wait for at the server that is gone; what they can still do, they do.
    await Promise.race([crowd.acks(1), setTimeout(500)])
    await node.start()
  },
}
