/**
 * Vitest global setup that starts PostgreSQL or Redis when a test first needs it. Later tests share the service, and it
 * stops with the test run.
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
