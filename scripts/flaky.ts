/**
 * `npm run flaky -- --runs N --busy M [pattern]`: finds tests that fail by chance. It runs every test file N times
 * beside M busy loops. Results are stored and add up; a file that ran often enough is skipped until a commit touches it
 * (see `inputsOf`).
 *   npm run flaky -- --runs 5 --busy 2 services     a tier: unit, tutorial, services, e2e, services-long, e2e-long
 *   npm run flaky -- --runs 20 packages/server/src/lobby
 *   npm run flaky -- --runs 0                       only lists the stored failures
 */
import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { Imports } from './testing/imports.ts'
import { inputsOf, type Run, store, storedRuns } from './testing/runs.ts'
import { type Report, readReport } from './testing/suites.ts'
import { COMPLETE, LONG, LONG_E2E, ROOT, TUTORIAL_TESTS, testFiles } from './testing/tiers.ts'

/** Files per Vitest run; their results are stored together. */
const BATCH = 16

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, busy: { type: 'string', default: '0' } },
})
const [runs, busy] = [Number(values.runs), Number(values.busy)]
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

const longServices = globSync(LONG, { cwd: ROOT }).sort()
const TIERS: Record<string, { args: string[]; files: () => string[] }> = {
  unit: { args: ['--project', 'unit'], files: () => testFiles('unit') },
  tutorial: {
    args: ['--project', 'tutorial'],
    files: () => globSync(TUTORIAL_TESTS.include, { cwd: ROOT, exclude: TUTORIAL_TESTS.exclude }).sort(),
  },
  services: {
    args: ['--project', 'services'],
    files: () => testFiles('services').filter((file) => !longServices.includes(file)),
  },
  e2e: {
    args: ['--config', 'e2e/vitest.config.ts'],
    files: () => globSync('e2e/**/*.test.ts', { cwd: ROOT, exclude: LONG_E2E }).sort(),
  },
  'services-long': { args: ['--project', 'services', '--mode', COMPLETE], files: () => longServices },
  'e2e-long': { args: ['--config', 'e2e/vitest.config.ts', '--mode', COMPLETE], files: () => [...LONG_E2E] },
}

const isWanted = (tier: string, file: string): boolean =>
  positionals.length === 0 || positionals.some((pattern) => pattern === tier || file.includes(pattern))

function resultOf(report: Report | undefined, file: string): Run['failures'] {
  const result = report?.testResults.find(({ name }) => relative(ROOT, name).split(sep).join('/') === file)
  if (!result) return [{ test: 'the whole file', reason: 'did not run' }]
  const failed = result.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && result.status === 'failed') return [{ test: 'the whole file', reason: result.message }]
  return failed.map(({ fullName, failureMessages }) => ({
    test: fullName,
    reason: failureMessages?.[0]?.split('\n')[0] ?? '',
  }))
}

function runBatch(args: readonly string[], files: readonly string[]): Map<string, Run['failures']> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-flaky-'))
  const file = join(folder, 'report.json')
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const report = ['--reporter=json', `--outputFile.json=${file}`]
  spawnSync(process.execPath, [vitest, 'run', ...args, ...report, ...files], { cwd: ROOT, stdio: 'ignore' })
  const results = new Map(files.map((one) => [one, resultOf(readReport(file), one)]))
  rmSync(folder, { recursive: true })
  return results
}

function startLoops(): ChildProcess[] {
  return Array.from({ length: busy }, () => fork(join(import.meta.dirname, 'testing', 'busy.ts')))
}

/** Runs every file once more that lacks runs; returns whether there was any. */
function round(tier: string, inputs: ReadonlyMap<string, string>): boolean {
  const done = storedRuns()
  const had = (file: string): number =>
    done.filter(
      (run) => run.tier === tier && run.inputs === inputs.get(run.file) && run.file === file && run.busy >= busy,
    ).length
  const waiting = [...inputs.keys()].filter((file) => had(file) < runs)
  for (let at = 0; at < waiting.length; at += BATCH) {
    const files = waiting.slice(at, at + BATCH)
    const results = runBatch(TIERS[tier].args, files)
    store(
      files.map((file) => ({
        tier,
        file,
        inputs: inputs.get(file) ?? '',
        commit,
        busy,
        failures: results.get(file) ?? [],
      })),
    )
    const failed = files.filter((file) => results.get(file)?.length)
    console.log(`${tier}: ${at + files.length} of ${waiting.length} files, failed: ${failed.join(', ') || 'none'}`)
  }
  return waiting.length > 0
}

function summary(inputs: ReadonlyMap<string, string>): string[] {
  const current = storedRuns().filter(({ file, inputs: then }) => inputs.get(file) === then)
  const failures = current.flatMap(({ file, commit, failures }) =>
    failures.map(({ test, reason }) => ({ title: `${file}: ${test}`, at: `${commit}: ${reason}` })),
  )
  const byTest = [...Map.groupBy(failures, ({ title }) => title)]
  return [
    ...byTest.map(
      ([title, all]) => `${all.length} × ${title}\n    ${[...new Set(all.map(({ at }) => at))].join('\n    ')}`,
    ),
    `${current.length} runs of ${inputs.size} files stored, ${byTest.length} tests failed`,
  ]
}

const imports = new Imports()
const all = new Map<string, string>()
const loops = startLoops()
try {
  for (const [tier, { files }] of Object.entries(TIERS)) {
    const wanted = files().filter((file) => isWanted(tier, file))
    const inputs = new Map(wanted.map((file) => [file, inputsOf(file, imports)]))
    for (const [file, digest] of inputs) all.set(file, digest)
    while (round(tier, inputs)) {}
  }
} finally {
  for (const loop of loops) loop.kill()
}
const lines = summary(all)
console.log(lines.join('\n'))
process.exitCode = lines.length > 1 ? 1 : 0
