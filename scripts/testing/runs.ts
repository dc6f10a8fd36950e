/** Storage of test results for `npm run flaky`: one JSON line per run of a test file, in a folder that git ignores. */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Imports } from './imports.ts'
import { ROOT } from './tiers.ts'

export interface Run {
  tier: string
  file: string
  /** Changes when a commit touches the inputs of this file; see `inputsOf`. */
  inputs: string
  commit: string
  /** Number of busy loops during the run. */
  busy: number
  /** Tests that failed, with the first line of the reason. */
  failures: { test: string; reason: string }[]
}

const STORE = join(ROOT, 'test-results', 'flaky', 'runs.jsonl')

export function storedRuns(): Run[] {
  if (!existsSync(STORE)) return []
  return readFileSync(STORE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

export function store(runs: readonly Run[]): void {
  mkdirSync(dirname(STORE), { recursive: true })
  appendFileSync(STORE, runs.map((run) => `${JSON.stringify(run)}\n`).join(''))
}

const packageOf = (file: string): string => /^(packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? ''

/** Digest of the test file and its transitive imports within its own package. */
export function inputsOf(file: string, imports: Imports): string {
  const isOwn = (path: string): boolean => packageOf(path) === packageOf(file)
  const inputs = [...imports.reached(file, isOwn)].filter(isOwn).sort()
  const hash = createHash('sha256')
  for (const path of inputs) hash.update(`${path}\n${imports.sources[path] ?? ''}\n`)
  return hash.digest('hex').slice(0, 16)
}
