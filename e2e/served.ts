/** Starts the app as a person would, on a free port, for all tests; it is built first where needed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browser } from '../scripts/browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    browser: string
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const serve = join(import.meta.dirname, '..', 'apps', 'web', 'serve.ts')
  const server = spawn(process.execPath, [serve, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  project.provide('address', await addressOf(server))
  project.provide('browser', browser())
  return () => {
    server.kill()
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
