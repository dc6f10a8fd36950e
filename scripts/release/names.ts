/**
 * List of all names that the published packages export. A changed name may break programs, so a test compares it with
 * the stored list.
 *   npm run names    writes scripts/release/public-names.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
const REPORT = join(import.meta.dirname, 'public-names.json')
/** Packages that programs build on; the others serve the command `heptapolis`. */
const PUBLIC = ['packages/engine', 'packages/boxes', 'packages/bots', 'packages/rulebook', 'apps/cli']
/** Not packed. */
const FOR_TESTS = ['./testing']

/** Entry → exported names, sorted. */
export type PublicNames = Readonly<Record<string, readonly string[]>>

export const reportedNames = (): PublicNames => JSON.parse(readFileSync(REPORT, 'utf8'))

export function publicNames(): PublicNames {
  return Object.fromEntries(
    PUBLIC.flatMap((place) => {
      const { name, exports } = JSON.parse(readFileSync(join(ROOT, place, 'package.json'), 'utf8'))
      return Object.entries<string>(exports)
        .filter(([entry, file]) => !FOR_TESTS.includes(entry) && !file.includes('*'))
        .map(([entry, file]) => [name + entry.slice(1), [...namesIn(join(ROOT, place, file))].sort()])
    }),
  )
}

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const LIST = /^export (?:type )?\{([^}]*)\}/gm
const ALL = /^export \* from '(\.[^']+)'/gm
const NAMESPACE = /^export \* as (\w+) from/gm
const DECLARED = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
const TAKEN_APART = /^export const \{([^}]*)\}/gm

export function namesIn(file: string): Set<string> {
  const source = readFileSync(file, 'utf8').replace(COMMENTS, '')
  const found = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map(([, name]) => name)
  return new Set([
    ...found(DECLARED),
    ...found(NAMESPACE),
    ...[...found(LIST), ...found(TAKEN_APART)].flatMap((list) => list.split(',').flatMap(exportedAs)),
    ...found(ALL).flatMap((from) => [...namesIn(resolve(dirname(file), from))]),
  ])
}

/** `type A as B` → `B`. */
const exportedAs = (item: string): string[] => /(\w+)\s*$/.exec(item)?.slice(1) ?? []

export interface NameChange {
  entry: string
  removed: readonly string[]
  added: readonly string[]
}

export function nameChanges(before: PublicNames, now: PublicNames): NameChange[] {
  const entries = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()
  return entries
    .map((entry) => {
      const [old, names] = [before[entry] ?? [], now[entry] ?? []]
      const removed = old.filter((name) => !names.includes(name))
      return { entry, removed, added: names.filter((name) => !old.includes(name)) }
    })
    .filter(({ removed, added }) => removed.length + added.length > 0)
}

if (process.argv[1] === import.meta.filename) {
  for (const { entry, removed, added } of nameChanges(reportedNames(), publicNames()))
    console.log([entry, ...removed.map((name) => `  - ${name}`), ...added.map((name) => `  + ${name}`)].join('\n'))
  writeFileSync(REPORT, `${JSON.stringify(publicNames(), undefined, 2)}\n`)
}
