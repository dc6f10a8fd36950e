import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { longestFirst } from '../scripts/testing/longest-first.ts'
import { COMPLETE } from '../scripts/testing/tiers.ts'

/** Files of the complete set. Another test enters a whole game into the score pad, and unit tests score this one. */
const LONG = ['reference/scorepad-cities.test.ts']

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(mode === COMPLETE ? [] : LONG)],
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
}))
