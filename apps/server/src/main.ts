/** `npm start`: serves the app and online tables from one process and one file. */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { availableParallelism, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@heptapolis/store'
import { renderUnicodeCompact } from 'uqr'
import { type Config, readConfig } from './config.ts'
import { buildServer, House } from './index.ts'

const WEB = join(import.meta.dirname, '..', '..', 'web')
const FILE = 'tables.db'

const config = readConfig(process.argv.slice(2), process.env)
if (!config.ok) stop(config.error.message)
else if (config.value.printsConfig) console.log(JSON.stringify(config.value, undefined, 2))
else await start(config.value)

async function start({ port, lan, data, address, proxies }: Config): Promise<void> {
  const built = spawnSync(process.execPath, [join(WEB, 'build.ts'), '--if-needed'], { stdio: 'inherit' })
  if (built.status !== 0) return stop('The app could not be built.')
  mkdirSync(data, { recursive: true })
  const store = await openSqlite({ file: join(data, FILE) })
  if (!store.ok) return stop(`${join(data, FILE)}: ${store.error.message}`)

  const house = await House.open({ store: store.value, threads: Math.max(1, availableParallelism() - 1) })
  const app = await buildServer(house, {
    app: join(WEB, 'dist'),
    isSecure: address?.startsWith('https:') ?? false,
    trustProxy: [...proxies],
  })
  const close = async (): Promise<void> => {
    await app.close()
    await house.close()
    await store.value.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())

  try {
    await app.listen({ port, host: lan ? '0.0.0.0' : 'localhost' })
  } catch (error) {
    stop(`Port ${port} cannot be used: ${(error as Error).message}. Another one: npm start -- --port 4701`)
    return close()
  }
  sayWhere((app.server.address() as AddressInfo).port, lan, address)
}

function sayWhere(port: number, lan: boolean, address: string | undefined): void {
  console.log(`Heptapolis is at ${address ?? `http://localhost:${port}`}`)
  if (!lan) {
    if (address === undefined) console.log('Phones in the same network can come along with: npm start -- --lan')
    return
  }
  for (const at of localAddresses()) {
    console.log(`For phones in the same network: http://${at}:${port}`)
    console.log(renderUnicodeCompact(`http://${at}:${port}`))
  }
}

/** Of the networks this machine is in; those of phones in the same room are among them. */
function localAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

function stop(why: string): void {
  console.error(why)
  process.exitCode = 1
}
