import { sure } from '@heptapolis/engine'
import { memoryStore } from '@heptapolis/store'
import { API } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { guestAt, startTestServer, termsFor, until } from '../../testing.ts'
import { Authenticator, registers } from './testing.ts'

describe('deleting an account', () => {
  test('removes the person from seats, watchers and chat; a bot plays on, and records stay complete', async () => {
    const store = memoryStore()
    const { origin } = await startTestServer({ store })
    const [ada, bob] = [await guestAt(origin), await guestAt(origin)]
    const { table, invite } = await ada.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    await bob.does({ table }, { do: 'say', channel: 'all', text: 'Hello' })
    const watched = await ada.opens(termsFor(3))
    await bob.follows({ table: watched.table }, watched.invite)
    await bob.does({ table: watched.table }, { do: 'watch', name: 'Bob' })
    await until(() => ada.sees({ table: watched.table }).watchers.length === 1)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).game?.awaited.join() === '0,1')
    const before = sure(await store.log.read(table))

    expect((await bob.post('/me/leave', {})).status).toBe(200)
    await until(() => ada.sees({ table }).seats[1].isForgotten === true)
    await until(() => ada.sees({ table: watched.table }).watchers.length === 0)
    expect(ada.sees({ table }).seats[1]).not.toHaveProperty('name', 'Bob')
    expect(JSON.stringify([ada.sees({ table }), ada.sees({ table: watched.table })])).not.toContain('Bob')
    expect(sure(await store.log.read(table)).slice(0, before.length)).toEqual(before)
    expect((await bob.get('/me/account')).status).toBe(401)
    await until(() => bob.problems.some(({ code }) => code === 'no-session'))

    await ada.plays({ table }, 'on')
    const { body } = await ada.get(`/tables/${table}/record`)
    expect((body.setup as { seats: { name: string }[] }).seats[1].name).toBe('deleted')
    expect(JSON.stringify(body)).not.toContain('Bob')
    expect(
      ((await ada.get('/me/tables')).body as never as { table: string }[]).find((one) => one.table === table),
    ).toMatchObject({
      seats: [{ name: 'Ada' }, { isForgotten: true }, { level: 'easy' }],
    })
  })

  test('after the end of a game does not count as resignation, and removes the name from the rematch', async () => {
    const { origin } = await startTestServer()
    const [ada, bob] = [await guestAt(origin), await guestAt(origin)]
    const { table, invite } = await ada.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await Promise.all([ada.plays({ table }, 'a'), bob.plays({ table }, 'b')])
    const { results } = ada.sees({ table }).end ?? {}
    await ada.does({ table }, { do: 'rematch' })
    await until(() => ada.sees({ table }).next !== undefined)
    const next = { table: ada.sees({ table }).next ?? '' }
    await ada.follows(next)
    expect(
      ada
        .sees(next)
        .series?.people.map(({ name }) => name)
        .sort(),
    ).toEqual(['Ada', 'Bob'])
    expect((await bob.post('/me/leave', {})).status).toBe(200)
    await until(() => ada.sees({ table }).seats[1].isForgotten === true)
    expect(ada.sees({ table }).seats[1].hasResigned).toBeUndefined()
    await until(() => !JSON.stringify(ada.sees(next)).includes('Bob'))
    expect(ada.sees(next).series?.people.map(({ name }) => name)).toEqual(['Ada'])
    expect(ada.sees({ table }).end?.results).toEqual(results)
  })

  test('needs a passkey signature, so a stolen cookie is not enough', async () => {
    const { port } = await startTestServer()
    const home = `http://localhost:${port}`
    const [ada, eve] = [await guestAt(home), await guestAt(home)]
    const [phone, key] = [new Authenticator(home), new Authenticator(home)]
    await registers(ada, phone, 'Ada')
    await registers(eve, key, 'Eve')
    expect((await ada.post('/me/leave', {})).body).toEqual({ code: 'bad-passkey' })
    const asked = async () => (await ada.post('/me/signing', { purpose: 'leave' })).body
    expect((await ada.post('/me/leave', { signed: key.signs(await asked()) })).body).toEqual({ code: 'bad-passkey' })
    const other = (await ada.post('/sign-in/options', {})).body
    expect((await ada.post('/me/leave', { signed: phone.signs(other) })).body).toEqual({ code: 'bad-passkey' })
    expect((await ada.get('/me/account')).body).toMatchObject({ name: 'Ada' })
    expect((await ada.post('/me/leave', { signed: phone.signs(await asked()) })).status).toBe(200)
    expect((await ada.get('/me/account')).status).toBe(401)
    expect((await eve.post('/me/name', { name: 'Ada' })).body).toEqual({ name: 'Ada' })
  })
})

describe('the export', () => {
  test('contains account, devices, passkeys, records and own messages; no hashes, keys or other hands', async () => {
    const { port } = await startTestServer()
    const home = `http://localhost:${port}`
    const [ada, bob] = [await guestAt(home), await guestAt(home)]
    await registers(ada, new Authenticator(home), 'Ada')
    const { bot } = (await ada.post('/me/bots', { name: 'Deep' })).body
    const made = await ada.post('/me/tokens', { name: 'at home', scopes: ['bot:play'], bot })
    const { table, invite } = await ada.opens(termsFor(3))
    await bob.sits({ table }, invite, 'Bob')
    await ada.does({ table }, { do: 'say', channel: 'all', text: 'Good luck' })
    await bob.does({ table }, { do: 'say', channel: 'all', text: 'You too' })
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).game?.awaited.join() === '0,1')
    const response = await fetch(`${home}${API}/me/export`, { headers: { cookie: ada.cookie } })
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const text = await response.text()
    const all = JSON.parse(text)
    expect(all).toMatchObject({
      format: 'heptapolis account 1',
      account: { name: 'Ada', kind: 'person' },
      passkeys: [{ name: 'Phone' }],
      bots: [{ name: 'Deep', accepts: 'owner' }],
      tokens: [{ name: 'at home', scopes: ['bot:play'] }],
      games: [{ table, state: 'play', seat: 0, said: [{ channel: 'all', text: 'Good luck' }] }],
    })
    expect(all.sessions).toHaveLength(1)
    expect(all.games[0].record.seat).toBe(0)
    expect(text).not.toMatch(/"(hash|publicKey|secret|reporter)"/)
    expect(text).not.toContain('You too')
    expect(text).not.toContain(String(made.body.token))
  })

  test('is for the owner only, and rate-limited', async () => {
    const { origin } = await startTestServer()
    expect((await fetch(`${origin}${API}/me/export`)).status).toBe(401)
    const ada = await guestAt(origin)
    const tries = []
    for (let i = 0; i < 5; i++) tries.push((await ada.get('/me/export')).status)
    expect(tries).toEqual([200, 200, 200, 429, 429])
  })
})
