/** Performs the exercise of docs/correcting-a-card.md: the Tavern pays 6 coins, in the second edition only. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { COMPLETE } from '../../scripts/testing/tiers.ts'
import { BATHS, CORRECTION, NEXT_ENGINE, VALUE, VERSION } from './steps.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const reports = mkdtempSync(join(tmpdir(), 'heptapolis-correction-'))
afterAll(() => rmSync(reports, { recursive: true, force: true }))

function run(edits: readonly object[], ...args: string[]): string {
  const hook = pathToFileURL(join(import.meta.dirname, 'edited-sources.ts')).href
  // Threads of Vitest take over NODE_OPTIONS, not the arguments of the process.
  const env = { ...process.env, NODE_OPTIONS: `--import ${hook}`, SOURCE_EDITS: JSON.stringify(edits) }
  return execFileSync(process.execPath, args, { env, cwd: ROOT, encoding: 'utf8' })
}

const replayed = (edits: readonly object[], beginning: string, every: number) =>
  JSON.parse(run(edits, join(import.meta.dirname, 'replay-archive.ts'), beginning, String(every)))

/** `npm test` replays every fifth archived game, the complete set all of them. */
const EVERY = process.env.MODE === COMPLETE ? 1 : 5

/** The report of the tests of printed values. They exit with 1 if one fails, so `execFileSync` throws then. */
function checked(edits: readonly object[]): { numPassedTests: number; numFailedTests: number } {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const report = join(reports, 'report.json')
  const file = 'packages/boxes/archive/printed-values.test.ts'
  run(edits, vitest, 'run', '--project', 'unit', '--reporter', 'json', '--outputFile', report, file)
  return JSON.parse(readFileSync(report, 'utf8'))
}

test('A corrected Tavern pays 6 in 2e and 5 in 1e, and archived games replay as they were played', () => {
  const { games, ...outcome } = replayed([VALUE, VERSION, CORRECTION], '', EVERY)
  expect(outcome).toEqual({
    engine: NEXT_ENGINE,
    tavern: { '1e': [{ kind: 'coins', coins: 5 }], '2e': [{ kind: 'coins', coins: 6 }] },
    different: [],
    changed: [],
    stored: true,
    newRecord: { engine: NEXT_ENGINE, replays: true },
  })
  expect(games).toBeGreaterThan(270 / EVERY)
})

test('The tests of printed values pass with the correction of the page and with a second one', () => {
  const { numPassedTests, numFailedTests } = checked([VALUE, VERSION, CORRECTION, ...BATHS])
  expect([numPassedTests > 7, numFailedTests]).toEqual([true, 0])
})

test('Without the line in corrections.ts the piece is named, and games with it no longer replay', () => {
  const { changed, different, tavern } = replayed([VALUE, VERSION], '2e-base', 1)
  expect(changed).toEqual(['2e base tavern'])
  expect(different).toContain('v2.1/2e-base-5.txt')
  expect(tavern['1e']).toEqual([{ kind: 'coins', coins: 5 }])
})

test('The page shows the lines that the exercise writes', () => {
  const page = readFileSync(join(ROOT, 'docs/correcting-a-card.md'), 'utf8')
  for (const { file, to } of [VALUE, CORRECTION]) {
    expect(page).toContain(file.split('/').at(-1))
    const value = to.slice(to.indexOf('{ since') + 1)
    expect(page.replace(/\s+/g, ' ')).toContain(file === VALUE.file ? to : value.slice(value.indexOf('editions'), -3))
  }
})
