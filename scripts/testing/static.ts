/** Test steps that run no project code: lint, types, unused exports. */
import { join } from 'node:path'
import type { Step } from './steps.ts'
import { ROOT } from './tiers.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'heptapolis')

const lint = (...files: string[]): Step => ({
  title: 'lint and format',
  command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
})

const unused: Step = {
  title: 'unused exports, undeclared dependencies',
  command: ['knip', '--cache', '--cache-location', join(CACHE, 'knip')],
}

/**
 * Packages are checked once, and projects that use them read their declarations. Several threads for one project
 * would repeat work.
 */
const types: Step = {
  title: 'types',
  command: ['tsc', '-b', '--builders', '2', '--checkers', '1', 'tsconfig.json', 'packages/engine', 'apps/web', 'e2e'],
}

export const staticSteps = (): Step[] => [lint('.'), types, unused]

/** Static steps that these files affect. */
export function staticStepsFor(files: readonly string[]): Step[] {
  if (files.some((file) => /tsconfig|package(-lock)?\.json$|^biome\.json$|^knip\.json$/.test(file)))
    return staticSteps()
  return [lint(...files), ...(files.some((file) => /\.tsx?$/.test(file)) ? [types, unused] : [])]
}
