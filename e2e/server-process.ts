/** Game server as a child process of a test, with data and log in a temporary folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A host name that is not loopback: an insecure context, as for phones in the same network. */
export const NETWORK_NAME = 'tables.test'

const SERVE = [join(import.meta.dirname, '..', 'apps', 'cli', 'bin', 'heptapolis.ts'), 'serve', '--lan']

export class ServerProcess {
  readonly #folder = mkdtempSync(join(tmpdir(), 'heptapolis-e2e-'))
  /** The output of its processes. */
  readonly log = join(this.#folder, 'server.log')
  #process: ChildProcess | undefined

  /** Starts the server on this port, or on a free one; returns the printed address. */
  async start(port = '0', env: Record<string, string> = {}): Promise<string> {
    const server = spawn(process.execPath, [...SERVE, '--port', port, '--data', join(this.#folder, 'data')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, HEPTAPOLIS_HOSTS: NETWORK_NAME, ...env },
    })
    this.#process = server
    server.stderr.on('data', (text: Buffer) => appendFileSync(this.log, text))
    return new Promise((resolve, reject) => {
      server.stdout.on('data', (text: Buffer) => {
        appendFileSync(this.log, text)
        const address = /http:\/\/localhost:\d+/.exec(String(text))?.[0]
        if (address) resolve(address)
      })
      server.on('exit', () => reject(new Error(`The server did not start; its log: ${this.log}`)))
    })
  }

  /** Kills it without shutdown, as a power failure would. */
  async kill(): Promise<void> {
    const server = this.#process
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'close')
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#folder, { recursive: true })
  }
}
