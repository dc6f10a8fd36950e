/** Contract tests of every database implementation: API tokens, bot accounts and invitations of bots. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Store } from '../src/port.ts'
import { opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

const account = (id: string) => ({ id, name: id, created: 1000, kind: 'visitor' as const, prefs: {} })
const token = { hash: 'h1', id: 't1', account: 'ada', owner: 'ada', name: 'script', scopes: ['games:read'], created: 5 }
const bot = { account: 'deep', owner: 'ada', accepts: 'owner', created: 6 }

export const knowsPrograms: Suite = (name, fresh) => {
  const withPeople = async (...ids: string[]): Promise<Store> => {
    const store = await fresh()
    for (const id of ids) sure(await store.people.saveAccount(account(id)))
    return store
  }

  describe(`${name}: tokens`, () => {
    test('are found by their hash and record when they were last used', async () => {
      const { programs } = await withPeople('ada')
      sure(await programs.saveToken(token))
      expect(sure(await programs.token('h1'))).toEqual(token)
      expect(sure(await programs.token('t1'))).toBeUndefined()
      sure(await programs.used('h1', 9))
      expect(sure(await programs.token('h1'))).toEqual({ ...token, used: 9 })
    })

    test('are listed newest first and revoked only by their owner', async () => {
      const { programs } = await withPeople('ada', 'bob')
      sure(await programs.saveToken(token))
      sure(await programs.saveToken({ ...token, hash: 'h2', id: 't2', created: 7 }))
      sure(await programs.saveToken({ ...token, hash: 'h3', id: 't3', owner: 'bob', account: 'bob' }))
      expect(sure(await programs.tokens('ada')).map(({ id }) => id)).toEqual(['t2', 't1'])
      expect(sure(await programs.revoke('t1', 'bob'))).toBe(false)
      expect(sure(await programs.revoke('t1', 'ada'))).toBe(true)
      expect(sure(await programs.revoke('t1', 'ada'))).toBe(false)
      expect(sure(await programs.token('h1'))).toBeUndefined()
    })

    test('are deleted with their account and with their owner', async () => {
      const { programs, people } = await withPeople('ada', 'deep')
      sure(await programs.saveToken({ ...token, account: 'deep' }))
      sure(await programs.saveToken({ ...token, hash: 'h2', id: 't2' }))
      sure(await people.removeAccount('deep'))
      expect(sure(await programs.token('h1'))).toBeUndefined()
      sure(await people.removeAccount('ada'))
      expect(sure(await programs.token('h2'))).toBeUndefined()
    })
  })

  describe(`${name}: bots`, () => {
    test('are marked once and for good', async () => {
      const { programs } = await withPeople('ada', 'bob', 'deep')
      expect(sure(await programs.makeBot(bot))).toBe(true)
      expect(sure(await programs.makeBot({ ...bot, owner: 'bob' }))).toBe(false)
      expect(sure(await programs.bot('deep'))).toEqual(bot)
      expect(sure(await programs.bots('ada'))).toEqual([bot])
      expect(sure(await programs.setAccepts('deep', 'anybody'))).toBe(true)
      expect(sure(await programs.bot('deep'))?.accepts).toBe('anybody')
      expect(sure(await programs.setAccepts('ada', 'anybody'))).toBe(false)
      sure(await programs.seen('deep', 9))
      expect(sure(await programs.bot('deep'))?.seen).toBe(9)
      sure(await programs.seen('deep', undefined))
      expect(sure(await programs.bot('deep'))?.seen).toBeUndefined()
    })

    test('are refused for accounts that have played and for unknown accounts', async () => {
      const { programs, log } = await withPeople('ada')
      sure(await log.append(opening('k7Qx2')))
      expect(sure(await programs.makeBot({ ...bot, account: 'ada' }))).toBe(false)
      expect(sure(await programs.makeBot({ ...bot, account: 'nobody' }))).toBe(false)
      expect(sure(await programs.bot('ada'))).toBeUndefined()
    })

    test('stay bots after their owner is deleted', async () => {
      const { programs, people } = await withPeople('ada', 'deep')
      sure(await programs.makeBot(bot))
      sure(await people.removeAccount('ada'))
      expect(sure(await programs.bot('deep'))).toEqual({ account: 'deep', accepts: 'owner', created: 6 })
    })

    test('are invited to a table once, until they answer', async () => {
      const { programs, log } = await withPeople('ada', 'deep')
      sure(await log.append(opening('k7Qx2')))
      const asked = { game: 'k7Qx2', bot: 'deep', at: 8 }
      expect(sure(await programs.challenge({ ...asked, seat: 2 }))).toBe(true)
      expect(sure(await programs.challenge(asked))).toBe(false)
      expect(sure(await programs.challenges('deep'))).toEqual([{ ...asked, seat: 2 }])
      expect(sure(await programs.challenges('ada'))).toEqual([])
      expect(sure(await programs.endChallenge('k7Qx2', 'deep'))).toBe(true)
      expect(sure(await programs.endChallenge('k7Qx2', 'deep'))).toBe(false)
    })
  })
}
