import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/testing/longest-first.ts'
import { COMMON, COMPLETE, FILES, LONG, LONGEST, NATIVE, TUTORIAL_TESTS } from './scripts/testing/tiers.ts'

export default defineConfig(({ mode }) => ({
  test: {
    sequence: { sequencer: longestFirst(...LONGEST) },
    passWithNoTests: false,
    projects: [
      { extends: false, test: { ...COMMON, ...NATIVE, ...FILES.unit, name: 'unit' } },
      {
        extends: false,
        test: { ...COMMON, ...NATIVE, ...TUTORIAL_TESTS, name: 'tutorial', sequence: { groupOrder: 1 } },
      },
      {
        extends: false,
        test: {
          ...COMMON,
          ...NATIVE,
          ...FILES.services,
          exclude: mode === COMPLETE ? FILES.services.exclude : [...FILES.services.exclude, ...LONG],
          name: 'services',
          globalSetup: ['packages/store/services/broker.ts'],
          // One more than there are cores, because many tests wait for servers and programs.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
}))
