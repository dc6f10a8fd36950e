/** Source files of the repository for the architecture tests, with helpers for their packages, folders and imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { apps, COMMAND } from './plan.ts'

export type Sources = Record<string, string>

export function readSources(): Sources {
  const root = join(import.meta.dirname, '..', '..')
  const sources: Sources = {}
  for (const top of ['packages', 'apps', 'tests', 'e2e', 'scripts']) {
    if (!existsSync(join(root, top))) continue
    for (const entry of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      const file = `${top}/${entry.split(sep).join('/')}`
      if (!/\.tsx?$/.test(file) || /\/(node_modules|dist)\//.test(file)) continue
      sources[file] = readFileSync(join(root, file), 'utf8')
    }
  }
  return sources
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
/** Whether a file is a test or a test helper. */
export const isForTests = (file: string): boolean => isTest(file) || file.endsWith('/testing.ts')
export const inEngine = (file: string): boolean => file.startsWith('packages/engine/src/')
export const inEngineSource = (file: string): boolean => inEngine(file) && !isTest(file)

/** `packages/engine/src/kernel/game.ts` → `packages/engine`; undefined outside packages and apps. */
export const unitOf = (file: string): string | undefined => /^(packages|apps)\/[^/]+/.exec(file)?.[0]

/** `packages/engine/src/kernel/game.ts` → `kernel`. */
export const roomOf = (file: string): string => /^packages\/engine\/src\/([^/.]+)/.exec(file)?.[1] ?? ''

/** `packages/boxes/src/base/cards-2e.ts` → `base`; undefined for a file beside the folders. */
export const folderOf = (file: string): string | undefined => /^packages\/boxes\/src\/([^/]+)\//.exec(file)?.[1]

/** Folders of the boxes on the shelf, the base game first. */
export function boxesOn(shelf: string): string[] {
  const byName = new Map(
    [...shelf.matchAll(/^import \{ ([^}]+) \} from '\.\/([^/']+)\//gm)].flatMap(([, names, folder]) =>
      names.split(', ').map((name): [string, string] => [name, folder]),
    ),
  )
  const listed = /= \[([^\]]*)\]/.exec(shelf)?.[1].match(/\w+/g) ?? []
  return [...new Set(listed.map((name) => byName.get(name) ?? `${name}?`))]
}

export function specifiers(source: string): string[] {
  const fromClause = /^[ \t]*(?:import|export)\b[^'"`]*?\bfrom\s*['"]([^'"\n]+)['"]/gm
  const sideEffect = /^[ \t]*import\s*['"]([^'"\n]+)['"]/gm
  const call = /\b(?:import|require)\(\s*['"`]([^'"`\n]+)['"`]/g
  return [fromClause, sideEffect, call].flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]))
}

/** Path in the repository that a specifier refers to; undefined for an external module. */
export function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  if (specifier === COMMAND) return 'apps/cli/src/library/index.ts'
  const own = /^@heptapolis\/([^/]+)(\/.*)?$/.exec(specifier)
  if (!own) return undefined
  return `${apps.includes(own[1]) ? 'apps' : 'packages'}/${own[1]}${own[2] ?? '/src/index.ts'}`
}
