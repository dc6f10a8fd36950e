import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/longest-first.ts'
import { TUTORIAL } from './tests/tutorial/files.ts'

export default defineConfig({
  test: {
    include: ['{packages,apps,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/e2e/**', ...TUTORIAL],
    globalSetup: ['packages/store/services/broker.ts'],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: longestFirst('tests/packages', 'checking/positions', 'src/secrecy', 'rulebook/src/mixes') },
    // Slow and busy machines take their time; no test is about time.
    testTimeout: 60_000,
    passWithNoTests: false,
  },
})
