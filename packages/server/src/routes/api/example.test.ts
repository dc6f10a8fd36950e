/** examples/online_bot.py, written from docs/api.md alone, plays whole games at a real server. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { AMONG_FRIENDS } from '@heptapolis/table'
import { randomHex } from '@heptapolis/wire'
import { expect, test } from 'vitest'
import { guestAt, startTestServer, termsFor, until } from '../../testing.ts'
import { botOf, programOf } from './testing.ts'

const EXAMPLE = join(import.meta.dirname, '..', '..', '..', '..', '..', 'examples', 'online_bot.py')

interface GameReport {
  readonly table?: string
  readonly seat?: number
  readonly reason?: string
  readonly result?: { readonly rank: number }
}

/** Runs the example as a process; returns its output by line, and whether it listens. */
function run(server: string, token: string, games: number) {
  const child = spawn('python3', [EXAMPLE, server, token, '--games', String(games)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: GameReport[] = []
  let text = ''
  let heard = (): void => {}
  const listens = new Promise<void>((resolve) => {
    heard = resolve
  })
  child.stdout.on('data', (part) => {
    const parts = `${text}${part}`.split('\n')
    text = parts.pop() ?? ''
    lines.push(...parts.map((line) => JSON.parse(line)))
    heard()
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return { lines, listens, ended }
}

test('two Python bots play games of two and three, the free city included', async () => {
  const server = await startTestServer()
  const ada = await guestAt(server.origin)
  const host = await programOf(ada, ['tables:write', 'games:read'])
  const accounts = [await botOf(ada, 'Deep'), await botOf(ada, 'Thought')]
  const bots = accounts.map(({ token }) => run(server.origin, token, 2))
  await Promise.all(bots.map(({ listens }) => listens))
  for (const players of [2, 3]) {
    const asked = { cid: randomHex(8), name: 'Host', terms: termsFor(players), options: AMONG_FRIENDS }
    const { body } = await host.post('/tables', asked)
    for (const { bot } of accounts) expect((await host.post(`/tables/${body.table}/bots`, { bot })).status).toBe(200)
    const seats = () => server.context.liveTables.at(String(body.table)).table?.seats ?? []
    await until(() => seats().filter(({ isProgram }) => isProgram).length === 2)
    const begin = { cid: randomHex(8), command: { do: 'begin', fill: 'easy' } }
    expect((await host.post(`/tables/${body.table}/room`, begin)).body).toEqual({ ok: true })
  }
  expect(await Promise.all(bots.map(({ ended }) => ended))).toEqual([0, 0])
  for (const { lines } of bots) {
    const games = lines.filter(({ table }) => table !== undefined)
    expect(games.map(({ reason }) => reason)).toEqual(['finished', 'finished'])
    expect(games.every(({ result }) => (result?.rank ?? 0) >= 1)).toBe(true)
  }
})
