import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine'
import { freePort, freshDatabase, serviceFor } from '@heptapolis/store/services'
import { afterEach, describe, expect, test } from 'vitest'
import type { Config } from './config.ts'
import { fileIn, type RunningServer, serve } from './serve.ts'
import { guestAt, termsFor, until } from './testing.ts'

const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-serve-'))
  closing.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An app of one page. */
function newApp(): string {
  const folder = newFolder()
  writeFileSync(join(folder, 'index.html'), '<title>Heptapolis</title>')
  return folder
}

const configFor = (data: string): Config => ({
  port: 0,
  lan: false,
  data,
  proxies: [],
  logs: false,
  privateHooks: false,
})

async function served(config: Config): Promise<RunningServer> {
  const serving = sure(await serve(config, { app: newApp() }))
  closing.push(() => serving.stop())
  return serving
}

const codeOf = async (config: Config): Promise<string> => {
  const serving = await serve(config, { app: newApp() })
  return serving.ok ? 'ok' : serving.error.code
}

const postgres = await serviceFor('postgres', 'A server with its tables in PostgreSQL')

describe('a server', () => {
  test('serves the app, is live and ready, and creates its folder', async () => {
    const { port } = await served(configFor(join(newFolder(), 'new', 'data')))
    const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text()
    expect(await get('/account')).toContain('<title>Heptapolis</title>')
    expect(await get('/t/k7Qx2')).toContain('· Heptapolis</title>')
    expect(await get('/healthz')).toBe('{"ok":true}')
    expect(await get('/readyz')).toBe('{"ok":true}')
  })

  test('says goodbye when it stops, and keeps what was written', async () => {
    const config = configFor(newFolder())
    const first = await serve(config, { app: newApp() })
    const { port, stop } = sure(first)
    const ada = await guestAt(`http://localhost:${port}`)
    const { table } = await ada.opens(termsFor(3))
    await stop()
    await until(() => ada.texts.some((text) => JSON.parse(text).t === 'bye'))
    await served({ ...config, port })
    expect(await ada.does({ table }, { do: 'say', channel: 'all', text: 'still here' })).toBe('written')
  })

  test('locks its folder until it stops', async () => {
    const config = configFor(newFolder())
    const first = sure(await serve(config, { app: newApp() }))
    expect(await codeOf(config)).toBe('folder-in-use')
    expect((await fetch(`http://localhost:${first.port}/readyz`)).status).toBe(200)
    await first.stop()
    await served(config)
  })

  test('keeps its database private to the owner', async () => {
    const [fresh, older] = [newFolder(), newFolder()]
    writeFileSync(fileIn(older), '', { mode: 0o644 })
    for (const data of [fresh, older]) {
      await served(configFor(data))
      expect(statSync(fileIn(data)).mode & 0o007).toBe(0)
    }
  })

  test('names the reason of a failed start', async () => {
    const folder = newFolder()
    const { port } = await served(configFor(folder))
    expect(await codeOf({ ...configFor(newFolder()), port })).toBe('port-in-use')
    writeFileSync(join(folder, 'file'), '')
    expect(await codeOf(configFor(join(folder, 'file', 'below')))).toBe('bad-folder')
    const broken = newFolder()
    mkdirSync(broken, { recursive: true })
    writeFileSync(fileIn(broken), 'no database at all, but long enough to be looked at'.repeat(100))
    expect(await codeOf(configFor(broken))).toBe('bad-database')
  })
})

describe.skipIf(postgres === undefined)('a server with PostgreSQL', () => {
  test('continues where it stopped, without a file', async () => {
    const database = await freshDatabase(postgres ?? '')
    closing.push(() => database.drop())
    const data = join(newFolder(), 'unused')
    const config = { ...configFor(data), store: database.url }
    const { port, stop } = sure(await serve(config, { app: newApp() }))
    const ada = await guestAt(`http://localhost:${port}`)
    const { table } = await ada.opens(termsFor(3))
    expect(await ada.does({ table }, { do: 'begin', fill: 'easy' })).toBe('written')
    await stop()
    await served({ ...config, port })
    expect(await ada.does({ table }, { do: 'say', channel: 'all', text: 'still here' })).toBe('written')
    expect(existsSync(data)).toBe(false)
  })

  test('fails without one', async () => {
    const nowhere = `postgres://me:hush@127.0.0.1:${await freePort()}/tables`
    const serving = await serve({ ...configFor(newFolder()), store: nowhere }, { app: newApp() })
    expect(serving).toMatchObject({ ok: false, error: { code: 'bad-database', values: { code: 'unreachable' } } })
    expect(JSON.stringify(serving)).not.toContain('hush')
  })
})
