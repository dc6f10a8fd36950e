/** Global set-up of the browser tests: builds the app if needed and serves it on a free port. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browser } from '../scripts/browser.ts'
import { ServerProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    browser: string
    serverLog: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = join(import.meta.dirname, '..', 'apps', 'web', 'build.ts')
  spawnSync(process.execPath, [build, '--if-needed'], { stdio: 'inherit' })
  const server = new ServerProcess()
  project.provide('address', await server.start())
  project.provide('serverLog', server.log)
  project.provide('browser', browser())
  return () => server.remove()
}
