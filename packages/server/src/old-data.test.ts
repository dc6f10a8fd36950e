/** A database written by commit 7f4d4742 works with the current server. */
import { createHash, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { BOXES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine/kernel'
import { parseRecord, replay } from '@heptapolis/engine/records'
import { scores } from '@heptapolis/engine/search'
import { openSqlite, type SqliteStore } from '@heptapolis/store'
import { API } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../store/src/testing.ts'
import { guestAt, startTestServer, until } from './testing.ts'

const FOLDER = join(import.meta.dirname, '../../../tests/old-data/7f4d4742')
const read = <Data>(name: string): Data => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))

interface Passkey {
  id: string
  key: string
  user: string
}

interface Facts {
  now: number
  accounts: { name: string; kind: string; id: string; cookie: string; passkey?: Passkey }[]
  tables: {
    finished: { table: string; ratings: { account: string }[] }
    running: { table: string; names: string[]; round: number; invite: string; resume: string; said: string }
    room: { table: string; invite: string }
    daily: { table: string }
  }
  notify: object
  tokens: { reader: { id: string; token: string }; bot: { account: string; name: string } }
}

const facts = read<Facts>('server.json')
const record = read<{ moves: unknown[]; end: { total: number }[] }>('table-record.json')
const { accounts, tables, tokens } = facts
const [ada, ben, , cleo] = accounts
const LATER = 60_000

/** Starts the server a minute after the database was written. Passkeys need a host name. */
async function openOld(): Promise<{ store: SqliteStore; home: string }> {
  const file = join(temporaryFolder(), 'tables.db')
  writeFileSync(file, gunzipSync(readFileSync(join(FOLDER, 'server.db.gz'))))
  const store = sure(await openSqlite({ file }))
  const { port } = await startTestServer({ store, now: () => facts.now + LATER })
  return { store, home: `http://localhost:${port}` }
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()

/** Answer of the fixture's passkey to a challenge. */
function signed(home: string, { id, key, user }: Passkey, challenge: unknown) {
  const said = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin: home, crossOrigin: false }))
  const data = Buffer.concat([sha256('localhost'), Buffer.from([0x05]), Buffer.alloc(4)])
  const response = {
    clientDataJSON: said.toString('base64url'),
    authenticatorData: data.toString('base64url'),
    signature: sign('sha256', Buffer.concat([data, sha256(said)]), key).toString('base64url'),
    userHandle: user,
  }
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
}

describe('accounts', () => {
  test.each(accounts)('recognizes the old cookie of $name', async ({ name, kind, id, cookie, passkey }) => {
    const { home } = await openOld()
    const guest = await guestAt(home, cookie)
    const { body } = await guest.get('/me/account')
    expect(body).toMatchObject({ id, kind, passkeys: passkey ? [{ name: 'Phone' }] : [] })
    if (kind === 'person') expect(body.name).toBe(name)
  })

  test('accepts an old passkey', async () => {
    const { home } = await openOld()
    const guest = await guestAt(home)
    const { body } = await guest.post('/sign-in/options', {})
    const passkey = ada.passkey ?? expect.fail('no passkey')
    const answer = await guest.post('/sign-in', { signed: signed(home, passkey, body.challenge) })
    expect(answer).toMatchObject({ status: 200 })
  })
})

describe('games', () => {
  test('keeps record, points and ratings of a finished game', async () => {
    const { store, home } = await openOld()
    const guest = await guestAt(home, ada.cookie)
    const { body } = await guest.get(`/tables/${tables.finished.table}/record`)
    expect(body).toMatchObject({ moves: record.moves, end: record.end })
    const end = sure(replay(sure(parseRecord(JSON.stringify(body))), BOXES))
    expect(scores(end).map(({ total }) => total)).toEqual(record.end.map(({ total }) => total))
    const rated = tables.finished.ratings
    expect(
      sure(
        await store.ratings.among(
          'base-live',
          rated.map(({ account }) => account),
        ),
      ),
    ).toMatchObject(rated)
  })

  test('shows and continues a running game', async () => {
    const { home } = await openOld()
    const at = { table: tables.running.table }
    const [one, other] = [await guestAt(home, ada.cookie), await guestAt(home, cleo.cookie)]
    await one.follows(at)
    await other.follows(at)
    const { seats, phase, chat, game } = one.sees(at)
    expect(phase).toBe('play')
    expect(seats.slice(0, 2).map(({ name }) => name)).toEqual(tables.running.names.slice(0, 2))
    expect(game?.round).toBe(tables.running.round)
    expect(JSON.stringify(chat)).toContain(tables.running.said)
    await until(() =>
      [one, other].some((guest) => guest.sees(at).game?.awaited.includes(guest.sees(at).you.seat ?? -1)),
    )
    for (const guest of [one, other]) {
      const { game: now, you } = guest.sees(at)
      if (!now?.awaited.includes(you.seat ?? -1)) continue
      const [open] = now.asked
      const move = { do: 'choose' as const, round: now.round, city: open.city, move: open.legal[0] }
      expect(await guest.does(at, move)).toBe('written')
    }
  })

  test('keeps a waiting table, whose invitation still works', async () => {
    const { home } = await openOld()
    const at = { table: tables.room.table }
    const host = await guestAt(home, ben.cookie)
    await host.follows(at)
    expect(host.sees(at)).toMatchObject({ phase: 'room', you: { seat: 0, isHost: true } })
    const guest = await guestAt(home)
    expect(await guest.sits(at, tables.room.invite, 'Zoe')).toBe('written')
  })

  test("lists the daily deal among its player's tables", async () => {
    const { home } = await openOld()
    const { body } = await (await guestAt(home, ben.cookie)).get('/me/tables')
    expect(JSON.stringify(body)).toContain(tables.daily.table)
  })
})

describe('links', () => {
  test('opens a table by an old invitation', async () => {
    const { home } = await openOld()
    const { table, invite } = tables.running
    const { body } = await (await guestAt(home)).post(`/tables/${table}/enter`, { key: invite })
    expect(body).toMatchObject({ purpose: 'invite' })
  })

  test('opens a seat by an old resume link', async () => {
    const { home } = await openOld()
    const { table, resume } = tables.running
    const guest = await guestAt(home)
    const { body } = await guest.post(`/tables/${table}/enter`, { key: resume })
    expect(body).toMatchObject({ purpose: 'resume' })
    const at = { table, as: Number(body.as) }
    guest.reconnect()
    await guest.follows(at)
    expect(guest.sees(at)).toMatchObject({ phase: 'play', you: { seat: 1 } })
  })
})

describe('settings and programs', () => {
  test('keeps notifications, browsers and the webhook of a table', async () => {
    const { home } = await openOld()
    const guest = await guestAt(home, ada.cookie)
    expect((await guest.get('/me/notify')).body).toEqual({ notify: facts.notify, browsers: 1 })
    const { body } = await guest.get(`/tables/${tables.running.table}/webhook`)
    expect(body).toEqual({ webhook: 'https://hooks.example.org/table', language: 'fr' })
  })

  test('keeps tokens and their scopes', async () => {
    const { home } = await openOld()
    const { body } = await (await guestAt(home, ada.cookie)).get('/me/tokens')
    expect(body).toMatchObject([{ id: tokens.reader.id, name: 'Reader', scopes: ['account:read', 'games:read'] }])
    const headers = { authorization: `Bearer ${tokens.reader.token}` }
    const answer = await fetch(`${home}${API}/me/tables`, { headers })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(tables.running.table)
  })

  test('keeps bots with their owner', async () => {
    const { home } = await openOld()
    const { body } = await (await guestAt(home, ben.cookie)).get('/me/bots')
    expect(body).toMatchObject([{ bot: tokens.bot.account, name: tokens.bot.name }])
  })

  test('keeps reports and mutes', async () => {
    const { store } = await openOld()
    expect(sure(await store.conduct.reports(false, 9))).toMatchObject([
      { about: ada.id, reporter: cleo.id, game: tables.running.table, reason: 'other', words: 'Only a test.' },
    ])
    expect(sure(await store.conduct.avoided(ada.id))).toMatchObject([{ other: cleo.id, degree: 'mute', name: 'Cleo' }])
  })
})
