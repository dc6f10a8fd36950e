/**
 * `npm test`: every check and every test file; long tests run on a sample. The last line says how many tests passed and
 * failed.
 *   npm run test:complete    every case of every test
 */
import { parseArgs } from 'node:util'
import { leftOut } from '@heptapolis/store/services'
import { staticSteps } from './testing/static.ts'
import { Steps } from './testing/steps.ts'
import { Suites } from './testing/suites.ts'
import { COMPLETE } from './testing/tiers.ts'

const { values } = parseArgs({ options: { complete: { type: 'boolean', default: false } } })
const mode = values.complete ? ['--mode', COMPLETE] : []

const steps = new Steps()
const suites = new Suites()

console.log(`node ${process.version}`)
await steps.sideBySide(staticSteps())
await steps.run(suites.step('unit', '--project', 'unit', ...mode))
await steps.run({ title: 'proofs of the rules', command: ['node', 'scripts/proofs.ts', suites.reportOf('unit')] })
await steps.run(suites.step('tutorial', '--project', 'tutorial'))
// Both need the built app, and two builds at once would take each other's files away.
await steps.run({ title: 'web app', command: ['node', 'apps/web/build.ts', '--if-needed'] })
// Both mostly wait for servers, databases and pages, so they run concurrently.
await steps.sideBySide([
  suites.step('services', '--project', 'services', ...mode),
  suites.step('e2e', '--config', 'e2e/vitest.config.ts', ...mode),
])

const { passed, failed } = suites.count()
const { failures } = suites
suites.close()
const untested = await leftOut()
if (untested) console.log(`\n${untested}`)
console.log(`\n${steps.times}`)
for (const failure of failures) console.log(`\nFAILED ${failure}`)
const failedSteps = failed > 0 && steps.failed.length === 0 ? ['tests'] : steps.failed
console.log(failedSteps.length === 0 ? '\nall steps passed' : `\nfailed steps: ${failedSteps.join(', ')}`)
process.exitCode = failedSteps.length === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
