/** Fault: every command reaches two servers at once. */
import { LIVE, SUBPROTOCOL } from '@heptapolis/wire'
import { WebSocket } from 'ws'
import type { TestGuest } from '../../../src/test-guest.ts'
import type { ClusterFault } from '../fault-run.ts'
import type { TestCluster } from '../test-cluster.ts'

export const twice: ClusterFault = {
  name: 'all commands to two nodes',
  meets: (guest, cluster) => echo(guest, cluster),
  happens: ({ crowd }) => crowd.acks(20),
  async after({ cluster, crowd }) {
    const conflicts = await conflictsOf(cluster)
    // Each server acknowledges each command.
    const heard = cluster.nodes.length * crowd.acknowledged
    return { conflicts, 'tries of 100 commands heard': Math.round(100 * (1 + conflicts / heard)) }
  },
}

function echo(guest: TestGuest, { proxies, nodes }: TestCluster): void {
  const own = proxies.findIndex(({ port }) => guest.origin.endsWith(`:${port}`))
  const other = nodes[(own + 1) % nodes.length]
  const early: string[] = []
  const headers = { cookie: guest.cookie, origin: other.origin }
  const socket = new WebSocket(`${other.origin.replace('http', 'ws')}${LIVE}`, SUBPROTOCOL, { headers })
  socket.on('open', () => {
    for (const text of early.splice(0)) socket.send(text)
  })
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.t === 'ack') guest.acknowledged.add(message.cid)
  })
  socket.on('error', () => {})
  guest.onSaid = (text) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text)
    else if (socket.readyState === WebSocket.CONNECTING) early.push(text)
  }
}

async function conflictsOf({ nodes }: TestCluster): Promise<number> {
  const found = await Promise.all(nodes.map((node) => node.figures()))
  return found.reduce((sum, { conflicts }) => sum + conflicts, 0)
}
