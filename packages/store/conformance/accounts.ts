/** Contract tests of every database implementation: accounts, passkeys, moderation and the audit log. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Account, Store } from '../src/port.ts'
import { codeOf, opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

const visitor = (id: string): Account => ({ id, name: '', created: 1000, kind: 'visitor', prefs: {} })

const passkey = (id: string, account: string) => ({
  id,
  account,
  publicKey: 'pQECAyYgASFYIA',
  counter: 0,
  transports: ['internal', 'hybrid'],
  name: 'Phone',
  created: 1000,
  used: 1000,
})

export const keepsAccounts: Suite = (name, fresh) => {
  const peopled = async (...ids: string[]): Promise<Store> => {
    const store = await fresh()
    for (const id of ids) sure(await store.people.saveAccount(visitor(id)))
    return store
  }

  describe(`${name}: accounts`, () => {
    test('promotes a visitor to a person or a bot once, for good', async () => {
      const { people } = await peopled('ada')
      expect(sure(await people.promote('ada', 'person'))).toBe(true)
      expect(sure(await people.promote('ada', 'bot'))).toBe(false)
      sure(await people.saveAccount(visitor('ada')))
      expect(sure(await people.account('ada'))?.kind).toBe('person')
      expect(sure(await people.promote('nobody', 'person'))).toBe(false)
    })

    test('rejects a name that looks like another; a released name is free again', async () => {
      const { people } = await peopled('ada', 'bob')
      expect(sure(await people.claimName('ada', 'Ada', 'ada'))).toBe(true)
      expect(sure(await people.claimName('bob', 'ADA', 'ada'))).toBe(false)
      expect(sure(await people.claimName('ada', 'ADA', 'ada'))).toBe(true)
      expect(sure(await people.named('ada'))).toMatchObject({ id: 'ada', name: 'ADA' })
      expect(sure(await people.claimName('ada', 'Countess', 'countess'))).toBe(true)
      expect(sure(await people.claimName('bob', 'Ada', 'ada'))).toBe(true)
    })

    test('merges a visitor who signs in, with sessions and seats', async () => {
      const { people, log, games } = await peopled('ada', 'phone', 'eve')
      sure(await people.promote('ada', 'person'))
      sure(await people.saveSession({ hash: 'p', account: 'phone', seen: 1000, expires: 9000 }))
      sure(await log.append(opening('k7Qx2', { sittings: [{ seat: 0, account: 'phone' }] })))
      expect(sure(await people.merge('phone', 'ada'))).toBe(true)
      expect(sure(await people.merge('phone', 'eve'))).toBe(false)
      expect(sure(await people.merge('ada', 'eve'))).toBe(false)
      expect(sure(await people.partsOf('ada'))).toEqual(['phone'])
      expect(sure(await people.account('phone'))?.partOf).toBe('ada')
      expect([sure(await people.home('phone'))?.id, sure(await people.home('ada'))?.id]).toEqual(['ada', 'ada'])
      expect(sure(await people.sessions('ada'))).toHaveLength(1)
      expect(sure(await games.find('k7Qx2'))?.sittings).toEqual([{ seat: 0, account: 'phone' }])
      sure(await people.removeAccount('ada'))
      expect(sure(await people.account('phone'))).toBeUndefined()
      expect(sure(await people.sessions('ada'))).toEqual([])
      expect(sure(await games.find('k7Qx2'))?.sittings).toEqual([{ seat: 0 }])
    })

    test('merges mutes, blocks and attendance when a visitor signs in', async () => {
      const { people, conduct } = await peopled('ada', 'phone', 'eve', 'bob')
      sure(await people.promote('ada', 'person'))
      const avoids = (id: string, account: string, other: string) =>
        conduct.avoid({ id, account, other, degree: 'block', name: other, since: 1000 })
      sure(await avoids('1', 'phone', 'eve'))
      sure(await avoids('2', 'ada', 'eve'))
      sure(await avoids('3', 'bob', 'phone'))
      sure(await avoids('4', 'ada', 'phone'))
      sure(await conduct.attend('phone', 'g1', true, 1000))
      sure(await conduct.attend('ada', 'g2', false, 1000))
      sure(await people.merge('phone', 'ada'))
      expect(sure(await conduct.avoided('ada')).map(({ other }) => other)).toEqual(['eve'])
      expect(sure(await conduct.blocks('bob', ['ada']))).toEqual(['ada'])
      expect(sure(await conduct.attendance('ada'))).toEqual({ games: 2, left: 1 })
    })

    test('ends all other sessions of an account', async () => {
      const { people } = await peopled('ada', 'eve')
      for (const [hash, account] of ['a1 ada', 'a2 ada', 'a3 ada', 'e1 eve'].map((one) => one.split(' ')))
        sure(await people.saveSession({ hash, account, seen: 1000, expires: 9000 }))
      expect(sure(await people.endOtherSessions('ada', 'a2')).toSorted()).toEqual(['a1', 'a3'])
      expect(sure(await people.sessions('ada')).map(({ hash }) => hash)).toEqual(['a2'])
      expect(sure(await people.sessions('eve'))).toHaveLength(1)
    })

    test('remembers watched games, only for existing games and accounts', async () => {
      const { people, log } = await peopled('ada')
      sure(await log.append(opening('k7Qx2')))
      for (const game of ['k7Qx2', 'k7Qx2', 'gone']) sure(await people.watches('ada', game))
      sure(await people.watches('nobody', 'k7Qx2'))
      expect(sure(await people.watched('ada'))).toEqual(['k7Qx2'])
    })
  })

  describe(`${name}: passkeys`, () => {
    test('allow several per account, reject duplicates and keep the last one', async () => {
      const { passkeys } = await peopled('ada', 'eve')
      expect(sure(await passkeys.add(passkey('k1', 'ada')))).toBe(true)
      expect(sure(await passkeys.add(passkey('k1', 'eve')))).toBe(false)
      expect(sure(await passkeys.find('k1'))).toEqual(passkey('k1', 'ada'))
      expect(sure(await passkeys.remove('ada', 'k1'))).toBe(false)
      sure(await passkeys.add({ ...passkey('k2', 'ada'), created: 2000 }))
      expect(sure(await passkeys.rename('eve', 'k2', 'Mine'))).toBe(false)
      expect(sure(await passkeys.rename('ada', 'k2', 'Laptop'))).toBe(true)
      expect(sure(await passkeys.remove('eve', 'k2'))).toBe(false)
      expect(sure(await passkeys.of('ada')).map((one) => one.name)).toEqual(['Phone', 'Laptop'])
      expect(sure(await passkeys.remove('ada', 'k1'))).toBe(true)
    })

    test('removed concurrently leave one', async () => {
      const { passkeys } = await peopled('ada')
      for (const id of ['k1', 'k2']) sure(await passkeys.add(passkey(id, 'ada')))
      const removed = await Promise.all(['k1', 'k2'].map((id) => passkeys.remove('ada', id)))
      expect(removed.map(sure).sort()).toEqual([false, true])
      expect(sure(await passkeys.of('ada'))).toHaveLength(1)
    })

    test('accept only rising counters; authenticators without a counter stay at 0', async () => {
      const { passkeys } = await peopled('ada')
      sure(await passkeys.add(passkey('k1', 'ada')))
      const used = async (counter: number): Promise<boolean> => sure(await passkeys.used('k1', counter, 5000))
      expect([await used(0), await used(3), await used(3), await used(2), await used(0), await used(4)]).toEqual([
        true,
        true,
        false,
        false,
        false,
        true,
      ])
      expect(sure(await passkeys.find('k1'))).toMatchObject({ counter: 4, used: 5000 })
    })

    test('answer a challenge once, before it expires, for the same purpose and visitor', async () => {
      const { passkeys } = await peopled('ada', 'eve')
      const asked = { hash: 'c', account: 'ada', purpose: 'sign-in', expires: 2000 }
      sure(await passkeys.challenge(asked, 1000))
      const answer = async (change: object): Promise<boolean> =>
        sure(await passkeys.answer({ ...asked, expires: 1500, ...change }))
      expect(await answer({ account: 'eve' })).toBe(false)
      expect(await answer({ purpose: 'register' })).toBe(false)
      expect(await answer({ expires: 2000 })).toBe(false)
      expect([await answer({}), await answer({})]).toEqual([true, false])
    })
  })

  describe(`${name}: conduct`, () => {
    const avoidance = { id: 'a1', account: 'ada', other: 'eve', degree: 'mute', name: 'Eve', since: 1000 } as const

    test('applies a mute to one side and a block to both', async () => {
      const { conduct } = await peopled('ada', 'eve', 'bob')
      sure(await conduct.avoid(avoidance))
      expect(sure(await conduct.blocks('ada', ['eve', 'bob']))).toEqual([])
      sure(await conduct.avoid({ ...avoidance, id: 'a2', degree: 'block' }))
      expect(sure(await conduct.avoided('ada'))).toEqual([{ ...avoidance, degree: 'block' }])
      expect(sure(await conduct.blocks('ada', ['eve', 'bob']))).toEqual(['eve'])
      expect(sure(await conduct.blocks('eve', ['ada', 'bob']))).toEqual(['ada'])
      expect(sure(await conduct.unavoid('eve', 'a1'))).toBe(false)
      expect(sure(await conduct.unavoid('ada', 'a1'))).toBe(true)
      expect(sure(await conduct.blocks('eve', ['ada']))).toEqual([])
    })

    test('rejects muting an account that does not exist', async () => {
      const { conduct } = await peopled('ada')
      const nobody = { id: 'x', account: 'ada', other: 'nobody', degree: 'block', name: '?', since: 1 } as const
      expect(await codeOf(conduct.avoid(nobody))).toBe('refused')
    })

    test('settles a report once and keeps it after the reporter is deleted', async () => {
      const { conduct, people } = await peopled('ada', 'eve')
      const talk = [{ name: 'Eve', text: 'bad words' }]
      const said = { game: 'k7Qx2', seat: 1, name: 'Eve', reason: 'insult', words: 'See the talk.', talk }
      const report = { id: 'r1', at: 1000, reporter: 'ada', about: 'eve', ...said }
      sure(await conduct.report(report))
      expect(sure(await conduct.reports(false, 10))).toEqual([report])
      expect(sure(await conduct.reportsBy('ada'))).toHaveLength(1)
      expect(sure(await conduct.reportAt('r1'))).toMatchObject({ id: 'r1' })
      expect(sure(await conduct.reportAt('none'))).toBeUndefined()
      expect(sure(await conduct.settle('r1', 'warned', 2000))).toBe(true)
      expect(sure(await conduct.settle('r1', 'again', 3000))).toBe(false)
      expect(sure(await conduct.reports(false, 10))).toEqual([])
      sure(await people.removeAccount('ada'))
      const { reporter: _, ...left } = report
      expect(sure(await conduct.reports(true, 10))).toEqual([{ ...left, ruling: 'warned', settled: 2000 }])
      sure(await people.removeAccount('eve'))
      expect(sure(await conduct.reports(true, 10))).toEqual([])
    })

    test('reports are paged, the newest first, and settled ones by when they were settled', async () => {
      const { conduct } = await peopled('ada', 'eve')
      const said = { game: 'k7Qx2', seat: 1, name: 'Eve', reason: 'insult', words: '', talk: [] }
      const times = [1000, 2000, 2000, 2000, 3000]
      for (const [i, at] of times.entries())
        sure(await conduct.report({ id: `r${i}`, at, reporter: 'ada', about: 'eve', ...said }))
      const ids = async (isSettled: boolean, limit: number, before?: { at: number; id: string }) =>
        sure(await conduct.reports(isSettled, limit, before)).map(({ id }) => id)
      expect(await ids(false, 2)).toEqual(['r4', 'r3'])
      expect(await ids(false, 2, { at: 2000, id: 'r3' })).toEqual(['r2', 'r1'])
      expect(await ids(false, 2, { at: 2000, id: 'r1' })).toEqual(['r0'])
      for (const [i, id] of ['r4', 'r0', 'r2'].entries()) sure(await conduct.settle(id, 'seen', 9000 + i))
      expect(await ids(false, 9)).toEqual(['r3', 'r1'])
      expect(await ids(true, 2)).toEqual(['r2', 'r0'])
      expect(await ids(true, 2, { at: 9001, id: 'r0' })).toEqual(['r4'])
    })

    test('ends a suspension when it expires or when it is lifted', async () => {
      const { conduct } = await peopled('ada', 'eve')
      const eve = { account: 'eve', since: 1000, until: 2000, why: 'insults' }
      sure(await conduct.suspend(eve))
      expect(sure(await conduct.suspension('eve', 1999))).toEqual(eve)
      expect(sure(await conduct.suspension('eve', 2000))).toBeUndefined()
      sure(await conduct.suspend({ account: 'eve', since: 1500, why: 'for good' }))
      expect(sure(await conduct.suspension('eve', 9_000_000_000))?.why).toBe('for good')
      expect(sure(await conduct.suspensions())).toHaveLength(1)
      expect(sure(await conduct.unsuspend('eve'))).toBe(true)
      expect(sure(await conduct.unsuspend('eve'))).toBe(false)
    })

    test('counts the attendance of a game once', async () => {
      const { conduct } = await peopled('ada')
      for (const game of ['g1', 'g2', 'g2']) sure(await conduct.attend('ada', game, game === 'g2', 1000))
      sure(await conduct.attend('nobody', 'g1', true, 1000))
      expect(sure(await conduct.attendance('ada'))).toEqual({ games: 2, left: 1 })
      expect(sure(await conduct.attendance('nobody'))).toEqual({ games: 0, left: 0 })
    })
  })

  describe(`${name}: the audit`, () => {
    test('lists the newest entries first and survives deletion of its subjects', async () => {
      const { audit, people } = await peopled('ada', 'eve')
      const act = { at: 1000, admin: 'ada', act: 'suspend', subject: 'eve', detail: 'insults' }
      sure(await audit.note(act))
      sure(await audit.note({ ...act, at: 2000, act: 'unsuspend' }))
      for (const id of ['ada', 'eve']) sure(await people.removeAccount(id))
      expect(sure(await audit.list(10)).map((entry) => entry.act)).toEqual(['unsuspend', 'suspend'])
      expect(sure(await audit.list(1))).toHaveLength(1)
    })
  })
}
