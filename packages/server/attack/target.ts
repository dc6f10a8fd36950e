/** Servers that the security tests attack: real ones, started in the process of the test, on loopback. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine/kernel'
import { openPostgres, openSqlite, type Store } from '@heptapolis/store'
import { overNotify } from '../src/cluster/notify.ts'
import { overRedis } from '../src/cluster/redis.ts'
import { buildServer, Logger, ServerContext } from '../src/index.ts'

export interface Target {
  /** Plan for starting another one like it. */
  readonly plan: Plan
  readonly origin: string
  readonly port: number
  readonly context: ServerContext
  /** Another server on the same store, or the same one. */
  readonly other: ServerContext
  readonly otherOrigin: string
  /** Log entries that must not appear. */
  readonly problems: readonly string[]
  /** Redis URL of the hints, if anybody could send some. */
  readonly redis?: string
  close(): Promise<void>
}

export interface Plan {
  readonly store: 'sqlite' | 'postgres'
  readonly lan: boolean
  /** Webhooks only to public addresses, as on the Internet; otherwise loopback is allowed. */
  readonly publicHooks?: true
  readonly postgres?: string
  readonly redis?: string
}

interface RunningTarget {
  readonly context: ServerContext
  readonly port: number
  close(): Promise<void>
}

async function run(store: Store, plan: Plan, problems: string[]): Promise<RunningTarget> {
  const logger = new Logger((line) => problems.push(line))
  const { postgres, redis } = plan
  const shared = redis === undefined ? postgres && overNotify(postgres) : overRedis(redis, () => {})
  const bus = await (shared || undefined)
  const context = await ServerContext.open({
    store,
    logger,
    notify: { privateHooks: !plan.publicHooks },
    ...(bus && { bus }),
  })
  const app = await buildServer(context, {})
  await app.listen({ port: 0, host: plan.lan ? '0.0.0.0' : '127.0.0.1' })
  const close = async (): Promise<void> => {
    await app.close()
    await context.close()
    await store.close()
  }
  return { context, port: (app.server.address() as AddressInfo).port, close }
}

export async function start(plan: Plan): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-attack-'))
  const open = async (): Promise<Store> =>
    sure(
      plan.store === 'postgres'
        ? await openPostgres({ url: plan.postgres ?? '' })
        : await openSqlite({ file: join(folder, 'tables.db') }),
    )
  const problems: string[] = []
  const one = await run(await open(), plan, problems)
  const other = plan.store === 'postgres' ? await run(await open(), plan, problems) : one
  return {
    plan,
    origin: `http://127.0.0.1:${one.port}`,
    port: one.port,
    context: one.context,
    other: other.context,
    otherOrigin: `http://127.0.0.1:${other.port}`,
    problems,
    ...(plan.redis === undefined ? {} : { redis: plan.redis }),
    close: async () => {
      await one.close()
      if (other !== one) await other.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
