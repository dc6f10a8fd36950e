/**
 * Test helper: starts Debian's PostgreSQL or Redis on a free port, in a temporary folder that is deleted at the end.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** User id of the servers: neither should run as root. */
const NOBODY = 65534
export const asSomebody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/**
 * Watchdog process: stops its server when its standard input closes and deletes the folder unless told to
 * keep it. So a killed test leaves nothing behind.
 */
const KEEPER = `
  signal=$0; folder=$1; shift; exec 3<&0
  "$@" </dev/null 3<&- & server=$!
  trap "" INT TERM
  { read -r word <&3; [ "$word" = stay ] || : >"$folder/over"; kill -$signal $server; } & reader=$!
  wait $server; code=$?
  kill -KILL $reader 2>/dev/null
  [ ! -e "$folder/over" ] || rm -rf "$folder"
  exit $code`

export interface PrivateServer {
  readonly url: string
  readonly port: number
  /** CPU seconds of all its processes; only where /proc exists. */
  cpu(): number
  /** Restarts it with its data on the same port. */
  start(): Promise<void>
  /** Stops it at once, like the loss of its machine. */
  stop(): Promise<void>
  /** Stops it and deletes its data. */
  close(): Promise<void>
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Newest installed version that the store supports. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number) : []
  const newest = Math.max(...versions.filter((version) => existsSync(join(root, String(version), 'bin', 'initdb'))))
  return newest >= OLDEST ? join(root, String(newest), 'bin') : undefined
}
const OLDEST = 15

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0

/** Faster settings without durability: no test of this server is about power loss. */
const HASTE = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB', 'max_connections=100']

/** A different collation from ours, so that a query that relies on the database's order fails its test. */
const ANEW = 'initdb -U postgres -A trust -E UTF8 --no-sync --locale-provider=icu --icu-locale=en'
/** Includes the log written during the copy. */
const COPIED = 'pg_basebackup -X stream --checkpoint=fast --no-sync -d'

/** Creates a server, or starts one from such a folder. */
export async function privatePostgres(
  settings: readonly string[] = [],
  from?: string,
): Promise<PrivateServer | undefined> {
  const programs = postgresPrograms()
  if (programs === undefined) return undefined
  const folder = from ?? make(ANEW)
  const data = join(folder, 'data')
  const port = await freePort()
  const serverSettings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...HASTE,
    ...settings,
  ]
  const args = ['-D', data, ...serverSettings.flatMap((setting) => ['-c', setting])]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return server({
    program: join(programs, 'postgres'),
    signal: 'QUIT',
    args,
    ready: 'ready to accept connections',
    folder,
    port,
    url,
  })
}

/** Folder with a base backup of a running server. */
export const copyOfPostgres = (url: string): string => make(`${COPIED} ${url}`)

function make(command: string): string {
  const folder = newFolder()
  const [program, ...how] = command.split(' ')
  const made = spawnSync(join(postgresPrograms() ?? '', program), [...how, '-D', join(folder, 'data')], {
    ...asSomebody,
    encoding: 'utf8',
    env: { LC_ALL: 'C.UTF-8', PATH: process.env.PATH },
  })
  if (made.status !== 0) throw new Error(`${program}: ${made.stderr}`)
  return folder
}

export async function privateRedis(): Promise<PrivateServer | undefined> {
  if (!hasRedis()) return undefined
  const folder = newFolder()
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const url = `redis://127.0.0.1:${port}`
  return server({
    program: 'redis-server',
    signal: 'KILL',
    args,
    ready: 'Ready to accept connections',
    folder,
    port,
    url,
  })
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-service-'))
  if ('uid' in asSomebody) chownSync(folder, NOBODY, NOBODY)
  return folder
}

/** Milliseconds; generous, because the machine may be busy. */
const TO_START = 120_000
const TO_STOP = 60_000

async function within<T>(time: number, awaited: Promise<T>, why: () => string): Promise<T> {
  const stop = new AbortController()
  const late = setTimeout(time, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Error(why())
  })
  late.catch(() => {})
  try {
    return await Promise.race([awaited, late])
  } finally {
    stop.abort()
  }
}

interface Program {
  readonly program: string
  /** Signal that stops it at once. */
  readonly signal: string
  readonly args: readonly string[]
  /** Output that means that it listens. */
  readonly ready: string
  readonly folder: string
  readonly port: number
  readonly url: string
}

async function server({ program, signal, args, ready, folder, port, url }: Program): Promise<PrivateServer> {
  let keeper: ChildProcess | undefined

  const start = async (): Promise<void> => {
    const child = spawn('sh', ['-c', KEEPER, signal, folder, program, ...args], {
      ...asSomebody,
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    keeper = child
    let said = ''
    const listening = new Promise<void>((resolve, reject) => {
      const listen = (text: Buffer): void => {
        said += text
        if (!said.includes(ready)) return
        said = ''
        resolve()
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`${program}: ${said}`)))
    })
    await within(TO_START, listening, () => `${program} does not start: ${said}`)
    // The child must not keep this process alive.
    child.unref()
    for (const pipe of [child.stdin, child.stdout, child.stderr])
      if ('unref' in pipe && typeof pipe.unref === 'function') pipe.unref()
  }

  const stop = async (): Promise<void> => {
    const child = keeper
    keeper = undefined
    if (!child || child.exitCode !== null) return
    child.ref()
    const ended = once(child, 'exit')
    child.stdin?.end('stay\n')
    await within(TO_STOP, ended, () => `${program} does not end`)
  }

  const close = async (): Promise<void> => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    await close()
    throw error
  }
  return { url, port, cpu: () => (keeper?.pid === undefined ? 0 : cpuOf(keeper.pid)), start, stop, close }
}

/** Clock ticks per second in /proc. */
const A_SECOND = 100

/** CPU time of a process, its finished children and its running ones. */
function cpuOf(pid: number): number {
  try {
    const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/, 'name')
      .split(' ')
    const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / A_SECOND
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
    return started.reduce((sum, child) => sum + cpuOf(Number(child)), own)
  } catch {
    return 0
  }
}
