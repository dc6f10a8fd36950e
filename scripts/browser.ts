/** Finds a Chromium to test in; on Debian and its kin it is installed where there is none. */
import { spawnSync } from 'node:child_process'
import { findChromium } from '@heptapolis/rulebook/file'

export function browser(): string {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found; installing Debian’s …')
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The tests in the browser need Chromium: install it, or name its path in CHROMIUM.')
}
