/** Attacks by calls that the server makes. */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { OUTGOING } from '../src/limits.ts'
import { Courier } from '../src/notify/courier.ts'
import { isAllowed } from '../src/notify/post.ts'
import type { Attack } from './attack.ts'

const PRIVATE = [
  'https://[64:ff9b:1::a00:1]/',
  'https://[fec0::1]/',
  'https://[::ffff:0:7f00:1]/',
  'https://[2001::1]/',
  'https://127.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/',
  'https://hooks.example:22/',
  'http://hooks.example/',
]

export const OUTGOING_ATTACKS: readonly Attack[] = [
  {
    name: 'H1 a webhook that sends header bytes without end',
    isSlow: true,
    async run() {
      const sockets = new Set<Socket>()
      const server = createServer((socket) => {
        sockets.add(socket)
        socket.resume().on('error', () => {})
        socket.write('HTTP/1.1 200 OK\r\n')
        const timer = setInterval(() => socket.write('X-A: b\r\n'), 500)
        socket.once('close', () => clearInterval(timer))
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const courier = new Courier(true)
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      const calls = Array.from({ length: 12 }, () => courier.send(address, { headers: {}, body: Buffer.from('{}') }))
      const began = performance.now()
      await Promise.race(calls)
      const most = sockets.size
      courier.close()
      const seconds = (performance.now() - began) / 1000
      for (const socket of sockets) socket.destroy()
      server.close()
      const held = most <= OUTGOING.perHost && seconds < 3 * (OUTGOING.deadline / 1000)
      return { held, figures: `${most} of 12 at once, given up after ${seconds.toFixed(1)} s` }
    },
  },
  {
    name: 'L6 private networks and ports of other services',
    async run() {
      const taken = PRIVATE.filter((address) => isAllowed(address, false))
      return { held: taken.length === 0, figures: `${PRIVATE.length - taken.length} of ${PRIVATE.length} refused` }
    },
  },
]
