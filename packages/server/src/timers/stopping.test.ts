import { setImmediate } from 'node:timers/promises'
import { memoryStore } from '@heptapolis/store'
import { expect, test } from 'vitest'
import { noBus } from '../cluster/bus.ts'
import { termsFor, until } from '../test-guest.ts'
import { guestAt, startTestServer } from '../testing.ts'

test('waits at shutdown until game results are written', async () => {
  const order: string[] = []
  const asked = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const store = memoryStore()
  const isSettled = async (table: string) => {
    asked.resolve()
    await gate.promise
    order.push('settled')
    return store.ratings.isSettled(table)
  }
  const bus = { ...noBus, close: async () => void order.push('closed') }
  const server = await startTestServer({ store: { ...store, ratings: { ...store.ratings, isSettled } }, bus })
  const ada = await guestAt(server.origin)
  const { table } = await ada.opens(termsFor(3))
  await ada.does({ table }, { do: 'abort' })
  await until(() => ada.sees({ table }).phase === 'over')
  await asked.promise
  const closing = server.context.close()
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  gate.resolve()
  await closing
  expect(order[0]).toBe('settled')
})
