/** Runs bot programs against a real server. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { StandIns } from '@heptapolis/bots'
import { guestAt, startTestServer, termsFor, until } from '@heptapolis/server/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { heptapolis, PATIENT, ROOT, scratch } from '../testing.ts'
import { Bridge, type BridgeCallbacks } from './bridge.ts'
import type { ProgramFault } from './mind.ts'

type Guest = Awaited<ReturnType<typeof guestAt>>

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close()
})

/** Creates a bot of Ada and its token. */
async function botOf(ada: Guest, name = 'Deep'): Promise<{ bot: string; token: string }> {
  const bot = String((await ada.post('/me/bots', { name })).body.bot)
  const made = await ada.post('/me/tokens', { name: 'test', scopes: ['bot:play'], bot })
  return { bot, token: String(made.body.token) }
}

/** Invites until the program is connected. */
async function asks(ada: Guest, table: string, bot: string): Promise<void> {
  await expect.poll(async () => (await ada.post(`/tables/${table}/bots`, { bot })).body.ok).toBe(true)
}

/** Program that plays the value of the expression and stores every received line. */
function programThat(chooses: string): { command: string; lines: () => Record<string, unknown>[] } {
  const folder = scratch()
  const [file, log] = [join(folder, 'bot.mjs'), join(folder, 'log.jsonl')]
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
createInterface({ input: process.stdin }).on('line', (line) => {
  appendFileSync(${JSON.stringify(log)}, line + '\\n')
  const q = JSON.parse(line)
  if (q.legal) console.log(${chooses})
})
`,
  )
  writeFileSync(log, '')
  const lines = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return { command: `cmd:"${process.execPath}" ${file}`, lines }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Server in a process that can be killed. */
async function serverAt(data: string, port: number): Promise<ChildProcess> {
  const program = join(ROOT, 'packages', 'server', 'faults', 'test-server.ts')
  const server = spawn(process.execPath, [program, data, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  closing.push(() => server.kill('SIGKILL'))
  await once(server.stdout, 'data')
  return server
}

/** Starts the command as a process. */
function running(args: readonly string[]): { child: ChildProcess; said: () => string; ended: Promise<unknown[]> } {
  const bin = join(ROOT, 'apps', 'cli', 'bin', 'heptapolis.ts')
  const child = spawn(process.execPath, [bin, 'online', ...args], { env: { ...process.env, LC_ALL: 'C' } })
  closing.push(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  return { child, said: () => said, ended: once(child, 'close') }
}

describe('heptapolis online', () => {
  test('plays a whole game with a program, through a kill of the server', PATIENT, async () => {
    const [data, port] = [scratch(), await freePort()]
    const origin = `http://127.0.0.1:${port}`
    const server = await serverAt(data, port)
    const ada = await guestAt(origin)
    const { bot, token } = await botOf(ada)
    const { command, lines } = programThat('JSON.stringify({ move: q.legal.length - 1, end: true })')
    const online = running(['--server', origin, '--token', token, '--bot', command, '--games', '1'])
    const { table } = await ada.opens(termsFor(3))
    await asks(ada, table, bot)
    await until(() => ada.sees({ table }).seats[1].isProgram === true)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    const playing = ada.plays({ table }, 'ada')
    await until(() => (ada.sees({ table }).game?.round ?? 0) >= 7)
    server.kill('SIGKILL')
    await once(server, 'exit')
    await until(() => online.said().includes('No server answers'))
    await serverAt(data, port)
    await playing
    const [code] = await online.ended
    const { results = [] } = ada.sees({ table }).end ?? {}
    expect(online.said()).toContain(
      `Table ${table}: finished, place ${results[1].rank} of 3 with ${results[1].total} points.`,
    )
    expect(online.said()).not.toContain('broke the protocol')
    expect(online.said()).not.toContain(token)
    expect(code).toBe(0)
    const { body } = await ada.get(`/tables/${table}/record`)
    const chosen = (body.table as { kind: string; seat: number; by: string; move: unknown }[]).filter(
      ({ kind, seat }) => kind === 'choose' && seat === 1,
    )
    expect(new Set(chosen.map(({ by }) => by))).toEqual(new Set(['person']))
    const asked = lines().filter(({ legal }) => legal !== undefined)
    const answers = asked.map(({ legal }) => (legal as unknown[]).at(-1))
    expect(chosen.map(({ move }) => move)).toEqual(answers)
    expect(asked[0].begin).toEqual({ game: 1, player: 1, players: 3, edition: '2e', boxes: [] })
    expect(asked.slice(1).every(({ begin }) => begin === undefined)).toBe(true)
    expect(asked[1].events).not.toEqual([])
    expect(lines().at(-1)).toMatchObject({
      end: { game: 1, points: results.map(({ total }) => total), ranks: results.map(({ rank }) => rank) },
    })
  })

  const unheard: BridgeCallbacks = {
    listening() {},
    noServer() {},
    comes() {},
    declines() {},
    plays() {},
    ended() {},
    fault() {},
  }

  /** Runs a bot in this process and collects its faults. */
  async function bridged(wishes: { bot: string; games: number; atOnce?: number; timeout?: number }) {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const { bot, token } = await botOf(ada)
    const faults: (ProgramFault & { isLast: boolean })[] = []
    const standIns: StandIns[] = []
    const declined: string[] = []
    const options = { server: server.origin, token, timeout: 20_000, atOnce: 4, ...wishes }
    const bridge = new Bridge(options, {
      ...unheard,
      declines: (table) => declined.push(table),
      fault: (_, fault, isLast) => faults.push({ ...fault, isLast }),
      ended: (_, __, told) => standIns.push(told),
    })
    closing.push(() => bridge.stop())
    return { ada, bot, faults, standIns, declined, bridge, running: bridge.run() }
  }

  const begins = async (ada: Guest, bot: string, players = 3, boxes: string[] = []): Promise<string> => {
    const { table } = await ada.opens(termsFor(players, boxes))
    await asks(ada, table, bot)
    await until(() => ada.sees({ table }).seats[1].isProgram === true)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    return table
  }

  test('plays one of our bots, with boxes and two games at once', PATIENT, async () => {
    const { ada, bot, faults, declined, running } = await bridged({ bot: 'hard', games: 2, atOnce: 2 })
    const tables = [await begins(ada, bot), await begins(ada, bot, 3, ['leaders', 'cities', 'edifice'])]
    const { table } = await ada.opens(termsFor(3))
    await asks(ada, table, bot)
    await until(() => declined.includes(table))
    await Promise.all(tables.map((one) => ada.plays({ table: one }, one)))
    await running
    expect(faults).toEqual([])
  })

  test.each([
    ['lies', `JSON.stringify({ move: 999 })`, 'not-legal'],
    ['cheats', `JSON.stringify({ move: { action: 'build', card: 'palace' } })`, 'not-legal'],
    ['talks nonsense', `'nonsense'`, 'not-json'],
    ['ends', `process.exit(3)`, 'ended'],
    ['is late', `''`, 'late'],
  ])('plays a stand-in for a program that %s, and reports it', PATIENT, async (_, chooses, code) => {
    const { command } = programThat(chooses)
    const { ada, bot, faults, standIns, running } = await bridged({
      bot: command,
      games: 1,
      timeout: code === 'late' ? 300 : 20_000,
    })
    const table = await begins(ada, bot)
    await ada.plays({ table }, 'ada')
    await running
    expect(faults.map((fault) => [fault.code, fault.isLast])).toEqual([
      [code, false],
      [code, false],
      [code, true],
    ])
    const [{ asked, instead }] = standIns
    expect(asked).toBeGreaterThanOrEqual(18)
    expect(instead).toBe(asked)
  })
})

describe('heptapolis online reports', () => {
  test.each([
    ['that a token is missing', [], 'HEPTAPOLIS_TOKEN'],
    [
      'what an address looks like',
      ['--token', 'x', '--server', 'tables'],
      '--server must be like https://tables.example',
    ],
    ['which bots there are', ['--token', 'x', '--bot', 'nobody'], 'medium'],
  ])('%s', async (_, args, said) => {
    const { code, err } = await heptapolis(['online', ...args])
    expect(code).toBe(1)
    expect(err).toContain(said)
  })

  test('an unknown token, in both languages', async () => {
    const { origin } = await startTestServer()
    const args = ['online', '--server', origin, '--token', `hept_${'A'.repeat(43)}`, '--bot', 'easy']
    expect((await heptapolis(args)).err).toContain('This token is unknown or was revoked')
    expect((await heptapolis([...args, '--lang', 'fr'])).err).toContain('Ce jeton est inconnu')
  })

  test('a token that belongs to no bot', async () => {
    const { origin } = await startTestServer()
    const ada = await guestAt(origin)
    const { body } = await ada.post('/me/tokens', { name: 'mine', scopes: ['games:read'] })
    const { err } = await heptapolis(['online', '--server', origin, '--token', String(body.token), '--bot', 'easy'])
    expect(err).toContain('lacks the scope')
  })
})
