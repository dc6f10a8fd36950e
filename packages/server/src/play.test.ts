import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sure } from '@heptapolis/engine'
import { openSqlite } from '@heptapolis/store'
import { newNonce } from '@heptapolis/wire'
import { afterEach, describe, expect, test } from 'vitest'
import { termsFor, until } from './test-guest.ts'
import { begun, first, guestAt, startTestServer } from './testing.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-server-'))
  folders.push(folder)
  return join(folder, 'tables.db')
}

describe('a returning player', () => {
  test('continues after a network failure with the choice still made', async () => {
    const { ada, bob, at } = await begun(await startTestServer())
    const chosen = first(ada, at)
    expect(await ada.does(at, chosen)).toBe('written')
    ada.cut()
    await until(() => !ada.connection.state.isConnected)
    await until(() => ada.connection.state.isConnected && ada.sees(at).game?.asked[0].chosen !== undefined)
    expect(ada.sees(at).game?.asked[0].chosen).toEqual(chosen.move)
    expect(ada.sees(at).game?.awaited).toEqual([1])
    expect(await bob.does(at, first(bob, at))).toBe('written')
    await until(() => ada.sees(at).game?.round === 2)
  })

  test('has choices made offline sent and written', async () => {
    const { ada, at } = await begun(await startTestServer())
    const chosen = first(ada, at)
    ada.cut()
    await until(() => !ada.connection.state.isConnected)
    const fate = ada.does(at, chosen)
    expect(ada.connection.state.keeping).toBe(1)
    expect(await fate).toBe('written')
  })

  test('continues after a server restart', async () => {
    const file = newFile()
    const server = await startTestServer({ store: sure(await openSqlite({ file })) })
    const { ada, bob, at } = await begun(server)
    const chosen = first(ada, at)
    await ada.does(at, chosen)
    await server.close()
    await until(() => !bob.connection.state.isConnected)
    const late = bob.does(at, first(bob, at))
    await startTestServer({ store: sure(await openSqlite({ file })), port: server.port })
    expect(await late).toBe('written')
    await until(() => ada.sees(at).game?.round === 2 && bob.sees(at).game?.round === 2)
  })

  test('has the seat on two devices by a resume link', async () => {
    const { ada, at, bob } = await begun(await startTestServer())
    const { body } = await ada.post(`/tables/${at.table}/resume`, {})
    const phone = await guestAt(ada.origin)
    const entered = await phone.post(`/tables/${at.table}/enter`, { key: body.key as string })
    expect(entered.body).toEqual({ purpose: 'resume', as: 1, onlyHere: true })
    phone.reconnect()
    await phone.follows({ ...at, as: 1 })
    expect(phone.sees({ ...at, as: 1 }).you).toEqual(ada.sees(at).you)
    const chosen = first(ada, at)
    expect(await phone.does({ ...at, as: 1 }, chosen)).toBe('written')
    await until(() => ada.sees(at).game?.asked[0].chosen !== undefined)
    const stolen = await bob.post(`/tables/${at.table}/enter`, { key: 'a'.repeat(22) })
    expect(stolen.body).toEqual({ code: 'bad-key' })
  })
})

describe('a table', () => {
  test('answers busy while the database is locked, writes nothing half, and continues', async () => {
    const file = newFile()
    const server = await startTestServer({ store: sure(await openSqlite({ file, patience: 5 })) })
    const { ada, at } = await begun(server)
    const other = new DatabaseSync(file, { timeout: 60_000 })
    other.exec('begin immediate')
    const fate = ada.does(at, first(ada, at))
    await until(() => ada.texts.some((text) => text.includes('"busy"')))
    expect(ada.sees(at).game?.awaited).toEqual([0, 1])
    other.exec('rollback')
    other.close()
    expect(await fate).toBe('written')
  })

  test('does not show people as gone who return within the grace period', async () => {
    const { ada, bob, at } = await begun(await startTestServer({ grace: 600_000 }))
    bob.cut()
    await until(() => !bob.connection.state.isConnected)
    await until(() => bob.connection.state.isConnected)
    await bob.does(at, first(bob, at))
    await until(() => ada.sees(at).game?.awaited.length === 1)
    expect(ada.sees(at).seats[1].goneSince).toBeUndefined()
  })

  test('shows people as gone after the grace period, and their return', async () => {
    const { ada, bob, at } = await begun(await startTestServer({ grace: 10 }))
    const isGone = (): boolean => ada.sees(at).seats[1].goneSince !== undefined
    bob.connection.close()
    await until(isGone)
    const again = await guestAt(bob.origin, bob.cookie)
    await again.follows(at)
    await until(() => !isGone())
    again.connection.close()
  })

  test('tells two people on one device apart', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const { body } = await ada.post('/me/people', {})
    expect(body).toEqual({ as: 1 })
    ada.reconnect()
    const { table, invite } = await ada.opens(termsFor(3))
    expect(await ada.sits({ table, as: 1 }, invite, 'Zoë')).toBe('written')
    await until(() => ada.sees({ table, as: 1 }).you.seat === 1)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table, as: 1 }).phase === 'play' && ada.sees({ table }).phase === 'play')
    const [own, other] = [ada.sees({ table }), ada.sees({ table, as: 1 })]
    expect(own.game?.view.cities?.[0].hand).toBeDefined()
    expect(own.game?.view.cities?.[1].hand).toBeUndefined()
    expect(other.game?.view.cities?.[1].hand).toBeDefined()
  })

  test('gives a bot’s seat away only by vote, and shows no hand before', async () => {
    const server = await startTestServer()
    const { ada, bob, at } = await begun(server)
    const { body } = await ada.post(`/tables/${at.table}/invite`, {})
    const cleo = await guestAt(server.origin)
    expect(await cleo.sits(at, String(body.key), 'Cleo')).toBe('written')
    await until(() => bob.sees(at).ballots.length === 1)
    const seen = () => cleo.sees(at).game?.view.cities.flatMap(({ hand }, seat) => (hand ? [seat] : []))
    expect([cleo.sees(at).you.seat, seen()]).toEqual([undefined, []])
    for (const guest of [ada, bob]) await guest.does(at, { do: 'vote', about: 'seat', of: 2, yes: true })
    await until(() => cleo.sees(at).you.seat === 2)
    expect(seen()).toEqual([2])
  })

  test('shows spectators no hand', async () => {
    const { ada, at } = await begun(await startTestServer())
    const { body } = await ada.post(`/tables/${at.table}/invite`, {})
    const cleo = await guestAt(ada.origin)
    await cleo.follows(at, body.key as string)
    expect(await cleo.does(at, { do: 'watch', name: 'Cleo' })).toBe('written')
    await until(() => cleo.sees(at).you.watcher !== undefined)
    expect(JSON.stringify(cleo.sees(at).game?.view)).not.toContain('"hand":')
    expect(await cleo.does(at, first(ada, at))).toBe('not-seated')
  })

  test('continues as a rematch with the same people', async () => {
    const { ada, bob, at } = await begun(await startTestServer())
    await ada.does(at, { do: 'abort' })
    await until(() => ada.sees(at).phase === 'over')
    expect(await ada.does(at, { do: 'rematch' })).toBe('written')
    await until(() => bob.sees(at).next !== undefined)
    const next = { table: bob.sees(at).next ?? '' }
    await bob.follows(next)
    expect(
      bob
        .sees(next)
        .seats.map(({ kind }) => kind)
        .sort(),
    ).toEqual(['bot', 'kept', 'kept'])
    expect(await bob.does(next, { do: 'sit', name: 'Bob', nonce: newNonce() })).toBe('written')
  })

  test('is listed for everybody who sits there', async () => {
    const { ada, bob, at } = await begun(await startTestServer())
    const tables = [(await ada.get('/me/tables')).body, (await bob.get('/me/tables')).body]
    expect(tables).toMatchObject([[{ ...at, as: 0, state: 'play' }], [{ ...at, as: 0, state: 'play' }]])
  })

  test('exports only the own side of a running game', async () => {
    const { ada, at } = await begun(await startTestServer())
    const { body } = await ada.get(`/tables/${at.table}/record`)
    expect(body.seat).toBe(0)
    expect(JSON.stringify(body)).not.toContain('secret')
  })
})
