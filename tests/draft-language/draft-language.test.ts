/** A draft language on `main`: falls back text by text, and turns no test red. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { COMPLETE } from '../../scripts/testing/tiers.ts'
import { withDraft } from './draft.ts'
import { writeTypedCopy } from './typed-copy.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const HOOK = pathToFileURL(join(import.meta.dirname, 'draft-hook.ts')).href
// Threads of Vitest take over NODE_OPTIONS, not the arguments of the process.
const env = { ...process.env, NODE_OPTIONS: `--import ${HOOK}` }
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8', stdio: 'pipe' })

const root = mkdtempSync(join(tmpdir(), 'heptapolis-words-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('A draft language', () => {
  test('stands beside another draft', () => {
    const one = "export const DRAFTS = { it: 'Italiano' } as const"
    expect(withDraft(one)).toBe("export const DRAFTS = { eo: 'Esperanto', it: 'Italiano' } as const")
    expect(() => withDraft('')).toThrow('DRAFTS')
  })

  test('has its own texts, and English for the rest', () => {
    expect(JSON.parse(run(join(import.meta.dirname, 'spoken.ts'), 'eo'))).toEqual({
      names: expect.objectContaining({ en: 'English', fr: 'Français', eo: 'Esperanto' }),
      finished: ['en', 'fr'],
      altar: 'Altaro',
      baths: 'Baths',
      leader: 'Solomon',
      isEnglish: true,
      sentences: 9,
    })
  })

  test('can be chosen on the command line, but is not taken from the environment', () => {
    const cards = (...more: string[]) => run('apps/cli/bin/heptapolis.ts', 'cards', 'altar', ...more)
    expect(cards('--lang', 'eo')).toMatch(/^Altaro +altar +Age I/)
    const { stdout } = spawnSync(process.execPath, ['apps/cli/bin/heptapolis.ts', 'cards', 'altar'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...env, LC_ALL: 'eo' },
    })
    expect(stdout).toMatch(/^Altar /)
  })

  test('fails no test of texts', () => {
    const report = join(root, 'report.json')
    const files = ['tests/words.test.ts', 'packages/boxes/src/words/words.test.ts']
    const args = ['run', '--project', 'unit', '--reporter', 'json', '--outputFile', report, ...files]
    run(join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ...args)
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    expect([numPassedTests > 30, numFailedTests]).toEqual([true, 0])
  })

  // Types of all packages once more: only in the complete set.
  test.runIf(process.env.MODE === COMPLETE)('passes the type check', () => {
    const folder = join(root, 'typed')
    writeTypedCopy(ROOT, folder)
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
    // Several checkers check shared types several times.
    const args = [tsc, '-p', folder, '--singleThreaded']
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([stdout, status]).toEqual(['', 0])
  })
})
