/** Limits of TCP connections, before any request on them is read. */
import type { Server } from 'node:http'
import { SOCKETS } from '../core/limits.ts'
import { networkOf } from '../rate-limits/network.ts'
import { Slots } from '../rate-limits/slots.ts'

/** `factor` multiplies the limit per network; 0 switches it off. */
export function limitConnections(server: Server, factor: number): void {
  server.maxConnections = SOCKETS.server
  const slots = new Slots({ person: 0, ...SOCKETS }, factor)
  server.on('connection', (socket) => {
    const free = slots.take({ network: networkOf(socket.remoteAddress) })
    if (free) socket.once('close', free)
    else socket.destroy()
  })
}
