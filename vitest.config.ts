import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { longestFirst } from './scripts/testing/longest-first.ts'
import { COMMON, COMPLETE, FILES, LONG, NATIVE, TUTORIAL_TESTS } from './scripts/testing/tiers.ts'

const LONGEST = [
  'rulebook/src/mixes',
  'tests/packages',
  'faults/cluster/cluster',
  'faults/trace',
  'spreading/spreading',
  'faults/kill',
  'postgres/postgres',
  'src/secrecy',
  'checking/positions',
  'cli/src/online/online',
  'faults/restart',
  'faults/slow',
  'bench/cluster',
  'faults/fuzz',
  'checking/reference',
  'checking/verify',
  'ratings/ratings',
  'sqlite/sqlite',
  'bench/measure',
  'online/remote',
  'faults/storm',
  'programs/engine',
]

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
