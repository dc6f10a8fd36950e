import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { until } from '../test-guest.ts'
import { BatchedSocket } from './batched-socket.ts'

let server: WebSocketServer
beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
})
afterEach(() => server.close())

async function spoken(): Promise<{
  socket: BatchedSocket
  wire: Socket
  heard: string[]
  ended: () => number | undefined
}> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  let end: number | undefined
  client.on('message', (data) => heard.push(String(data)))
  client.on('close', (code) => {
    end = code
  })
  const [socket, { socket: wire }] = await once(server, 'connection')
  return { socket: new BatchedSocket(socket, wire), wire, heard, ended: () => end }
}

const LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]

test('delivers texts of any length and script', async () => {
  const { socket, heard } = await spoken()
  const texts = [...LENGTHS.map((length) => 'x'.repeat(length)), 'Gizeh, été, 七, 𓂀'.repeat(20)]
  for (const text of texts) socket.send(text)
  await until(() => heard.length === texts.length)
  expect(heard).toEqual(texts)
})

test('sends messages of one turn in one write, without delay', async () => {
  const { socket, wire, heard } = await spoken()
  const write = vi.spyOn(wire, 'write')
  socket.send('acknowledged')
  await Promise.resolve()
  socket.send('picture')
  expect(socket.bufferedAmount).toBe('acknowledgedpicture'.length + 4)
  await until(() => heard.length === 2)
  expect(write).toHaveBeenCalledOnce()
  expect(socket.bufferedAmount).toBe(0)
})

test('encodes the same text for several sockets once', async () => {
  const all = [await spoken(), await spoken(), await spoken()]
  const writes = all.map(({ wire }) => vi.spyOn(wire, 'write'))
  for (const { socket } of all) socket.send('the same')
  await until(() => all.every(({ heard }) => heard.length === 1))
  const [first, ...others] = writes.map((write) => write.mock.calls[0][0])
  expect(others).toEqual([first, first])
  for (const other of others) expect(other).toBe(first)
})

test('sends waiting frames before closing, and nothing after', async () => {
  const { socket, heard, ended } = await spoken()
  socket.send('bye')
  socket.close(1001)
  socket.send('one thing more')
  await until(() => ended() !== undefined)
  expect([heard, ended()]).toEqual([['bye'], 1001])
})
