import { sure } from '@heptapolis/engine/kernel'
import { openPostgres } from '@heptapolis/store'
import { freshDatabase, serviceFor } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

const server = await serviceFor('postgres', 'Nonsense said to a server with a PostgreSQL')

test('answers frames and bodies of any shape with a code, and the table continues', async () => {
  const found = await fuzz({ frames: 1000, bodies: 100, seed: 'a sample' })
  expect(found).toEqual({ frames: 1000, bodies: 100, bugs: 0, serverErrors: 0, isStanding: true })
}, 300_000)

test.skipIf(server === undefined)(
  'does the same with PostgreSQL',
  async () => {
    const database = await freshDatabase(server ?? '')
    const store = sure(await openPostgres({ url: database.url }))
    const found = await fuzz({ frames: 250, bodies: 40, seed: 'a sample', store })
    await database.drop()
    expect(found).toEqual({ frames: 250, bodies: 40, bugs: 0, serverErrors: 0, isStanding: true })
  },
  300_000,
)
