/** Servers for browser tests: one that all tests share, or one per test that can be killed and restarted. */
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { NETWORK_NAME, ServerProcess } from './server-process.ts'

/** The built app, also for tests that start their server themselves: a process takes more than a second of CPU time. */
export const DIST = join(import.meta.dirname, '..', 'apps', 'web', 'dist')

/** The address of a server. */
export type ServerAddress = Pick<TestServer, 'address'>

/** A server for one test, which can be killed and restarted with its data. */
export class TestServer {
  address = ''
  readonly #process = new ServerProcess()
  readonly log = this.#process.log

  async start(env?: Record<string, string>): Promise<void> {
    const port = this.address === '' ? undefined : new URL(this.address).port
    this.address = inNetwork(await this.#process.start(port, env))
  }

  kill = (): Promise<void> => this.#process.kill()
  remove = (): Promise<void> => this.#process.remove()
}

const inNetwork = (address: string): string => address.replace('localhost', NETWORK_NAME)

/** The server shared by tests that are independent of each other's data. */
export const sharedServer = (): ServerAddress => ({ address: inNetwork(inject('address')) })

/** The same server by its loopback name, which is a secure context. */
export const atLocalhost = ({ address }: ServerAddress): string => address.replace(NETWORK_NAME, 'localhost')

const running = new Set<TestServer>()

/** The logs of all servers that the current test uses. */
export const serverLogs = (): string[] => [inject('serverLog'), ...[...running].map(({ log }) => log)]

/** Starts a server that is removed after the test. */
export async function startServer(): Promise<TestServer> {
  const server = new TestServer()
  running.add(server)
  onTestFinished(async () => {
    running.delete(server)
    await server.remove()
  })
  await server.start()
  return server
}
