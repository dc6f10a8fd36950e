/** Contract tests for every bus, against real services. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { byWayOf, freePort, privateRedis, proxyTo, serviceFor } from '@heptapolis/store/services'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, test } from 'vitest'
import { until } from '../testing.ts'
import {
  type Bus,
  type ClusterHint,
  inProcessBus,
  type LobbyChanged,
  overChannel,
  type SessionEnded,
  type TableAdvanced,
} from './bus.ts'
import { overNotify } from './notify.ts'
import { overRedis } from './redis.ts'

const postgres = await serviceFor('postgres', 'Hints over NOTIFY')
const redis = await serviceFor('redis', 'Hints over Redis')
const inProcess = inProcessBus()
const quiet = (): void => {}

const opened: Bus[] = []
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close()
})

interface ListeningBus {
  readonly bus: Bus
  readonly heard: TableAdvanced[]
  readonly ended: (SessionEnded | LobbyChanged)[]
}

async function listening(open: () => Promise<Bus>): Promise<ListeningBus> {
  const bus = await open()
  opened.push(bus)
  const heard: TableAdvanced[] = []
  const ended: (SessionEnded | LobbyChanged)[] = []
  bus.onHint((hint) => void ('table' in hint ? heard.push(hint) : ended.push(hint)))
  return { bus, heard, ended }
}

describe.each<[string, string | undefined, () => Promise<Bus>]>([
  ['in the same process', 'always', async () => inProcess()],
  ['over NOTIFY', postgres, () => overNotify(postgres ?? '')],
  ['over Redis', redis, () => overRedis(redis ?? '', quiet)],
])('a hint %s', (_, service, open) => {
  test.skipIf(service === undefined)('reaches all other servers', async () => {
    const [one, other, third] = [await listening(open), await listening(open), await listening(open)]
    one.bus.send({ table: 'k7Qx2a', n: 12 })
    other.bus.send({ table: 'm3Rt9b', n: 4 })
    await until(() => third.heard.length === 2)
    expect(third.heard.toSorted((a, b) => a.n - b.n)).toEqual([
      { table: 'm3Rt9b', n: 4 },
      { table: 'k7Qx2a', n: 12 },
    ])
    await until(() => other.heard.some(({ n }) => n === 12))
    one.bus.send({ ended: '0123456789abcdef01234567' })
    await until(() => third.ended.length === 1)
    one.bus.send({ lobby: true })
    await until(() => third.ended.length === 2)
    expect(third.ended).toEqual([{ ended: '0123456789abcdef01234567' }, { lobby: true }])
  })

  test.skipIf(service === undefined)('arrives although thousands are sent at once', async () => {
    const [one, other] = [await listening(open), await listening(open)]
    for (let i = 0; i < 2000; i++) one.bus.send({ table: `table${i}`, n: i })
    await until(() => new Set(other.heard.map(({ table }) => table)).size === 2000)
  })
})

test.each<[string, string | undefined, (url: string) => Promise<Bus>]>([
  ['NOTIFY', postgres, overNotify],
  ['Redis', redis, (url) => overRedis(url, quiet)],
])(
  'replaces a connection for %s that silently leads nowhere',
  async (_, url, open) => {
    if (url === undefined) return
    const way = await proxyTo(Number(new URL(url).port))
    const [one, other] = [await listening(() => open(byWayOf(way, url))), await listening(() => open(url))]
    way.lose()
    await until(() => {
      one.bus.send({ table: 'k7Qx2a', n: 1 })
      other.bus.send({ table: 'm3Rt9b', n: 2 })
      return other.heard.some(({ n }) => n === 1) && one.heard.some(({ n }) => n === 2)
    })
    await way.close()
  },
  60_000,
)

test.skipIf(redis === undefined)(
  'closes without waiting for a Redis that does not answer',
  async () => {
    const way = await proxyTo(Number(new URL(redis ?? '').port))
    const bus = await overRedis(byWayOf(way, redis ?? ''), quiet)
    way.freeze()
    bus.send({ table: 'k7Qx2a', n: 1 })
    await bus.close()
    await way.close()
  },
  60_000,
)

test.skipIf(redis === undefined)('reports a Redis that refuses subscriptions, once', async () => {
  const server = await privateRedis()
  if (!server) return
  const way = await proxyTo(Number(new URL(server.url).port))
  const problems: string[] = []
  const bus = await overRedis(byWayOf(way, server.url), ({ message }) => void problems.push(message))
  const admin = new Redis(server.url)
  await admin.acl('SETUSER', 'default', '-subscribe')
  way.cut()
  await until(() => problems.some((message) => message.includes('NOPERM')))
  admin.disconnect()
  await bus.close()
  await way.close()
  await server.close()
})

test('sends only the latest hint of a table, and ignores foreign messages', async () => {
  const lines: string[] = []
  let receive: (line: string) => void = quiet
  const bus = await overChannel(async (onHint) => {
    receive = onHint
    return { send: async (line) => lines.push(line), close: async () => {} }
  })
  const heard: ClusterHint[] = []
  bus.onHint((hint) => heard.push(hint))
  for (const n of [1, 2, 3]) bus.send({ table: 'k7Qx2a', n })
  for (const ended of ['abc', 'abc']) bus.send({ ended })
  await bus.close()
  expect(lines).toEqual(['k7Qx2a:3 -abc'])
  receive('k7Qx2a:9 nonsense :4 a:b m3Rt9b:1 -abc -xyz')
  expect(heard).toEqual([{ table: 'k7Qx2a', n: 9 }, { table: 'm3Rt9b', n: 1 }, { ended: 'abc' }])
})

test.skipIf(redis === undefined)(
  'delivers hints again after Redis was gone, without blocking anything meanwhile',
  async () => {
    const server = await privateRedis()
    if (!server) return
    const open = (): Promise<Bus> => overRedis(server.url, quiet)
    const [one, other] = [await listening(open), await listening(open)]
    await server.stop()
    one.bus.send({ table: 'k7Qx2a', n: 1 })
    await server.start()
    await until(() => {
      one.bus.send({ table: 'k7Qx2a', n: 2 })
      return other.heard.some(({ n }) => n === 2)
    })
    await server.close()
  },
)

test('fails at once when Redis is not there', async () => {
  const problems: Error[] = []
  const port = await freePort()
  await expect(overRedis(`redis://127.0.0.1:${port}`, (problem) => problems.push(problem))).rejects.toThrow(
    'ECONNREFUSED',
  )
  expect(problems).toEqual([])
})

test('fails in time when another service listens there and stays silent', async () => {
  const mute = createServer().listen(0, '127.0.0.1')
  await once(mute, 'listening')
  const { port } = mute.address() as AddressInfo
  await expect(overRedis(`redis://127.0.0.1:${port}`, quiet, 200)).rejects.toThrow('no answer')
  mute.close()
})
