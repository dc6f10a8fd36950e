import { sure } from '@heptapolis/engine'
import { memoryStore, type Store } from '@heptapolis/store'
import { API, REPORTS_LISTED, type ShownAct, type ShownReport } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import type { TestGuest } from '../test-guest.ts'
import { guestAt, startTestServer, TestClock, termsFor, until } from '../testing.ts'
import { Authenticator, registers } from './accounts/testing.ts'

const WHY = { why: 'It went too far.' }

/** Server with a running or a stopped clock: with a running one, a busy machine would regain its rate limit in a flood. */
async function context(clock: { now?: () => number } = {}): Promise<{
  store: Store
  home: string
  admin: TestGuest
  adminId: string
  bob: TestGuest
  bobId: string
}> {
  const store = memoryStore()
  const admins: string[] = []
  const { port } = await startTestServer({ store, admins, ...clock })
  const home = `http://localhost:${port}`
  const [admin, bob] = [await guestAt(home), await guestAt(home)]
  await registers(admin, new Authenticator(home), 'Warden')
  const idOf = async (guest: TestGuest) => String((await guest.get('/me/account')).body.id)
  const [adminId, bobId] = [await idOf(admin), await idOf(bob)]
  admins.push(adminId)
  return { store, home, admin, adminId, bob, bobId }
}

const acts = async (store: Store) => sure(await store.audit.list(20)).map(({ act, subject }) => `${act} ${subject}`)

describe('administrators', () => {
  test('see reports with chat, and settle each once', async () => {
    const { store, admin, bob, bobId } = await context()
    const { table, invite } = await admin.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    await bob.does({ table }, { do: 'say', channel: 'all', text: 'Something bad' })
    await until(() => admin.sees({ table }).chat.some(({ text }) => text === 'Something bad'))
    await admin.post(`/tables/${table}/report`, { seat: 1, reason: 'insult', words: 'Look.' })
    const [report] = (await admin.get('/admin/reports')).body as never as Record<string, never>[]
    expect(report).toMatchObject({ about: bobId, name: 'Bob', table, reason: 'insult', isSuspended: false })
    // Visitors have no profile, whatever their name at the table.
    expect(report).not.toHaveProperty('accountName')
    expect(JSON.stringify(report.talk)).toContain('Something bad')
    expect(JSON.stringify(report)).not.toContain('reporter')
    const settle = `/admin/reports/${report.id}/settle`
    expect((await admin.post(settle, { ruling: 'warned' })).status).toBe(200)
    expect((await admin.post(settle, { ruling: 'again' })).body).toEqual({ code: 'no-report' })
    expect((await admin.get('/admin/reports')).body).toEqual([])
    expect((await admin.get('/admin/reports?settled=1')).body).toMatchObject([{ ruling: 'warned' }])
    expect(await acts(store)).toEqual([`settle refused ${report.id}`, `settle ${report.id}`, `settle ${report.id}`])
  })

  test('page through many reports to an older one', async () => {
    const { store, admin, bobId } = await context()
    const said = { about: bobId, game: 'abcdef', name: 'Bob', reason: 'other', words: '', talk: [] }
    sure(await store.conduct.report({ id: 'real', at: 1000, ...said }))
    for (let i = 0; i < 2 * REPORTS_LISTED; i++)
      sure(await store.conduct.report({ id: `flood-${i}`, at: 2000 + (i % 7), ...said }))
    sure(await store.conduct.report({ id: 'new', at: 9000, ...said }))
    const pages: ShownReport[][] = []
    for (let query = ''; pages.at(-1)?.length !== 2; ) {
      const page = (await admin.get(`/admin/reports?${query}`)).body as never as ShownReport[]
      pages.push(page)
      query = `before=${page.at(-1)?.at}&id=${page.at(-1)?.id}`
    }
    const ids = pages.flat().map(({ id }) => id)
    expect([ids[0], ids.at(-1), new Set(ids).size]).toEqual(['new', 'real', 2 * REPORTS_LISTED + 2])
    expect((await admin.get('/admin/reports?before=x&id=')).body).toEqual(pages[0])
  })

  test('cannot settle a report about themselves', async () => {
    const { store, admin, adminId, bob } = await context()
    const { table, invite } = await admin.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    await bob.post(`/tables/${table}/report`, { seat: 0, reason: 'insult', words: '' })
    const [report] = (await admin.get('/admin/reports')).body as never as Record<string, never>[]
    expect(report).toMatchObject({ about: adminId, isAboutYou: true, accountName: 'Warden' })
    const settled = await admin.post(`/admin/reports/${report.id}/settle`, { ruling: 'nothing' })
    expect(settled).toMatchObject({ status: 403, body: { code: 'about-you' } })
    expect(sure(await store.conduct.reports(false, 9))).toHaveLength(1)
    expect(await acts(store)).toEqual([`settle refused ${report.id}`, `settle ${report.id}`])
  })

  test('find a person by name or id, and a table, without a report', async () => {
    const { admin, adminId, bob } = await context()
    const { table } = await bob.opens(termsFor(3))
    const find = async (sought: string) => (await admin.get(`/admin/find?for=${encodeURIComponent(sought)}`)).body
    const warden = {
      person: { account: adminId, name: 'Warden', attendance: { games: 0, left: 0 }, isSuspended: false },
    }
    expect(await find(' wARDEN ')).toEqual(warden)
    expect(await find(adminId)).toEqual(warden)
    expect(await find(table)).toEqual({ table: { table, phase: 'room', people: ['Ada'] } })
    for (const nothing of ['nobody', '', '../x']) expect(await find(nothing)).toEqual({ code: 'nothing-found' })
  })

  test('suspend and lift suspensions, but not of each other; the audit log has all of it', async () => {
    const { store, admin, adminId, bobId } = await context()
    expect((await admin.post('/admin/suspend', { account: bobId, days: 7, ...WHY })).status).toBe(200)
    const [suspension] = (await admin.get('/admin/suspensions')).body as never as { since: number; until: number }[]
    expect(suspension.until - suspension.since).toBe(7 * 24 * 3_600_000)
    expect((await admin.post('/admin/unsuspend', { account: bobId })).status).toBe(200)
    expect((await admin.post('/admin/unsuspend', { account: bobId })).body).toEqual({ code: 'not-suspended' })
    expect((await admin.post('/admin/suspend', { account: adminId, ...WHY })).body).toEqual({ code: 'of-admins' })
    expect((await admin.post('/admin/suspend', { account: 'f'.repeat(24), ...WHY })).body).toEqual({
      code: 'no-account',
    })
    expect(await acts(store)).toEqual([
      `suspend refused ${'f'.repeat(24)}`,
      `suspend ${'f'.repeat(24)}`,
      `suspend refused ${adminId}`,
      `suspend ${adminId}`,
      `unsuspend refused ${bobId}`,
      `unsuspend ${bobId}`,
      `unsuspend ${bobId}`,
      `suspend ${bobId}`,
    ])
    const told = (await admin.get('/admin/audit')).body as never as ShownAct[]
    expect(told).toHaveLength(8)
    const [refused, , ofAdmin] = told.map(({ adminName, subjectName }) => [adminName, subjectName])
    expect([refused, ofAdmin]).toEqual([
      ['Warden', undefined],
      ['Warden', 'Warden'],
    ])
  })

  test('close a table, begun or not', async () => {
    const { store, admin, bob } = await context()
    const room = await bob.opens(termsFor(3))
    const game = await bob.opens(termsFor(3))
    await bob.does({ table: game.table }, { do: 'begin', fill: 'easy' })
    for (const { table } of [room, game]) {
      expect((await admin.post(`/admin/tables/${table}/close`, WHY)).status).toBe(200)
      await until(() => bob.sees({ table }).phase === 'over')
    }
    expect(bob.sees({ table: game.table }).end?.reason).toBe('aborted')
    expect((await admin.post(`/admin/tables/${room.table}/close`, WHY)).body).toEqual({ code: 'game-over' })
    expect((await admin.post('/admin/tables/none22/close', WHY)).body).toEqual({ code: 'no-table' })
    expect((await acts(store)).at(-1)).toBe(`close ${room.table}`)
  })
})

describe('everybody else', () => {
  const GET = ['/admin/reports', '/admin/find?for=Warden', '/admin/suspensions', '/admin/audit']
  const POST = ['/admin/suspend', '/admin/unsuspend', '/admin/reports/x/settle', '/admin/tables/abcdef/close']

  test('gets 404 for any request, without an audit entry', async () => {
    const { store, home, bob, bobId } = await context()
    const person = await guestAt(home)
    await registers(person, new Authenticator(home), 'Person')
    const nowhere = await bob.get('/admin/nowhere')
    expect(nowhere.status).toBe(404)
    for (const guest of [bob, person]) {
      for (const path of GET) {
        const { status, body } = await guest.get(path)
        expect([path, status, Object.keys(body)]).toEqual([path, 404, Object.keys(nowhere.body)])
      }
      for (const path of POST) {
        for (const body of [{ account: bobId, ...WHY, ruling: '' }, {}, { why: 'x'.repeat(600) }]) {
          expect((await guest.post(path, body)).status).toBe(404)
        }
      }
    }
    for (const path of GET) expect((await fetch(`${home}${API}${path}`)).status).toBe(404)
    const headers = { origin: home, 'content-type': 'application/json' }
    for (const path of POST) {
      expect((await fetch(`${home}${API}${path}`, { method: 'POST', headers, body: '{}' })).status).toBe(404)
    }
    expect(await acts(store)).toEqual([])
    expect(sure(await store.conduct.suspensions())).toEqual([])
  })

  test('cannot use an admin’s browser from another origin, nor flood it', async () => {
    const { store, home, admin, bobId } = await context({ now: new TestClock().now })
    const headers = { cookie: admin.cookie, origin: 'https://evil.example', 'content-type': 'application/json' }
    const body = JSON.stringify({ account: bobId, ...WHY })
    const led = await fetch(`${home}${API}/admin/suspend`, { method: 'POST', headers, body })
    expect(led.status).toBe(403)
    expect((await admin.post('/admin/suspend', { account: bobId, why: 'x'.repeat(9000) })).status).toBe(413)
    expect((await admin.post('/admin/suspend', { account: 'nobody', ...WHY })).status).toBe(400)
    expect(await acts(store)).toEqual([])
    const tries = []
    for (let i = 0; i < 40; i++) tries.push((await admin.get('/admin/audit')).status)
    expect(tries.at(-1)).toBe(429)
  })

  test('with a configured id but without passkeys is no admin', async () => {
    const admins: string[] = []
    const { origin } = await startTestServer({ admins })
    const eve = await guestAt(origin)
    admins.push(String((await eve.get('/me/account')).body.id))
    expect((await eve.get('/admin/reports')).status).toBe(404)
  })
})
