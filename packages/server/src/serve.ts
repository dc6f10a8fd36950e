/** Start and stop of a whole server: database, services and listening port. */
import { hash } from 'node:crypto'
import { mkdirSync, statfsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { fail, messageOf, ok, type Result } from '@heptapolis/engine/kernel'
import {
  keepPrivate,
  type LastingStore,
  lockForServer,
  openPostgres,
  openSqlite,
  type SqliteOptions,
} from '@heptapolis/store'
import { useSha256 } from '@heptapolis/table'
import type { WorkerProgram } from './bots/worker-pool.ts'
import { type Bus, noBus } from './cluster/bus.ts'
import { overNotify } from './cluster/notify.ts'
import type { Config } from './config.ts'
import { ServerContext } from './context/server-context.ts'
import { Logger } from './core/logger.ts'
import { logStoreFailures } from './core/store-logging.ts'
import type { Meters } from './metrics/meters.ts'
import { buildServer } from './server.ts'

const FILE = 'tables.db'
/** The folder contains secrets of running games. */
const FOR_OWNER = 0o700

/**
 * How far V8's heap may grow beyond live objects before V8 marks all of it again. Positions of tables are replaced at
 * every choice; with V8's own limit 100 tables are marked every six seconds, which takes a fifth of all CPU.
 */
const HEAP_GROWTH = '--heap-growing-percent=300'

/** Database file in a data folder. */
export const fileIn = (data: string): string => join(data, FILE)

export interface RunningServer {
  readonly port: number
  /** Settles when the database was restored while the server ran: its tables no longer exist, so it has to stop. */
  readonly restored: Promise<void>
  /** Closes connections with a goodbye, and finishes running writes. */
  stop(): Promise<void>
}

export interface ServeOptions {
  /** Folder of the built app; without it only the API is served. */
  readonly app?: string
  readonly logger?: Logger
  /** `normal` is unsafe; only the durability test uses it, to prove that it fails. */
  readonly synchronous?: 'full' | 'normal'
  /** Wraps the bus, for tests. */
  readonly heard?: (bus: Bus) => Bus
  /** Entry of the worker threads, for tests. */
  readonly program?: WorkerProgram
}

/**
 * Serves the app and tables. Fails with `bad-folder`, `folder-in-use`, `bad-database`, `bad-hints` or `port-in-use`.
 */
export async function serve(
  config: Config,
  { app, logger = new Logger(), synchronous, heard = (bus) => bus, program }: ServeOptions = {},
): Promise<Result<RunningServer>> {
  useSha256((text) => hash('sha256', text))
  setFlagsFromString(HEAP_GROWTH)
  const { port, lan, address, proxies, metricsToken, admins, seasonWeeks, networkLimits, hosts } = config
  const store = await openOwnStore(config, synchronous)
  if (!store.ok) return store
  const bus = await openBus(config, logger)
  if (!bus.ok) {
    await store.value.close()
    return bus
  }
  const { promise: restored, resolve } = Promise.withResolvers<void>()
  const context = await ServerContext.open({
    restored: resolve,
    store: logStoreFailures(store.value, logger),
    bus: heard(bus.value),
    threads: Math.max(1, availableParallelism() - 1),
    ...(program && { program }),
    logger,
    seasonWeeks,
    ...(networkLimits !== undefined && { networkLimits }),
    notify: { address, contact: config.contact, privateHooks: config.privateHooks },
    admins,
  })
  const isSecure = address?.startsWith('https:') ?? false
  const server = await buildServer(context, {
    app,
    address,
    lan,
    hosts,
    isSecure,
    trustProxy: [...proxies],
    metricsToken,
  })
  measure(context.meters, store.value)
  if (config.store === undefined) measureFile(context.meters, config.data)
  const stop = async (): Promise<void> => {
    logger.info({ what: 'stopping' })
    await server.close()
    await context.close()
    await store.value.close()
  }
  try {
    await server.listen({ port, host: lan ? '0.0.0.0' : 'localhost' })
  } catch (error) {
    await stop()
    return fail('port-in-use', messageOf(error))
  }
  const bound = server.server.address()
  const at = typeof bound === 'object' ? (bound?.port ?? port) : port
  logger.info({ what: 'listening', port: at })
  return ok({ port: at, restored, stop })
}

/** Bus to servers on the same store. */
async function openBus({ store, hints }: Config, logger: Logger): Promise<Result<Bus>> {
  if (store === undefined) return ok(noBus)
  if (hints === undefined) return ok(await overNotify(store))
  try {
    const { overRedis } = await import('./cluster/redis.ts')
    return ok(await overRedis(hints, (problem) => logger.problem({ what: 'hints', code: problem.name })))
  } catch (error) {
    return fail('bad-hints', messageOf(error))
  }
}

/** Milliseconds in which choices share a commit and a broadcast. */
const GATHER = 4

/** Opens the server's store; a lock keeps other servers off the file. */
async function openOwnStore(config: Config, synchronous: ServeOptions['synchronous']): Promise<Result<LastingStore>> {
  if (config.store !== undefined) return openStore(config)
  const made = madeFolder(config.data)
  if (!made.ok) return made
  const lock = lockForServer(fileIn(config.data))
  if (!lock.ok) return fail(lock.error.code === 'busy' ? 'folder-in-use' : 'bad-folder', lock.error.message)
  const opened = await openStore(config, { gather: GATHER, ...(synchronous && { synchronous }) })
  if (!opened.ok) {
    lock.value.release()
    return opened
  }
  const close = async (): ReturnType<LastingStore['close']> => {
    const closed = await opened.value.close()
    lock.value.release()
    return closed
  }
  return ok({ ...opened.value, close })
}

/** Opens the SQLite file or the PostgreSQL database. Fails with `bad-folder` or `bad-database`. */
export async function openStore(
  { data, store: url }: Pick<Config, 'data' | 'store'>,
  settings: Omit<SqliteOptions, 'file'> = {},
): Promise<Result<LastingStore>> {
  const opened = url === undefined ? await openFile(data, settings) : await openPostgres({ url })
  if (opened.ok || opened.error.code === 'bad-folder') return opened
  return { ok: false, error: { code: 'bad-database', message: opened.error.message, values: opened.error } }
}

async function openFile(data: string, settings: Omit<SqliteOptions, 'file'>): Promise<Result<LastingStore>> {
  const made = madeFolder(data)
  return made.ok ? openSqlite({ file: fileIn(data), ...settings }) : made
}

function madeFolder(data: string): Result<void> {
  try {
    mkdirSync(data, { recursive: true, mode: FOR_OWNER })
    keepPrivate(fileIn(data))
    return ok(undefined)
  } catch (error) {
    return fail('bad-folder', messageOf(error))
  }
}

function measure(meters: Meters, { counts }: LastingStore): void {
  meters.counted('commits_total', 'How often the disk was waited for.', () => counts.commits)
  meters.counted('jobs_total', 'What was written, several things at a time.', () => counts.jobs)
}

/** Metrics of a database file. */
function measureFile(meters: Meters, data: string): void {
  const sizeOf = (part: string): number => statSync(fileIn(data) + part, { throwIfNoEntry: false })?.size ?? 0
  meters.gauge('database_bytes', 'The database and what lies beside it.', () => sizeOf('') + sizeOf('-wal'))
  meters.gauge('disk_free_bytes', 'Room left on its disk.', () => {
    const { bavail, bsize } = statfsSync(data)
    return bavail * bsize
  })
}
