/** A server of a test's own, which may be killed and started again where it was. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'

const SERVE = [join(import.meta.dirname, '..', 'apps', 'cli', 'bin', 'heptapolis.ts'), 'serve']

/** Where people meet. */
export type House = Pick<Inn, 'address'>

export class Inn {
  /** As phones in the same network have it: plain http, at a name that is not this machine. */
  address = ''
  /** When it was first started, on the clock of the test. */
  readonly startedAt = performance.now()
  readonly #data = mkdtempSync(join(tmpdir(), 'heptapolis-inn-'))
  #server: ChildProcess | undefined

  async open(env: Record<string, string> = {}): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port
    const server = spawn(process.execPath, [...SERVE, '--lan', '--port', port, '--data', this.#data], {
      stdio: 'pipe',
      env: { ...process.env, ...env },
    })
    this.#server = server
    this.address = await new Promise((resolve, reject) => {
      server.stdout.on('data', (said: Buffer) => {
        const found = /http:\/\/localhost:\d+/.exec(String(said))?.[0]
        if (found) resolve(found.replace('localhost', 'tables.test'))
      })
      server.on('exit', () => reject(new Error('The server cannot be started.')))
    })
  }

  /** As when the power goes. */
  async kill(): Promise<void> {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true })
  }
}

/** The server of all tests, as phones in the same network have it: for whoever minds nobody else there. */
export const sharedInn = (): House => ({ address: inject('address').replace('localhost', 'tables.test') })

/** As a browser on this very machine has it: what needs a secure context is there. */
export const atHome = ({ address }: House): string => address.replace('tables.test', 'localhost')

/** It is closed once the test is over. */
export async function openInn(): Promise<Inn> {
  const inn = new Inn()
  onTestFinished(() => inn.close())
  await inn.open()
  return inn
}
