import { defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/longest-first.ts'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['./served.ts'],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: longestFirst('fit', 'online', 'hints', 'axe-wide', 'axe-phone', 'whole-game') },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
