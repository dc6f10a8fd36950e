/** Test tiers (unit, services, e2e): which test files belong to each, and settings that all tiers share. */
import { globSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { ADDED_BOX, BESIDE, NOT_BESIDE, TUTORIAL } from '../../tests/tutorial/files.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Test files of unit packages that start programs or open sockets; tests/testing.test.ts keeps the list exact. */
const STARTS_PROGRAMS: readonly string[] = [
  'packages/bots/src/outside/*.test.ts',
  'packages/wire/src/client/{clock,connection,outbox,snapshots}.test.ts',
  'apps/web/src/online/connection/remote-table.test.ts',
  'packages/rulebook/src/print/spelling.test.ts',
  'tests/{documentation,packages}.test.ts',
  'tests/{correction,draft-language}/*.test.ts',
]

const UNIT = ['{packages,apps,tests}/**/*.test.{ts,tsx}']
const SERVICES: readonly string[] = [
  'packages/{store,server}/**/*.test.ts',
  'apps/cli/**/*.test.ts',
  ...STARTS_PROGRAMS,
]
/**
 * Files of the services tier that only the complete set runs: packed packages, the bench commands, and the fault
 * commands beside those for kills, system calls and malformed frames, which `npm test` samples.
 */
export const LONG: readonly string[] = [
  'tests/packages.test.ts',
  'packages/server/bench/{cluster,measure,sockets}.test.ts',
  'packages/server/faults/{restart,slow,storm}.test.ts',
  'packages/server/faults/cluster/cluster.test.ts',
]
/**
 * Browser tests that only the complete set runs. Another test enters a whole game into the score pad, and unit tests
 * score this one; unit tests know the tables of the ladder; axe passes over the same screens on a phone, and `npm run axe`
 * over all.
 */
export const LONG_E2E: readonly string[] = [
  'e2e/online/moderation.test.ts',
  'e2e/reference/scorepad-cities.test.ts',
  'e2e/table/ladder.test.ts',
  'e2e/table/thumb.test.ts',
  'e2e/whole-app/axe-wide.test.ts',
]
/** The slowest test files, which start first: by wall time in a run of both last steps on two cores. */
export const LONGEST: readonly string[] = [
  'secrecy/secrecy',
  'rulebook/src/mixes',
  'learn/learn',
  'archive/archive',
  'rulebook/src/render',
  'tests/packages',
  'faults/cluster/cluster',
  'attack/attack',
  'cli/src/online/online',
  'ratings/ratings',
  'postgres/faults',
  'spreading/spreading',
  'connection/remote-table',
  'lobby/updates',
  'faults/trace',
  'correction/correction',
  'src/cluster/cluster',
  'server/migrate',
  'faults/fuzz',
  'cluster/bus',
  'sqlite/faults',
  'routes/deals',
  'store/src/move',
  'draft-language/draft-language',
  'series/simulate',
  'programs/engine',
  'faults/kill',
  'faults/restart',
  'faults/slow',
  'faults/storm',
  'bench/cluster',
  'bench/measure',
]
export const LONGEST_E2E: readonly string[] = [
  'online/tables',
  'online/mine',
  'fit/fit',
  'online/lobby',
  'browsers/firefox',
  'browsers/webkit',
  'whole-app/versions',
  'table/hints',
  'whole-app/axe-phone',
  'table/choosing',
  'table/one-screen',
  'table/whole-game',
  'reference/scorepad',
  'online/talk',
  'online/absence',
  'reference/rules',
  'table/explaining',
  'reference/learning',
]
/** Mode of `npm run test:complete`. */
export const COMPLETE = 'complete'

const NEVER = ['**/node_modules/**', '**/dist/**']

/** `exclude` wins over `include`. */
export const FILES = {
  unit: { include: UNIT, exclude: [...NEVER, ...TUTORIAL, ...SERVICES] },
  services: { include: [...SERVICES], exclude: [...NEVER, ...TUTORIAL] },
} as const satisfies Record<string, { include: string[]; exclude: string[] }>

export type Tier = keyof typeof FILES

export const testFiles = (tier: Tier): string[] =>
  globSync(FILES[tier].include, { cwd: ROOT, exclude: FILES[tier].exclude }).sort()

/** Compile cache shared by all processes and threads of tests. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }

export const COMMON = {
  env: COMPILE_CACHE,
  pool: 'threads',
  isolate: false,
  maxWorkers: availableParallelism(),
  // Generous, because machines may be slow or busy; no test measures time.
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const satisfies ViteUserConfig['test']

/**
 * Node loads the sources directly: the engine runs a third faster than through Vite's module runner, and a
 * first run transforms nothing.
 */
export const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: [join(import.meta.dirname, 'node-hooks.ts')],
} as const satisfies ViteUserConfig['test']

/** Tests of the box in docs/adding-a-box.md: they load the shelf with its line added. */
export const TUTORIAL_TESTS = {
  include: [...TUTORIAL, ...BESIDE],
  exclude: ['**/node_modules/**', ...Object.keys(NOT_BESIDE)],
  setupFiles: [...NATIVE.setupFiles, join(ROOT, 'tests', 'tutorial', 'shelf-hook.ts')],
  env: { ...COMPILE_CACHE, ...ADDED_BOX },
}
