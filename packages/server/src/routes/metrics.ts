/** Route `/metrics` for monitoring: only for requests from this machine, or with the configured token. */
import { timingSafeEqual } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import { hashOf } from '../sessions/session.ts'

const MILLION = 1e6
const NANO = 1e-9
const RESOLUTION = 20

export function metricsRoute(
  app: FastifyInstance,
  { meters, liveTables, store }: Pick<ServerContext, 'meters' | 'liveTables' | 'store'>,
  token: string | undefined,
): void {
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION })
  loop.enable()
  app.addHook('onClose', async () => {
    loop.disable()
  })
  meters.gauge('tables_awake', 'Tables in memory.', () => liveTables.size)
  meters.gauge(
    'tables',
    'Tables kept, by state.',
    async () => {
      const counts = await store.games.counts()
      return counts.ok ? counts.value : {}
    },
    'state',
  )
  meters.gauge('loop_delay_seconds', 'The longest the loop was late since somebody last looked.', () => {
    const late = loop.max * NANO
    loop.reset()
    return late
  })
  meters.gauge('memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  meters.gauge('heap_bytes', 'Memory that things take up, or did until lately.', heldBytes)
  meters.counted('cpu_seconds_total', 'Processor time of the process.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / MILLION
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.code(404).send({ code: 'no-table' })
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await meters.text())
  })
}

function heldBytes(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Requests through a local proxy come from elsewhere. */
function mayRead({ socket, headers, hostname }: FastifyRequest, token: string | undefined): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  if (!isPassedOn && isLoopback(socket.remoteAddress ?? '') && isLoopbackName(hostname)) return true
  return token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)))

/** A foreign page can point its own name to this machine (DNS rebinding). */
const isLoopbackName = (name: string): boolean => name === 'localhost' || isLoopback(name.replace(/^\[|\]$/g, ''))

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}
