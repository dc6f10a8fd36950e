import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'
import { TUTORIAL } from './tests/tutorial/files.ts'

const LONGEST = [
  'tests/packages',
  'faults/nodes/nodes',
  'faults/trace',
  'spreading/spreading',
  'faults/kill',
  'postgres/postgres',
  'src/secrecy',
  'checking/positions',
  'rulebook/src/mixes',
  'cli/src/online/online',
  'faults/restart',
  'faults/slow',
  'bench/nodes',
  'faults/fuzz',
  'checking/second',
  'checking/verify',
  'ratings/ratings',
  'sqlite/sqlite',
  'bench/measure',
  'online/remote',
  'faults/storm',
  'commands/engine',
]

export default defineConfig({
  test: {
    include: ['{packages,apps,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', ...TUTORIAL],
    globalSetup: ['packages/store/services/broker.ts'],
    // Programs and threads that tests start need not strip types again: many of them start in half the time.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
    pool: 'threads',
    // One more than the two cores of a small machine: many tests wait for servers and programs of their own.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: longestFirst(...LONGEST) },
    // Slow and busy machines take their time; no test is about time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    passWithNoTests: false,
  },
})
