/** Servers of browser tests. */
import { inject, onTestFinished } from 'vitest'
import { NETWORK_NAME, ServerProcess } from './server-process.ts'

/** Where pages reach a server. */
export type ServerAddress = Pick<TestServer, 'address'>

/** A server for one test, which can be killed and started again with its data. */
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

/** The server of all tests: for tests that do not mind what others do there. */
export const sharedServer = (): ServerAddress => ({ address: inNetwork(inject('address')) })

/** The same server by its loopback name, where browsers grant a secure context. */
export const atLocalhost = ({ address }: ServerAddress): string => address.replace(NETWORK_NAME, 'localhost')

const running = new Set<TestServer>()

/** The logs of the servers that a test of this worker uses now. */
export const serverLogs = (): string[] => [inject('serverLog'), ...[...running].map(({ log }) => log)]

/** Starts a server that is removed when the test ends. */
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
