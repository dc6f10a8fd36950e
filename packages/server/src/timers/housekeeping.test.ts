import { sure } from '@heptapolis/engine'
import { memoryStore } from '@heptapolis/store'
import { expect, test } from 'vitest'
import { guestAt, startTestServer, TestClock, termsFor } from '../testing.ts'
import { clearOut } from './housekeeping.ts'

const DAY = 24 * 3_600_000

test('deletes rooms that never began after a month, and keeps games and other rooms', async () => {
  const store = memoryStore()
  const { now } = new TestClock()
  const { origin } = await startTestServer({ store, now })
  const ada = await guestAt(origin)
  const room = await ada.opens(termsFor(3))
  const game = await ada.opens(termsFor(3))
  await ada.does({ table: game.table }, { do: 'begin', fill: 'easy' })
  expect(await clearOut(store, now() + 29 * DAY)).toEqual({ tables: 0, sessions: 0 })
  expect(await clearOut(store, now() + 31 * DAY)).toEqual({ tables: 1, sessions: 0 })
  expect(sure(await store.games.find(room.table))).toBeUndefined()
  expect(sure(await store.games.find(game.table))?.state).toBe('play')
  expect(await clearOut(store, now() + 401 * DAY)).toEqual({ tables: 0, sessions: 1 })
})
