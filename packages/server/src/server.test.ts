import { sure } from '@heptapolis/engine'
import { verify } from '@heptapolis/table'
import { describe, expect, test } from 'vitest'
import { termsFor, until } from './test-guest.ts'
import { guestAt, startTestServer } from './testing.ts'

describe('a table by link', () => {
  test('is opened, joined and played to its end, with a bot', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const bob = await guestAt(server.origin)
    const { table, invite } = await ada.opens(termsFor(3, ['leaders']))
    expect(await bob.sits({ table }, invite, 'Bob')).toBe('written')
    await until(() => ada.sees({ table }).seats[1].name === 'Bob')
    expect(await ada.does({ table }, { do: 'begin', fill: 'medium' })).toBe('written')
    await Promise.all([ada.plays({ table }, 'ada'), bob.plays({ table }, 'bob')])
    expect(ada.sees({ table }).end?.reason).toBe('finished')
    expect(ada.sees({ table }).end).toEqual(bob.sees({ table }).end)
    const { body } = await bob.get(`/tables/${table}/record`)
    const verified = sure(verify(body.table as never))
    expect(verified.rounds).toBeGreaterThan(18)
  })
})
