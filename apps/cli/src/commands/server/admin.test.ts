import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine'
import { openStore, serve } from '@heptapolis/server'
import { personAt, termsFor, until } from '@heptapolis/server/testing'
import { expect, test } from 'vitest'
import { heptapolis, PATIENT, scratch } from '../../testing.ts'

test('lets an administrator moderate a running server, and audits every action', PATIENT, async () => {
  const data = join(scratch(), 'data')
  const config = { port: 0, lan: false, data, proxies: [], logs: false, privateHooks: false }
  const server = sure(await serve(config))
  const origin = `http://localhost:${server.port}`
  const store = sure(await openStore({ data }))
  const [warden, rude] = [await personAt(origin, store, 'Warden'), await personAt(origin, store, 'Rude')]
  await store.close()
  const admin = (...words: string[]) => heptapolis(['admin', ...words, '--data', data])

  expect((await warden.guest.get('/admin/audit')).status).toBe(404)
  expect(await admin('appoint', 'Warden')).toMatchObject({ code: 0, out: 'Done and recorded in the audit log.\n' })
  expect((await admin('admins')).out).toBe(`${warden.id} Warden\n`)
  expect((await warden.guest.get('/admin/audit')).body).toMatchObject([{ admin: 'console', act: 'appoint' }])

  const { table, invite } = await rude.guest.opens(termsFor(3))
  await warden.guest.sits({ table }, invite, 'Warden')
  await warden.guest.post(`/tables/${table}/report`, { seat: 0, reason: 'insult', words: 'Look.' })
  const { out } = await admin('reports')
  expect(out).toContain(`insult: Rude (${rude.id}) at table ${table}\n  Look.`)
  const [report] = out.split(' ')
  expect(report).toMatch(/^[\da-f]{18}$/)
  expect((await admin('settle', report, '--why', 'warned')).code).toBe(0)
  expect((await admin('reports')).out).toBe('Nothing found.\n')

  expect((await admin('suspend', 'rude', '--days', '7', '--why', 'insults')).code).toBe(0)
  expect((await rude.guest.get('/me/account')).body).toMatchObject({ suspended: { why: 'insults' } })
  expect((await admin('suspensions')).out).toContain('Rude')
  expect((await admin('unsuspend', rude.id)).code).toBe(0)

  // The change is visible although the table is idle.
  expect((await admin('close', table, '--why', 'too loud')).code).toBe(0)
  await until(() => rude.guest.sees({ table }).phase === 'over')
  expect(await rude.guest.does({ table }, { do: 'begin', fill: 'easy' })).not.toBe('written')

  expect((await admin('dismiss', 'Warden')).code).toBe(0)
  expect((await warden.guest.get('/admin/audit')).status).toBe(404)
  const acts = (await admin('audit')).out.trim().split('\n')
  expect(acts.map((line) => line.split('  ')[2].split(' ')[0])).toEqual([
    'dismiss',
    'close',
    'unsuspend',
    'suspend',
    'settle',
    'appoint',
  ])
  await server.stop()
})

test('reports missing subjects and missing arguments', PATIENT, async () => {
  const data = join(scratch(), 'data')
  expect(await heptapolis(['admin', 'reports', '--data', data])).toMatchObject({ code: 1, out: '' })
  expect(existsSync(data)).toBe(false)
  const store = sure(await openStore({ data }))
  await store.close()
  const admin = (...words: string[]) => heptapolis(['admin', ...words, '--data', data])
  expect(await admin('suspend')).toMatchObject({ code: 1, err: expect.stringContaining('Add what to suspend') })
  expect(await admin('suspend', 'Nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('account no longer exists'),
  })
  expect(await admin('nonsense')).toMatchObject({ code: 2, err: expect.stringContaining('reports') })
  expect((await admin('dismiss', 'Nobody', '--lang', 'fr')).err).toContain('Ce compte n’existe plus')
})
