/**
 * `npm run check`: lint, types and unit tests, which start no process, open no socket and drive no browser.
 *   npm run check -- --changed    only what the working tree changes against HEAD
 *   npm run check -- --since ref  only what the working tree changes against another commit
 */
import { parseArgs } from 'node:util'
import { changedFiles, testsOf } from './testing/changes.ts'
import { staticSteps, staticStepsFor } from './testing/static.ts'
import { Steps } from './testing/steps.ts'
import { Suites } from './testing/suites.ts'

const { values } = parseArgs({ options: { changed: { type: 'boolean' }, since: { type: 'string' } } })
const base = values.since ?? (values.changed ? 'HEAD' : undefined)
const steps = new Steps()
const suites = new Suites()

async function whole(): Promise<void> {
  await steps.sideBySide(staticSteps())
  await steps.run(suites.step('unit', '--project', 'unit'))
}

async function changedSince(commit: string): Promise<void> {
  const files = changedFiles(commit)
  console.log(`${files.length} files changed since ${commit}`)
  if (files.length === 0) return
  await steps.sideBySide(staticStepsFor(files))
  const tests = testsOf('unit', files)
  console.log(`\n${tests.length} unit test files depend on them`)
  if (tests.length > 0) await steps.run(suites.step('unit', '--project', 'unit', ...tests))
}

await (base === undefined ? whole() : changedSince(base))

const { passed, failed } = suites.count()
suites.close()
console.log(`\n${steps.times}`)
if (steps.failed.length > 0) console.log(`\nfailed steps: ${steps.failed.join(', ')}`)
process.exitCode = steps.failed.length === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
