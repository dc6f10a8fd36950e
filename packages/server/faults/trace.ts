/**
 * Durability test with strace: no acknowledgement may leave a socket before the choice is on disk.
 * packages/store/faults/trace.ts explains how system calls are parsed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectionTo, privatePostgres } from '@heptapolis/store/services'
import { readCalls, type TraceResult, type TraceTarget, WATCHED } from '../../store/faults/trace.ts'
import { TestGuest, termsFor } from '../src/test-guest.ts'
import { freePort, listens, TEST_SERVER } from './child.ts'

type TraceOptions = Omit<TraceTarget, 'choice'> & {
  readonly seed: string
  readonly enough: number
  /** Further processes to trace, and further settings of the server. */
  readonly also?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Ends the further processes. */
  readonly end?: () => Promise<void>
  readonly synchronous?: 'full' | 'normal'
}

export const traceServer = (synchronous: 'full' | 'normal', seed: string, enough: number): Promise<TraceResult> =>
  traced({ synchronous, seed, enough, isLine: (_, path) => path.startsWith('socket:') })

/** Whether running processes may be traced. */
export const mayAttach = (): boolean => process.getuid?.() === 0

/** No truncation: pages of the log contain much else. */
const WHOLE = ['-s', '300000']

/** The same with PostgreSQL and all its processes; undefined without one. */
export async function tracePostgres(
  fsync: 'on' | 'off',
  seed: string,
  enough: number,
): Promise<TraceResult | undefined> {
  const database = await privatePostgres([`fsync=${fsync}`])
  if (!database) return undefined
  try {
    const attached = (await processesOf(database.url)).flatMap((pid) => ['-p', pid])
    return await traced({
      seed,
      enough,
      also: [...WHOLE, ...attached],
      env: { HEPTAPOLIS_STORE: database.url },
      end: () => database.close(),
      // The server sends the same command to the database first.
      isLine: (_, path, call) => path.startsWith('socket:') && call.includes(String.raw`{\"t\":\"ack\"`),
      isLog: (path) => path.includes('/pg_wal/'),
    })
  } finally {
    await database.close()
  }
}

/** Main process and current children; strace follows later ones by itself. */
async function processesOf(url: string): Promise<string[]> {
  const sql = connectionTo(url)
  const [{ pid }] = await sql`select pg_backend_pid() as pid`
  const first = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
  await sql.end()
  const started = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8')
  return [first, ...started.split(' ').filter((other) => other !== '' && other !== String(pid))]
}

async function traced({
  synchronous = 'full',
  seed,
  enough,
  also = [],
  env,
  end,
  ...watching
}: TraceOptions): Promise<TraceResult> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-trace-'))
  const calls = join(folder, 'calls')
  const port = await freePort()
  const testServer = [process.execPath, TEST_SERVER, folder, String(port), synchronous]
  const server = spawn('strace', [...WATCHED, ...also, '-o', calls, ...testServer], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const guests: TestGuest[] = []
  let watched: number | undefined
  try {
    watched = await listens(server)
    for (let i = 0; i < 2; i++) guests.push(await TestGuest.at(`http://127.0.0.1:${port}`))
    await playSome(guests, seed, enough)
    process.kill(watched, 'SIGKILL')
    watched = undefined
    await end?.()
    await ended
    const acknowledged = guests.flatMap((guest) => [...guest.acknowledged])
    const choice = new RegExp(acknowledged.join('|'), 'g')
    return readCalls(readFileSync(calls, 'latin1'), { ...watching, choice })
  } finally {
    for (const { connection } of guests) connection.close()
    if (watched !== undefined) process.kill(watched, 'SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

/** Two guests and a bot play until enough is acknowledged. */
async function playSome([ada, bob]: readonly TestGuest[], seed: string, enough: number): Promise<void> {
  const { table, invite } = await ada.opens(termsFor(3))
  await bob.sits({ table }, invite, 'Bob')
  await ada.does({ table }, { do: 'begin', fill: 'easy' })
  const heard = (): void => {
    const count = ada.acknowledged.size + bob.acknowledged.size
    for (const guest of [ada, bob]) guest.isStopped ||= count >= enough
  }
  for (const guest of [ada, bob]) guest.onAck = heard
  await Promise.all([ada.plays({ table }, `${seed} ada`), bob.plays({ table }, `${seed} bob`)])
}
