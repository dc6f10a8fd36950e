import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished, test } from 'vitest'
import { SOCKETS } from '../core/limits.ts'
import { startTestServer } from '../testing.ts'

const FEW = 3

async function silent(origin: string, localAddress: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket.on('error', () => {}).resume()
}

const answers = async (socket: Socket): Promise<void> => {
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
}

test('one network cannot take the connections of all others', async () => {
  const { origin, server } = await startTestServer({ networkLimits: FEW / SOCKETS.network })
  const [arrived, crowd] = [once(server, 'connection'), '127.0.9.1']
  const first = await silent(origin, crowd)
  for (let i = 1; i < FEW; i++) await silent(origin, crowd)
  await once(await silent(origin, crowd), 'close')
  await answers(await silent(origin, '127.0.9.2'))
  const [socket] = await arrived
  first.destroy()
  await once(socket, 'close')
  await answers(await silent(origin, crowd))
})

test('connections of a trusted proxy are not counted by its address', async () => {
  const { origin } = await startTestServer({ networkLimits: FEW / SOCKETS.network, trustProxy: ['loopback'] })
  const sockets = await Promise.all(Array.from({ length: 2 * FEW }, () => silent(origin, '127.0.0.1')))
  for (const socket of sockets) await answers(socket)
})
