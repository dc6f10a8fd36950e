/** Contract tests of every database implementation: accounts, sessions, links and notifications. */
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { opening } from '../src/testing.ts'
import type { Suite } from './suite.ts'

export const knowsPeople: Suite = (name, fresh) => {
  describe(`${name}: people`, () => {
    const ada = {
      id: 'ada',
      name: 'Ada',
      created: 1000,
      kind: 'visitor',
      prefs: { language: 'fr', quiet: [22, 7] },
    } as const
    const session = { hash: 'h1', account: 'ada', seen: 1000, expires: 2000 }
    const push = { endpoint: 'https://push.example/1', account: 'ada', keys: { p256dh: 'k', auth: 'a' } }

    test('are found again and can change their preferences', async () => {
      const { people } = await fresh()
      sure(await people.saveAccount(ada))
      sure(await people.saveAccount({ ...ada, prefs: { language: 'en' } }))
      expect(sure(await people.account('ada'))).toEqual({ ...ada, prefs: { language: 'en' } })
      expect(sure(await people.account('bob'))).toBeUndefined()
    })

    test('stay signed in until the session expires; using it renews it', async () => {
      const { people } = await fresh()
      sure(await people.saveSession(session))
      expect(sure(await people.session('h1', 1999))).toEqual(session)
      expect(sure(await people.session('h1', 2000))).toBeUndefined()
      sure(await people.saveSession({ ...session, seen: 1500, expires: 9000 }))
      expect(sure(await people.session('h1', 2000))?.seen).toBe(1500)
      expect(sure(await people.endSession('h1'))).toBe(true)
      expect(sure(await people.session('h1', 2000))).toBeUndefined()
    })

    test('keep browser and location of a session', async () => {
      const { people } = await fresh()
      const device = { ...session, browser: 'Firefox', system: 'Linux' }
      sure(await people.saveSession(session))
      sure(await people.saveSession(device))
      expect(sure(await people.session('h1', 1999))).toEqual(device)
      expect(sure(await people.sessions('ada'))).toEqual([device])
    })

    test('lose expired sessions in a sweep', async () => {
      const { people } = await fresh()
      sure(await people.saveSession(session))
      sure(await people.saveSession({ ...session, hash: 'h2', expires: 5000 }))
      expect(sure(await people.sweepSessions(2000))).toBe(1)
      expect(sure(await people.session('h2', 1000))?.hash).toBe('h2')
      expect(sure(await people.known(['h1', 'h2', 'never']))).toEqual(new Set(['h2']))
      expect(sure(await people.known([]))).toEqual(new Set())
    })

    test('hold links, revoked by purpose or for a single seat', async () => {
      const { people } = await fresh()
      const resume = { hash: 'r0', game: 'k7Qx2', purpose: 'resume', seat: 0, account: 'ada' }
      sure(await people.saveLink(resume))
      sure(await people.saveLink({ hash: 'r1', game: 'k7Qx2', purpose: 'resume', seat: 1 }))
      sure(await people.saveLink({ hash: 'i', game: 'k7Qx2', purpose: 'invite' }))
      expect(sure(await people.link('r0'))).toEqual(resume)
      expect(sure(await people.link('i'))).toEqual({ hash: 'i', game: 'k7Qx2', purpose: 'invite' })
      expect(sure(await people.revokeLinks('k7Qx2', 'resume', 0))).toBe(1)
      expect(sure(await people.link('r0'))).toBeUndefined()
      expect(sure(await people.link('r1'))?.seat).toBe(1)
      expect(sure(await people.revokeLinks('k7Qx2', 'resume'))).toBe(1)
      expect(sure(await people.link('i'))?.purpose).toBe('invite')
    })

    test('receive push notifications on every subscribed device', async () => {
      const { people } = await fresh()
      expect(sure(await people.savePush(push, 2))).toBe(true)
      expect(sure(await people.savePush({ ...push, endpoint: 'https://push.example/2' }, 2))).toBe(true)
      expect(sure(await people.savePush({ ...push, endpoint: 'https://push.example/3' }, 2))).toBe(false)
      expect(sure(await people.savePush(push, 2))).toBe(true)
      expect(sure(await people.pushes('ada'))).toHaveLength(2)
      expect(sure(await people.removePush(push.endpoint))).toBe(true)
      expect(sure(await people.pushes('ada'))).toEqual([{ ...push, endpoint: 'https://push.example/2' }])
      expect(sure(await people.pushes('bob'))).toEqual([])
    })

    test('are notified of a round once, and again only after they opened the table', async () => {
      const { people } = await fresh()
      const told = async (round: number): Promise<boolean> => sure(await people.mayTell('ada', 'k7Qx2', round))
      expect([await told(3), await told(3), await told(4)]).toEqual([true, false, false])
      sure(await people.opened('ada', 'k7Qx2'))
      expect([await told(3), await told(4), await told(5)]).toEqual([false, true, false])
      expect(sure(await people.mayTell('ada', 'other', 1))).toBe(true)
      expect(sure(await people.mayTell('bob', 'k7Qx2', 4))).toBe(true)
    })

    test('lose tokens with their account; the games stay complete', async () => {
      const { people, log, games } = await fresh()
      sure(await people.saveAccount(ada))
      sure(await people.saveSession(session))
      sure(await people.savePush(push, 2))
      sure(await people.saveLink({ hash: 'r', game: 'k7Qx2', purpose: 'resume', seat: 0, account: 'ada' }))
      sure(await log.append(opening('k7Qx2')))
      expect(sure(await people.removeAccount('ada'))).toBe(true)
      expect(sure(await people.removeAccount('ada'))).toBe(false)
      expect(sure(await people.session('h1', 1000))).toBeUndefined()
      expect(sure(await people.pushes('ada'))).toEqual([])
      expect(sure(await people.link('r'))).toBeUndefined()
      expect(sure(await log.read('k7Qx2'))).toHaveLength(1)
      expect(sure(await games.find('k7Qx2'))?.sittings).toEqual([{ seat: 0 }])
    })
  })
}
