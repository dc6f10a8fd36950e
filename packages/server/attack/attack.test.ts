import { freshDatabase, serviceFor } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { attack, attacksOn, inWords } from './main.ts'

const postgres = await serviceFor('postgres', 'Attacks on two servers')
const redis = await serviceFor('redis', 'Attacks by forged hints')

const quiet = (): void => {}

test('a server on SQLite withstands all quick attacks', async () => {
  const plan = { store: 'sqlite', lan: true } as const
  const lines = await attack(
    plan,
    attacksOn(plan).filter(({ isSlow }) => !isSlow),
    quiet,
  )
  expect(lines.filter(({ held }) => !held).map(inWords)).toEqual([])
})

test.skipIf(postgres === undefined)('two servers on PostgreSQL withstand forged hints and races', async () => {
  const database = await freshDatabase(postgres ?? '')
  const plan = { store: 'postgres', lan: false, postgres: database.url, ...(redis && { redis }) } as const
  const lines = await attack(
    plan,
    attacksOn(plan).filter(({ name }) => name.startsWith('two servers')),
    quiet,
  )
  await database.drop()
  expect(lines.filter(({ held }) => !held).map(inWords)).toEqual([])
})
