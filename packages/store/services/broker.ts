/**
 * Broker of test services for a whole test run. The first request starts a service, later ones share it, and
 * it stops with the run. A run without requests starts none.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BROKER, type Service } from './index.ts'
import { type PrivateServer, privatePostgres, privateRedis } from './private.ts'

const STARTS = { postgres: privatePostgres, redis: privateRedis }

export async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-broker-'))
  const path = join(folder, 'socket')
  const started = new Map<Service, Promise<PrivateServer | undefined>>()
  const broker = createServer((asked) => {
    asked.once('data', async (name) => {
      const service = String(name) as Service
      const running = started.get(service) ?? STARTS[service]()
      started.set(service, running)
      const server = await running.catch(() => undefined)
      asked.end(server?.url ?? '')
    })
  })
  await new Promise<void>((resolve) => broker.listen(path, resolve))
  process.env[BROKER] = path
  return async () => {
    broker.close()
    for (const running of started.values()) await (await running.catch(() => undefined))?.close()
    rmSync(folder, { recursive: true })
  }
}
