/**
 * `node scripts/proofs.ts <report>`: checks a test report. Every rule of the rulebook must be proved by a test that
 * passed.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { RULES } from '../packages/boxes/src/entries/rulebook.ts'
import { unproved } from '../packages/rulebook/src/checks/proofs.ts'

interface Report {
  testResults: {
    name: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

const root = join(import.meta.dirname, '..')
const PLACES = ['packages/boxes/src', 'packages/rulebook/src'].map((place) => join(root, place))

const [file] = process.argv.slice(2)
const report: Report = JSON.parse(readFileSync(file, 'utf8'))
const ran = report.testResults.flatMap(({ name, assertionResults }) =>
  PLACES.filter((place) => name.startsWith(place)).flatMap((place) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(place, name).replaceAll('\\', '/'),
      titles: [...ancestorTitles, title],
      passed: status === 'passed',
    })),
  ),
)
const faults = unproved(RULES, ran)
for (const fault of faults) console.error(fault)
const rules = RULES.flatMap(({ atoms }) => atoms).length
console.log(faults.length === 0 ? `${rules} rules are proved by tests that passed` : `${faults.length} proofs are none`)
process.exitCode = faults.length === 0 ? 0 : 1
