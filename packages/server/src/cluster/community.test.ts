/** Quick match and ratings of two servers that share a real PostgreSQL. */
import { sure } from '@heptapolis/engine/kernel'
import { openPostgres, type Store } from '@heptapolis/store'
import { freshDatabase, serviceFor } from '@heptapolis/store/services'
import type { SeekProgress } from '@heptapolis/wire'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestGuest } from '../test-guest.ts'
import { personAt, startTestServer, type TestServer, until } from '../testing.ts'
import { overNotify } from './notify.ts'

const server = await serviceFor('postgres', 'Quick match and ratings at two servers')
const database = server === undefined ? undefined : await freshDatabase(server)
const url = database?.url ?? ''
afterAll(() => database?.drop())

interface CommunityServer extends TestServer {
  readonly store: Store
}

async function context(): Promise<CommunityServer> {
  const store = sure(await openPostgres({ url }))
  return { ...(await startTestServer({ store, bus: await overNotify(url) })), store }
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']
const WISH = { players: 3, bots: false }

/** Polls, as a page does, until there is a table. */
async function found(guest: TestGuest): Promise<string> {
  let table: string | undefined
  const ask = async (): Promise<string | undefined> => {
    table = ((await guest.post('/lobby/seek/stay', {})).body as unknown as SeekProgress).table
    return table
  }
  await expect.poll(ask).toBeDefined()
  return table ?? 'none'
}

describe.skipIf(server === undefined)('strangers at two servers', () => {
  test('get one seat each by quick match, and their game counts once', async () => {
    const servers = [await context(), await context()]
    const people = await Promise.all(
      NAMES.map(async (name, i) => {
        const { origin, store } = servers[i % 2]
        return { name, ...(await personAt(origin, store, name)) }
      }),
    )
    await Promise.all(
      people.map(({ guest, name }, i) => guest.post('/lobby/seek', { name, nonce: String(i).repeat(32), wish: WISH })),
    )
    const tables = await Promise.all(people.map(({ guest }) => found(guest)))
    const sizes = [...Map.groupBy(tables, (table) => table).values()].map(({ length }) => length)
    expect(sizes).toEqual([3, 3])

    await Promise.all(
      people.map(async ({ guest, name }, i) => {
        await guest.follows({ table: tables[i] })
        await guest.plays({ table: tables[i] }, name)
      }),
    )
    const { ratings } = servers[0].store
    const settled = async (): Promise<number[]> => {
      const all = await Promise.all(people.map(({ id }) => ratings.of(id)))
      return all.map((rating) => sure(rating).reduce((games, one) => games + one.games, 0))
    }
    await expect.poll(settled).toEqual(people.map(() => 1))
    await until(() => people.every(({ guest }, i) => guest.sees({ table: tables[i] }).phase === 'over'))
  })
})
