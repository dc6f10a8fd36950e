/** Starts the app as a person would, on a free port, for all tests; it is built first where needed. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browser } from '../scripts/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    browser: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const apps = join(import.meta.dirname, '..', 'apps')
  spawnSync(process.execPath, [join(apps, 'web', 'build.ts'), '--if-needed'], { stdio: 'inherit' })
  const data = mkdtempSync(join(tmpdir(), 'heptapolis-e2e-'))
  const args = [join(apps, 'cli', 'bin', 'heptapolis.ts'), 'serve', '--lan', '--port', '0', '--data', data]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  project.provide('address', await addressOf(server))
  project.provide('browser', browser())
  return async () => {
    server.kill()
    await once(server, 'exit')
    rmSync(data, { recursive: true })
  }
}

/** The address the server prints once it listens. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (said: Buffer) => {
      process.stdout.write(said)
      const address = /http:\/\/\S+/.exec(String(said))?.[0]
      if (address) resolve(address)
    })
    server.on('exit', () => reject(new Error('The app cannot be served.')))
  })
}
