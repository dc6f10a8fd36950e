/** Which test file belongs to which tier, and what all tiers have in common. */
import { globSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { BESIDE, NOT_BESIDE, TUTORIAL } from '../../tests/tutorial/files.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Test files of unit packages that start programs or open sockets; tests/tiers.test.ts keeps the list exact. */
const STARTS_PROGRAMS: readonly string[] = [
  'packages/bots/src/outside/*.test.ts',
  'packages/wire/src/client/{clock,line,outbox,pictures}.test.ts',
  'apps/web/src/online/remote.test.ts',
  'tests/{documentation,packages}.test.ts',
]

const UNIT = ['{packages,apps,tests}/**/*.test.{ts,tsx}']
const SERVICES: readonly string[] = [
  'packages/{store,server}/**/*.test.ts',
  'apps/cli/**/*.test.ts',
  ...STARTS_PROGRAMS,
]
const NEVER = ['**/node_modules/**', '**/dist/**']

/** `exclude` wins over `include`. */
export const FILES = {
  unit: { include: UNIT, exclude: [...NEVER, ...TUTORIAL, ...SERVICES] },
  services: { include: [...SERVICES], exclude: [...NEVER, ...TUTORIAL] },
} as const satisfies Record<string, { include: string[]; exclude: string[] }>

export type Tier = keyof typeof FILES

export const testFiles = (tier: Tier): string[] =>
  globSync(FILES[tier].include, { cwd: ROOT, exclude: FILES[tier].exclude }).sort()

/** Programs and threads started by tests share one cache of compiled sources. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') }

export const COMMON = {
  env: COMPILE_CACHE,
  pool: 'threads',
  isolate: false,
  maxWorkers: availableParallelism(),
  // Slow and busy machines need more time; no test is about time.
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
} as const satisfies ViteUserConfig['test']

/**
 * Node itself loads the sources: the engine runs a third faster than through Vite's module runner,
 * and a first run has nothing to transform.
 */
export const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: [join(import.meta.dirname, 'tsx-hook.ts')],
} as const satisfies ViteUserConfig['test']

/** The tests of the box of docs/adding-a-box.md: they read the shelf with its line, and everything else as it is. */
export const TUTORIAL_TESTS = {
  include: [...TUTORIAL, ...BESIDE],
  exclude: ['**/node_modules/**', ...Object.keys(NOT_BESIDE)],
  setupFiles: [...NATIVE.setupFiles, join(ROOT, 'tests', 'tutorial', 'shelf-hook.ts')],
}
