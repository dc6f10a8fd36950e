/** Finds the Chromium browser for tests; installs it on Debian-like systems if there is none. */
import { spawnSync } from 'node:child_process'
import { findChromium } from '@heptapolis/rulebook/file'

export function browser(): string {
  const found = findChromium() ?? install()
  if (found) return found
  throw new Error('The tests in the browser need Chromium: install it, or name its path in CHROMIUM.')
}

function install(): string | undefined {
  console.log('No Chromium found; installing Debian’s …')
  apt('update')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '--no-install-recommends', name)
    const installed = findChromium()
    if (installed) return installed
  }
  return undefined
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env })
}
