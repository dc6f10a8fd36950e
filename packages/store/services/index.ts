/**
 * PostgreSQL and Redis for tests: named by an environment variable, found on this machine, or started for the test run.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import { connectionTo } from './connection.ts'
import { hasRedis, postgresPrograms, privatePostgres, privateRedis } from './private.ts'

export { connectionTo, type SqlConnection } from './connection.ts'
export { type KeptLog, keepLog, restored } from './log.ts'
export {
  copyOfPostgres,
  freePort,
  type PrivateServer,
  postgresPrograms,
  privatePostgres,
  privateRedis,
} from './private.ts'
export { byWayOf, type ProxyRoute, proxyTo } from './proxy.ts'

export type Service = 'postgres' | 'redis'

/** Address of the broker of this test run. */
export const BROKER = 'HEPTAPOLIS_TEST_BROKER'
const NAMED: Record<Service, string> = { postgres: 'HEPTAPOLIS_TEST_POSTGRES', redis: 'HEPTAPOLIS_TEST_REDIS' }
const PACKAGES: Record<Service, string> = { postgres: 'postgresql', redis: 'redis-server' }

const PROGRAMS: Record<Service, () => boolean> = { postgres: () => postgresPrograms() !== undefined, redis: hasRedis }

/**
 * One line on the services whose tests are skipped on this machine and how to install them; undefined if none
 * are.
 */
export async function leftOut(): Promise<string | undefined> {
  const missing: Service[] = []
  for (const service of ['postgres', 'redis'] as const) {
    if (!(await there(service)) && !PROGRAMS[service]()) missing.push(service)
  }
  if (missing.length === 0) return undefined
  const [packages, names] = [PACKAGES, NAMED].map((all) => missing.map((service) => all[service]))
  return `Not tested: what needs ${missing.join(' and ')}. apt-get install ${packages.join(' ')}, or set ${names.join(' and ')}.`
}

/** Whether a test can start a private server to stop and disconnect. If not, prints what remains untested. */
export function hasOwn(service: Service, untested: string): boolean {
  if (PROGRAMS[service]()) return true
  console.log(`${untested}: not tested. apt-get install ${PACKAGES[service]}.`)
  return false
}

/** Service that is configured or listens on this machine. */
const there = async (service: Service): Promise<string | undefined> =>
  process.env[NAMED[service]] || (await LISTENING[service]())

/**
 * Address of a service. Undefined if there is none; then a line says what remains untested and how to install
 * it.
 */
export async function serviceFor(service: Service, untested: string): Promise<string | undefined> {
  const url = (await there(service)) || (await started(service))
  if (url) return url
  console.log(`${untested}: not tested. apt-get install ${PACKAGES[service]}, or set ${NAMED[service]} to its address.`)
  return undefined
}

async function started(service: Service): Promise<string | undefined> {
  const broker = process.env[BROKER]
  if (!broker) return (await (service === 'postgres' ? privatePostgres() : privateRedis()))?.url
  const line = connect(broker)
  line.write(service)
  return text(line)
}

const LISTENING: Record<Service, () => Promise<string | undefined>> = {
  async postgres() {
    if (!(await listens(5432))) return undefined
    for (const user of new Set(['postgres', userInfo().username])) {
      const url = `postgres://${user}@127.0.0.1:5432/postgres`
      if (await letsIn(url)) return url
    }
    return undefined
  },
  async redis() {
    return (await listens(6379)) ? 'redis://127.0.0.1:6379' : undefined
  },
}

async function listens(port: number): Promise<boolean> {
  const line = connect({ port, host: '127.0.0.1' })
  try {
    await once(line, 'connect')
    return true
  } catch {
    return false
  } finally {
    line.destroy()
  }
}

/** Whether tests may create databases there. */
async function letsIn(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} })
  try {
    const [role] = await sql`select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user`
    return role?.may === true
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export interface Database {
  readonly url: string
  drop(): Promise<void>
}

/** Creates a database for one test. */
export async function freshDatabase(server: string): Promise<Database> {
  const name = `heptapolis_test_${process.pid}_${Date.now().toString(36)}_${made++}`
  const url = new URL(server)
  url.pathname = name
  const onServer = async (sql: string): Promise<void> => {
    const connection = connectionTo(server)
    await connection.unsafe(sql)
    await connection.end()
  }
  await onServer(`create database ${name}`)
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}
let made = 0

/** Deletes all rows. Faster than a new database, and `delete` is faster than `truncate` on small tables. */
export async function emptied(url: string): Promise<void> {
  const connection = connectionTo(url)
  const found =
    await connection`select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration'`
  const emptying = found.map(({ tablename }) =>
    tablename === LASTING ? `truncate ${tablename} restart identity` : `delete from ${tablename}`,
  )
  await connection.unsafe(emptying.join(';'))
  await connection.end()
}
/** A trigger forbids deleting rows from this table. */
const LASTING = 'audit'
