import { once } from 'node:events'
import { fail, ok, sure } from '@heptapolis/engine/kernel'
import { type LogStep, memoryStore, type Store } from '@heptapolis/store'
import { tend } from '@heptapolis/table'
import { LIVE, SUBPROTOCOL } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { actsAt } from '../admin/acts.ts'
import type { TestGuest } from '../test-guest.ts'
import { begun, first, guestAt, startTestServer, type TestServer, until } from '../testing.ts'
import { type Bus, inProcessBus } from './bus.ts'

/** Store that servers share; it outlives each of them. */
const sharedStore = (): Store => ({ ...memoryStore(), isShared: true, close: async () => ok(undefined) })

async function twoServers(bus?: () => Bus): Promise<[TestServer, TestServer]> {
  const store = sharedStore()
  const open = (): Promise<TestServer> => startTestServer({ store, grace: 100, ...(bus && { bus: bus() }) })
  return [await open(), await open()]
}

/** One server's connection to the store, which the test can cut. */
class CuttableStore {
  isCutFor: (step?: LogStep) => boolean = () => false
  refused = 0
  readonly store: Store

  constructor(store: Store) {
    const { log } = store
    this.store = {
      ...store,
      log: {
        ...log,
        append: async (step) => (this.#isCut(step) ? busy : log.append(step)),
        read: async (game, from) => (this.#isCut() ? busy : log.read(game, from)),
      },
    }
  }

  #isCut(step?: LogStep): boolean {
    const isCut = this.isCutFor(step)
    if (isCut) this.refused++
    return isCut
  }
}

const busy = fail('unreachable', 'Cut off.')

describe('a server that was cut off from the store', () => {
  test('shows what happened meanwhile, although nobody acts there', async () => {
    const shared = sharedStore()
    const way = new CuttableStore(shared)
    const [one, other] = [await startTestServer({ store: way.store }), await startTestServer({ store: shared })]
    const { ada, bob, at } = await begun(one, other)
    expect(await ada.does(at, first(ada, at))).toBe('written')
    way.isCutFor = () => true
    const liveTable = one.context.liveTables.at(at.table)
    expect(await liveTable.decide((table, now) => tend(table, { do: 'restart', since: now }, now))).toMatchObject({
      ok: false,
    })
    expect(await bob.does(at, first(bob, at))).toBe('written')
    way.isCutFor = () => false
    await until(() => ada.sees(at).game?.round === 2)
  })

  test('publishes arrivals and departures once it is back', async () => {
    const way = new CuttableStore(memoryStore())
    const server = await startTestServer({ store: way.store, grace: 100 })
    const { ada, bob, at } = await begun(server)
    const isHere = (): boolean => bob.sees(at).seats[0].goneSince === undefined
    way.isCutFor = (step) => step !== undefined
    ada.connection.close()
    await until(() => way.refused > 1)
    expect(isHere()).toBe(true)
    way.isCutFor = () => false
    await until(() => !isHere())
    way.isCutFor = (step) => step !== undefined
    const again = await guestAt(server.origin, ada.cookie)
    const before = way.refused
    await again.follows(at)
    await until(() => way.refused > before)
    way.isCutFor = () => false
    await until(isHere)
  })
})

test.each([
  ['has a store of its own', memoryStore],
  ['shares its store', sharedStore],
])('shows people at a server that %s that an administrator closed their table', async (_, open) => {
  const store = open()
  const { ada, bob, at } = await begun(await startTestServer({ store }))
  expect(await actsAt(store).close('console', at.table, 'too loud')).toMatchObject({ ok: true })
  await until(() => [ada, bob].every((guest) => guest.sees(at).phase === 'over'))
})

describe('people at two servers', () => {
  test.each<[string, (() => Bus) | undefined, number[]]>([
    ['by hints', inProcessBus(), [1, 2, 3]],
    ['without a hint, a little later', undefined, [1]],
  ])('play one game %s', async (_, bus, rounds) => {
    const { ada, bob, at } = await begun(...(await twoServers(bus)))
    for (const round of rounds) {
      await until(() => [ada, bob].every((guest) => guest.sees(at).game?.round === round))
      const [one, other] = await Promise.all([ada.does(at, first(ada, at)), bob.does(at, first(bob, at))])
      expect([one, other]).toEqual(['written', 'written'])
    }
    await until(() => [ada, bob].every((guest) => guest.sees(at).game?.round === rounds.length + 1))
    const built = (guest: TestGuest) => guest.sees(at).game?.view.cities.map(({ cards, coins }) => ({ cards, coins }))
    expect(built(ada)).toEqual(built(bob))
  })

  test('are not refused because their server is behind', async () => {
    const [one, other] = await twoServers()
    const { ada, bob, at } = await begun(one, other)
    await ada.does(at, first(ada, at))
    const chosen = first(bob, at)
    expect(await bob.does(at, chosen)).toBe('written')
    // Round 2 is open, and Ada’s server has not looked yet.
    await until(() => bob.sees(at).game?.round === 2)
    expect(await bob.does(at, first(bob, at))).toBe('written')
  })

  test('count as present while they are connected to either server', async () => {
    const servers = await twoServers(inProcessBus())
    const { ada, bob, at } = await begun(...servers)
    const beside = await guestAt(servers[1].origin, ada.cookie)
    await beside.follows(at)
    ada.connection.close()
    const isPresent = (): boolean => bob.sees(at).seats[0].goneSince === undefined
    const cameAndWent = async (): Promise<string[]> =>
      sure(await servers[0].context.store.log.read(at.table))
        .map(({ kind }) => kind)
        .filter((kind) => kind === 'here' || kind === 'gone')
    // The first server reports her gone; the other corrects it, which is final.
    await expect.poll(cameAndWent).toEqual(['gone', 'here'])
    await until(isPresent)
    beside.connection.close()
    await until(() => !isPresent())
  })

  test('lose all connections when they sign out at one server', async () => {
    const servers = await twoServers(inProcessBus())
    const ada = await guestAt(servers[0].origin)
    const beside = await guestAt(servers[1].origin, ada.cookie)
    await until(() => beside.connection.state.isConnected)
    expect((await ada.post('/sign-out', {})).status).toBe(200)
    await until(() => beside.problems.some(({ code }) => code === 'no-session'))
  })

  test('do not count as gone because their server stops, however long that takes', async () => {
    const store = sharedStore()
    const open = (): Promise<TestServer> => startTestServer({ store, grace: 0 })
    const [one, other] = [await open(), await open()]
    const { ada, at } = await begun(one, other)
    const headers = { cookie: ada.cookie, origin: one.origin }
    const clinging = new WebSocket(`${one.origin.replace('http', 'ws')}${LIVE}`, SUBPROTOCOL, { headers })
    await once(clinging, 'open')
    clinging.pause()
    await one.close()
    const events = sure(await store.log.read(at.table))
    expect(events.map(({ kind }) => kind)).not.toContain('gone')
  })

  test('continue at the other server when theirs ends', async () => {
    const servers = await twoServers(inProcessBus())
    const { ada, bob, at } = await begun(...servers)
    const chosen = first(ada, at)
    await ada.does(at, chosen)
    await servers[0].close()
    const again = await guestAt(servers[1].origin, ada.cookie)
    await again.follows(at)
    expect(again.sees(at).game?.asked[0].chosen).toEqual(chosen.move)
    expect(await bob.does(at, first(bob, at))).toBe('written')
    await until(() => again.sees(at).game?.round === 2)
  })
})

test('a server takes an event of a newer version for no fault, and leaves the table to the newer server', async () => {
  const [one, other] = await twoServers(inProcessBus())
  const { at } = await begun(one, other)
  const { store, liveTables, meters } = one.context
  const n = liveTables.at(at.table).table?.n ?? 0
  sure(await store.log.append({ game: at.table, events: [{ kind: 'from-the-future', n, at: 0 }] }))
  liveTables.at(at.table).catchUpTo(n + 1)
  await until(() => liveTables.at(at.table).table?.frozen?.code === 'newer-log')
  const decided = await liveTables.at(at.table).decide((table, now) => tend(table, { do: 'tick' }, now))
  expect(decided).toMatchObject({ ok: false, error: { code: 'busy' } })
  expect(sure(await store.log.read(at.table))).toHaveLength(n + 1)
  expect(meters.frozen.of('')).toBe(0)
})

test('reports that its database was restored while it ran', async () => {
  let generation = 'first'
  let isRestored = false
  const store = { ...sharedStore(), generation: async () => ok(generation) }
  const restored = (): void => {
    isRestored = true
  }
  const { ada, at } = await begun(await startTestServer({ store, restored }))
  expect(await ada.does(at, first(ada, at))).toBe('written')
  expect(isRestored).toBe(false)
  generation = 'second'
  await until(() => isRestored)
})
