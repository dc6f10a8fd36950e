import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/longest-first.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./served.ts'],
    pool: 'threads',
    // One more than the two cores of a small machine: a test that plays waits for its page half of the time.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: longestFirst('fit', 'online', 'hints', 'axe-wide', 'axe-phone', 'whole-game') },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
