import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { OUTGOING, type OutgoingLimits } from '../core/limits.ts'
import { until } from '../test-guest.ts'
import { DeliveryQueue } from './delivery-queue.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Server that answers each connection as the test says. */
async function callee(answer: (socket: Socket) => void): Promise<{ address: string; sockets: Set<Socket> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.resume().on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
    answer(socket)
  }).listen(0, '127.0.0.1')
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`, sockets }
}

/** Sends something again and again. */
function dripping(head: string, drop: string): (socket: Socket) => void {
  return (socket) => {
    socket.write(head)
    const timer = setInterval(() => socket.write(drop), 10)
    socket.once('close', () => clearInterval(timer))
  }
}

const delivery = { headers: {}, body: Buffer.from('{}') }
const deliveries = (limits: Partial<OutgoingLimits> = {}): DeliveryQueue => {
  const made = new DeliveryQueue(true, { ...OUTGOING, ...limits })
  closing.push(() => made.close())
  return made
}

describe('an outgoing call', () => {
  test.each([
    ['header bytes', dripping('HTTP/1.1 200 OK\r\n', 'X-A: b\r\n')],
    ['interim answers', dripping('', 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['silence', () => {}],
  ])('has one deadline for the whole exchange: %s', async (_, answer) => {
    const { address, sockets } = await callee(answer)
    expect(await deliveries({ deadline: 100 }).send(address, delivery)).toBeUndefined()
    await until(() => sockets.size === 0)
  })

  test('waits for others to the same host, not for those to another', async () => {
    const [slow, quick] = [await callee(() => {}), await callee((socket) => socket.end('HTTP/1.1 204 No\r\n\r\n'))]
    const sender = deliveries({ perHost: 2 })
    const held = Array.from({ length: 5 }, () => sender.send(slow.address, delivery))
    // Another port of the same host waits with them.
    held.push(sender.send(quick.address, delivery))
    expect(await sender.send(quick.address.replace('127.0.0.1', 'localhost'), delivery)).toBe(204)
    await until(() => slow.sockets.size === 2)
    expect(sender.running).toBe(2)
    sender.close()
    expect(await Promise.all(held)).toEqual(Array(6).fill(undefined))
  })

  test('is dropped when too many wait', async () => {
    const { address } = await callee(() => {})
    const sender = deliveries({ perHost: 1, waiting: 2 })
    const held = Array.from({ length: 3 }, () => sender.send(address, delivery))
    expect(await sender.send(address, delivery)).toBeUndefined()
    sender.close()
    await Promise.all(held)
  })
})
