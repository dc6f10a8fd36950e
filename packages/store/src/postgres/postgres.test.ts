import { sure } from '@heptapolis/engine/kernel'
import { afterAll, beforeAll, describe } from 'vitest'
import { conforms } from '../../conformance/index.ts'
import { type Database, emptied, freshDatabase, serviceFor } from '../../services/index.ts'
import { openPostgres } from '../index.ts'

const server = await serviceFor('postgres', 'The store in PostgreSQL')

describe.skipIf(server === undefined)('PostgreSQL', () => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(server ?? '')
  })
  afterAll(() => database.drop())

  conforms(
    'postgres',
    async () => sure(await openPostgres({ url: database.url })),
    () => emptied(database.url),
  )
})
