import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/testing/longest-first.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./served.ts'],
    pool: 'threads',
    maxWorkers: availableParallelism(),
    isolate: false,
    sequence: {
      sequencer: longestFirst(
        'absence',
        'fit',
        'online/tables',
        'hints',
        'library',
        'rules',
        'whole-game',
        'mine',
        'talk',
      ),
    },
    // A busy machine needs a long timeout.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
