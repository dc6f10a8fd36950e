/** Vacation days count across all tables of a person. */
import { sure } from '@heptapolis/engine'
import { memoryStore } from '@heptapolis/store'
import { AMONG_FRIENDS, type Command, decide, openTable } from '@heptapolis/table'
import { expect, test } from 'vitest'
import { ServerContext } from '../context/server-context.ts'
import { newSecret } from '../core/ids.ts'
import { termsFor } from '../test-guest.ts'
import { vacationsElsewhere } from './vacations.ts'

const DAY = 86_400_000

test('counts vacations at other tables for as long as they lasted', async () => {
  let now = Date.UTC(2026, 0, 5)
  const store = memoryStore()
  const context = await ServerContext.open({ store, now: () => now })
  const options = { ...AMONG_FRIENDS, clock: { kind: 'days', time: 3 * DAY, bank: 0 } } as const
  const person = { who: 'ada', name: 'Ada', nonce: '0'.repeat(32) }

  const create = async (id: string): Promise<void> => {
    const secret = newSecret()
    sure(
      await context.liveTables
        .at(id)
        .open(sure(openTable({ id, secret, terms: termsFor(3), options, ...person, now })), secret),
    )
    sure(await does(id, { do: 'begin', fill: 'easy' }))
  }
  const does = async (id: string, command: Command) => {
    const elsewhere = sure(await vacationsElsewhere(store, ['ada'], id))
    return context.liveTables.at(id).decide((table) => decide(table, 'ada', command, { now, elsewhere }))
  }

  await create('first')
  await create('second')
  const left = now
  sure(await does('first', { do: 'vacation', days: 20 }))
  now += 15 * DAY
  sure(await does('first', { do: 'vacation', days: 0 }))
  expect(await vacationsElsewhere(store, ['ada'], 'second')).toEqual({ ok: true, value: [[left, left + 15 * DAY]] })
  expect(await vacationsElsewhere(store, ['ada'], 'first')).toEqual({ ok: true, value: [] })
  expect(await vacationsElsewhere(store, ['ben'], 'second')).toEqual({ ok: true, value: [] })
  expect(await does('second', { do: 'vacation', days: 7 })).toMatchObject({ error: { code: 'bad-vacation' } })
  sure(await does('second', { do: 'vacation', days: 6 }))
  await context.close()
  await store.close()
})
