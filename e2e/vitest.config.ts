import { availableParallelism } from 'node:os'
import { posix } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/testing/longest-first.ts'
import { COMPLETE, LONG_E2E, LONGEST_E2E, NATIVE } from '../scripts/testing/tiers.ts'

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(mode === COMPLETE ? [] : LONG_E2E.map((file) => posix.relative('e2e', file))),
    ],
    ...NATIVE,
    globalSetup: ['./served.ts'],
    pool: 'threads',
    maxWorkers: availableParallelism(),
    isolate: false,
    sequence: { sequencer: longestFirst(...LONGEST_E2E) },
    // A busy machine needs a long timeout.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
}))
