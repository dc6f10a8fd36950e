import { freshDatabase, serviceFor } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { attack, attacksOn, inWords } from './main.ts'

const postgres = await serviceFor('postgres', 'Attacks on two servers')
const redis = await serviceFor('redis', 'Attacks by forged hints')

const quiet = (): void => {}
/** A few seconds: the command runs all of them. */
const SAMPLE = /^(H|M2|M5|M6|L2|L6|L7|L8|L9|LAN)/

test('a server on SQLite holds against a sample of attacks', async () => {
  const plan = { store: 'sqlite', lan: true } as const
  const lines = await attack(
    plan,
    attacksOn(plan).filter(({ name, isSlow }) => !isSlow && SAMPLE.test(name)),
    quiet,
  )
  expect(lines.filter(({ held }) => !held).map(inWords)).toEqual([])
})

test.skipIf(postgres === undefined)('two servers on a PostgreSQL hold against forged hints and races', async () => {
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
