/** Files that differ from a commit, and the test files that depend on them. */
import { execFileSync } from 'node:child_process'
import { Imports } from './imports.ts'
import { ROOT, type Tier, testFiles } from './tiers.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files of the working tree that differ from a commit or are new, without deleted ones. */
export const changedFiles = (commit: string): string[] =>
  [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].sort()

/** Every test depends on these. */
const FOR_ALL = /^(package-lock\.json|vitest\.config\.ts|scripts\/testing\/)/
/** A test that reads files may read any file that no test imports. */
const LOOKS_AT_FILES = /\b(readFileSync|readdirSync|globSync|readSources)\(/

/** Tests that import a changed file. If no test imports a changed file, also the tests that read files. */
export function testsOf(tier: Tier, changed: readonly string[], imports = new Imports()): string[] {
  const tests = testFiles(tier)
  if (changed.some((file) => FOR_ALL.test(file))) return tests
  const reached = new Map(tests.map((test) => [test, imports.reached(test)]))
  const imported = new Set([...reached.values()].flatMap((files) => [...files]))
  const isLoose = changed.some((file) => !imported.has(file))
  const looks = (test: string): boolean => LOOKS_AT_FILES.test(imports.sources[test])
  return tests.filter((test) => changed.some((file) => reached.get(test)?.has(file)) || (isLoose && looks(test)))
}
