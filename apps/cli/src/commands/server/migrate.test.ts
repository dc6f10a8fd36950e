import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine'
import { openStore, serve } from '@heptapolis/server'
import { guestAt, termsFor } from '@heptapolis/server/testing'
import { freshDatabase, serviceFor } from '@heptapolis/store/services'
import { expect, test } from 'vitest'
import { heptapolis, PATIENT, scratch } from '../../testing.ts'

const postgres = await serviceFor('postgres', 'heptapolis migrate')

test.skipIf(postgres === undefined)(
  'moves a server from a file to PostgreSQL and keeps all sessions',
  PATIENT,
  async () => {
    const data = join(scratch(), 'data')
    const database = await freshDatabase(postgres ?? '')
    const config = { port: 0, lan: false, data, proxies: [], logs: false, privateHooks: false }
    const first = sure(await serve(config))
    const ada = await guestAt(`http://localhost:${first.port}`)
    const { table } = await ada.opens(termsFor(3))
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await first.stop()

    const moved = await heptapolis(['migrate', '--from', data, '--to', database.url])
    expect(moved).toMatchObject({ code: 0, out: expect.stringContaining('Copied: 1 table with') })
    const again = await heptapolis(['migrate', '--from', data, '--to', database.url, '--lang', 'fr'])
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('Elle n’est pas vide') })
    expect(again.err).not.toContain('postgres@')

    const second = sure(await serve({ ...config, port: first.port, store: database.url }))
    const back = await guestAt(ada.origin, ada.cookie)
    await back.follows({ table })
    expect(back.sees({ table }).phase).toBe('play')
    expect(await back.does({ table }, { do: 'say', channel: 'all', text: 'still here' })).toBe('written')
    await second.stop()
    await database.drop()
  },
)

test('names an unreachable store without its password', PATIENT, async () => {
  const answer = await heptapolis(['migrate', '--from', 'postgres://me:hush@127.0.0.1:1/x', '--to', scratch()])
  expect(answer).toMatchObject({ code: 1, err: expect.stringContaining('postgres://127.0.0.1:1/x cannot be used') })
  expect(answer.err).not.toContain('hush')
})

test('rejects a folder without tables and creates nothing there', PATIENT, async () => {
  const [from, to] = [join(scratch(), 'nothing'), join(scratch(), 'new')]
  const answer = await heptapolis(['migrate', '--from', from, '--to', to])
  expect(answer).toMatchObject({
    code: 1,
    err: expect.stringContaining('The database file cannot be opened or created'),
  })
  expect([from, to].some(existsSync)).toBe(false)
})

test('fails if the target is unreachable', PATIENT, async () => {
  const data = scratch()
  await sure(await openStore({ data })).close()
  const answer = await heptapolis(['migrate', '--from', data, '--to', 'postgres://me:hush@127.0.0.1:1/x'])
  expect(answer).toMatchObject({ code: 1, err: expect.stringContaining('postgres://127.0.0.1:1/x cannot be used') })
})
