/** WebSocket route: accepts connections, sends heartbeats, and closes connections at shutdown. */
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import websocket, { type WebSocket } from '@fastify/websocket'
import { HELLO_TIME, LIVE, MOST_BYTES, PING_EVERY, SUBPROTOCOL } from '@heptapolis/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import { CONNECTIONS, FRAME_BYTES } from '../core/limits.ts'
import { Allowance } from '../rate-limits/bucket.ts'
import { callerOf } from '../rate-limits/limiter.ts'
import { Slots } from '../rate-limits/slots.ts'
import { originOf } from '../sessions/device.ts'
import { BatchedSocket } from './batched-socket.ts'
import { Connection, type ConnectionPorts, POLICY_VIOLATION } from './connection.ts'

/** Clients reconnect within the first time; shutdown waits the second for their goodbyes. */
const SPREAD = 1800
const CLOSE_TIME = 1000

type LivePorts = ConnectionPorts & Pick<ServerContext, 'connections' | 'meters' | 'networkLimits' | 'closePresence'>

/** Calls back at every heartbeat, until the returned function is called. */
export type HeartbeatSchedule = (beat: () => void) => () => void

const everyPing: HeartbeatSchedule = (beat) => {
  const timer = setInterval(beat, PING_EVERY)
  return () => clearInterval(timer)
}

export async function registerLive(
  app: FastifyInstance,
  context: LivePorts,
  build: string,
  schedule: HeartbeatSchedule = everyPing,
): Promise<void> {
  const slots = new Slots(CONNECTIONS, context.networkLimits)
  const connections = new Set<Connection>()
  const sockets = upgradedSockets(app)
  const stopHeartbeats = schedule(() => {
    for (const connection of connections) connection.heartbeat()
  })
  context.meters.gauge('sockets', 'Lines that are open.', () => connections.size)
  await app.register(websocket, {
    options: { maxPayload: MOST_BYTES, perMessageDeflate: false, autoPong: false, handleProtocols: () => SUBPROTOCOL },
    async preClose() {
      stopHeartbeats()
      // New connections are refused like other requests.
      app.server.removeAllListeners('upgrade')
      context.closePresence()
      for (const connection of connections) connection.goAway(SPREAD)
      const closed = new Promise((resolve) => app.websocketServer.close(resolve))
      await Promise.race([closed, setTimeout(CLOSE_TIME, undefined, { ref: false })])
      for (const socket of sockets) socket.destroy()
    },
  })
  const answers = new WeakMap<FastifyRequest, ServerResponse>()
  app.get(
    LIVE,
    {
      websocket: true,
      config: { limit: 'connect' },
      preHandler: async (request, reply) => {
        const free = slots.take(callerOf(request))
        if (!free) return reply.code(429).send({ code: 'slow-down' })
        if (request.raw.socket.destroyed) free()
        request.raw.socket.once('close', free)
        answers.set(request, reply.raw)
      },
    },
    (socket, request) => {
      // Long-lived connections must not keep the request and its unused response in memory.
      answers.get(request)?.detachSocket(request.socket)
      socket.removeAllListeners('error')
      const batched = new BatchedSocket(socket, request.socket)
      const connection = new Connection(context, batched, request.visitor, originOf(request), build)
      connections.add(connection)
      listen(context, connection, socket, request, () => connections.delete(connection))
    },
  )
}

/** Passes frames of a socket on, and ends it when it sends too much. */
function listen(
  context: LivePorts,
  connection: Connection,
  socket: WebSocket,
  request: FastifyRequest,
  closed: () => void,
): void {
  const removed = context.connections.add({ visitor: request.visitor, end: () => socket.close(POLICY_VIOLATION) })
  socket.on('message', (data, isBinary) => connection.receive(isBinary ? '' : String(data)))
  socket.on('pong', () => connection.markAlive())
  socket.on('ping', (data) => {
    if (connection.receivePing()) socket.pong(data)
  })
  const bytes = new Allowance(FRAME_BYTES, context.now)
  request.socket.on('data', (chunk: Buffer) => {
    if (!bytes.take(chunk.length)) socket.terminate()
  })
  socket.on('close', () => {
    closed()
    removed()
    connection.closed()
  })
  socket.on('error', () => socket.terminate())
}

/**
 * Sockets after an upgrade request. Node stops managing them, so refused and dead ones need this timeout; established
 * connections have none.
 */
function upgradedSockets(app: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>()
  app.server.on('upgrade', (_, socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.once('end', () => socket.destroy())
    socket.setTimeout(HELLO_TIME, () => socket.destroy())
  })
  return sockets
}
