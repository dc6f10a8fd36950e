import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { leftOut } from '@heptapolis/store/services'

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const scratch = mkdtempSync(join(tmpdir(), 'heptapolis-test-'))
const failedSteps: string[] = []
let passed = 0
let failed = 0

const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }

function step(title: string, command: string, ...args: string[]): void {
  console.log(`\n=== ${title} ===`)
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (error) console.error(error.message)
  if (status !== 0) failedSteps.push(title)
}

/** Steps that only look at the sources, all at once; each is told whole, in the order given. */
async function sideBySide(steps: Readonly<Record<string, string>>): Promise<void> {
  const running = Object.entries(steps).map(([title, line]) => ({ title, ended: ran(line) }))
  for (const { title, ended } of running) {
    const { status, said } = await ended
    console.log(`\n=== ${title} ===\n${said}`)
    if (status !== 0) failedSteps.push(title)
  }
}

async function ran(line: string): Promise<{ status: unknown; said: string }> {
  const [command, ...args] = line.split(' ')
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close').catch((error: Error) => [error.message])
  const [[status], ...said] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  return { status, said: said.join('') }
}

function suite(title: string, ...args: string[]): void {
  const file = join(scratch, `${title}.json`)
  step(title, 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args)
  if (!existsSync(file)) {
    failed += 1
    return
  }
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  // A file that does not load has no tests to count, and must not pass for an empty one.
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
  )
  passed += report.numPassedTests
  failed += report.numFailedTests + unloaded.length
}

console.log(`node ${process.version}`)
// A compiler alone takes four threads, which do much of their work twice: six programs on two cores need none of that.
await sideBySide({
  'lint and format': 'biome check --error-on-warnings .',
  'unused exports, undeclared dependencies': 'knip',
  types: 'tsc --singleThreaded -p tsconfig.json',
  'types of the engine alone': 'tsc --singleThreaded -p packages/engine/tsconfig.json',
  'types of the web app': 'tsc --singleThreaded -p apps/web/tsconfig.json',
  'types of the tests in the browser': 'tsc --singleThreaded -p e2e/tsconfig.json',
})
suite('tests')
step('proofs of the rules', 'node', 'scripts/proofs.ts', join(scratch, 'tests.json'))
suite('tutorial', '--config', 'tests/tutorial/vitest.config.ts')
if (existsSync(join(root, 'e2e'))) suite('e2e', '--config', 'e2e/vitest.config.ts')

rmSync(scratch, { recursive: true })
if (failed > 0 && failedSteps.length === 0) failedSteps.push('tests')
const untested = await leftOut()
if (untested) console.log(`\n${untested}`)
console.log(failedSteps.length === 0 ? '\nall steps passed' : `\nfailed steps: ${failedSteps.join(', ')}`)
process.exitCode = failedSteps.length === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
