/** Steps that only read sources: lint, unused exports, types. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from './steps.ts'
import { ROOT } from './tiers.ts'

const CACHE = join(ROOT, 'node_modules', '.cache', 'heptapolis')

interface TypeProject {
  readonly title: string
  readonly config: string
  /** Paths of its sources. */
  readonly reads: RegExp
  /** Refers to another project, whose declarations are built first; both keep their state themselves. */
  readonly isBuilt?: true
}

const PROJECTS: readonly TypeProject[] = [
  { title: 'types', config: 'tsconfig.json', reads: /^(packages|apps\/cli|tests|scripts)\/|^[^/]*\.config\.ts$/ },
  {
    title: 'strict types of table, wire, store, server and command',
    config: 'tsconfig.strict.json',
    reads: /^(packages|apps\/cli)\//,
    isBuilt: true,
  },
  { title: 'types of the engine alone', config: 'packages/engine/tsconfig.json', reads: /^packages\/engine\// },
  { title: 'types of the web app', config: 'apps/web/tsconfig.json', reads: /^(packages|apps\/web)\// },
  { title: 'types of the browser tests', config: 'e2e/tsconfig.json', reads: /^(packages|scripts|e2e)\// },
]

const lint = (...files: string[]): Step => ({
  title: 'lint and format',
  command: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
})

const unused: Step = {
  title: 'unused exports, undeclared dependencies',
  command: ['knip', '--cache', '--cache-location', join(CACHE, 'knip')],
}

/** A compiler uses four threads, which repeat much work; several compilers in parallel need one thread each. */
function types({ title, config, isBuilt }: TypeProject): Step {
  if (isBuilt) return { title, command: ['tsc', '-b', config] }
  const state = join(CACHE, `${config.replaceAll('/', '-')}.tsbuildinfo`)
  return {
    title,
    command: ['tsc', '--singleThreaded', '-p', config, '--incremental', '--tsBuildInfoFile', state],
  }
}

export function staticSteps(): Step[] {
  mkdirSync(CACHE, { recursive: true })
  return [lint('.'), unused, ...PROJECTS.map(types)]
}

/** Static steps that these files affect. */
export function staticStepsFor(files: readonly string[]): Step[] {
  mkdirSync(CACHE, { recursive: true })
  if (files.some((file) => /tsconfig|package(-lock)?\.json$|^biome\.json$|^knip\.json$/.test(file)))
    return staticSteps()
  const projects = PROJECTS.filter(({ reads }) => files.some((file) => /\.tsx?$/.test(file) && reads.test(file)))
  return [lint(...files), ...(projects.length > 0 ? [unused] : []), ...projects.map(types)]
}
