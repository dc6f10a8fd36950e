/** A draft language on `main`: falls back text by text, and turns no test red. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { lackingIn } from '../../apps/cli/src/translation/lacking.ts'
import { seal, staleIn } from '../../apps/cli/src/translation/stale.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const HOOK = pathToFileURL(join(import.meta.dirname, 'draft-hook.ts')).href
const run = (...args: string[]) =>
  execFileSync(process.execPath, ['--import', HOOK, ...args], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })

const root = mkdtempSync(join(tmpdir(), 'heptapolis-words-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('A draft language', () => {
  test('says what it has, and the rest in English', () => {
    expect(JSON.parse(run(join(import.meta.dirname, 'spoken.ts'), 'eo'))).toEqual({
      names: { en: 'English', fr: 'Français', eo: 'Esperanto' },
      finished: ['en', 'fr'],
      altar: 'Altaro',
      baths: 'Baths',
      leader: 'Solomon',
      isEnglish: true,
      sentences: 9,
    })
  })

  test('is a choice of the command line, which does not follow the environment into it', () => {
    const cards = (...more: string[]) => run('apps/cli/bin/heptapolis.ts', 'cards', 'altar', ...more)
    expect(cards('--lang', 'eo')).toMatch(/^Altaro +altar +Age I/)
    const { stdout } = spawnSync(process.execPath, ['--import', HOOK, 'apps/cli/bin/heptapolis.ts', 'cards', 'altar'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'eo' },
    })
    expect(stdout).toMatch(/^Altar /)
  })

  test('turns no test of words red', () => {
    const report = join(root, 'report.json')
    const files = [
      'tests/words.test.ts',
      'packages/boxes/src/words/words.test.ts',
      'packages/rulebook/src/languages.test.ts',
    ]
    const args = ['run', '--project', 'unit', '--reporter', 'json', '--outputFile', report, ...files]
    run(join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'), ...args)
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    expect([numPassedTests > 50, numFailedTests]).toEqual([true, 0])
  })
})

describe('The texts of a translation', () => {
  let version = 0
  /** Modules are read once, so each version of a file gets its own folder. */
  const files = (en: object, eo: object) => {
    const place = join(root, `v${version++}`)
    mkdirSync(join(place, 'words'), { recursive: true })
    for (const [code, words] of Object.entries({ en, eo }))
      writeFileSync(join(place, 'words', `${code}.ts`), `export const words = ${JSON.stringify(words)}\n`)
    return { places: [place], root: place, record: join(root, 'eo.json') }
  }
  const keys = async (...args: Parameters<typeof staleIn>) =>
    (await staleIn(...args)).stale.flatMap(({ texts }) => texts.map(({ key }) => key))

  test('that are missing are listed', async () => {
    const { places } = files({ a: 'one', b: { c: 'two', d: 'three' } }, { b: { c: 'du' } })
    const [{ texts }] = await lackingIn('eo', places)
    expect(texts).toEqual([
      { key: 'a', text: 'one' },
      { key: 'b.d', text: 'three' },
    ])
  })

  test('are stale once English has changed, until they are translated again', async () => {
    const before = files({ a: 'one', b: 'two' }, { a: 'unu', b: 'du' })
    expect(await staleIn('eo', before)).toEqual({ stale: [], unsealed: 2 })
    expect(await seal('eo', false, before)).toBe(2)
    expect(await staleIn('eo', before)).toEqual({ stale: [], unsealed: 0 })
    const changed = files({ a: 'one', b: 'two or three' }, { a: 'unu', b: 'du' })
    expect(await keys('eo', changed)).toEqual(['b'])
    expect(await seal('eo', false, changed)).toBe(0)
    expect(await keys('eo', changed)).toEqual(['b'])
    const again = files({ a: 'one', b: 'two or three' }, { a: 'unu', b: 'du aŭ tri' })
    expect(await keys('eo', again)).toEqual([])
    expect(await seal('eo', false, again)).toBe(1)
    expect(await keys('eo', again)).toEqual([])
  })

  test('that need no change are accepted by --all', async () => {
    const before = files({ a: 'One' }, { a: 'unu' })
    await seal('eo', true, before)
    const changed = files({ a: 'One.' }, { a: 'unu' })
    expect(await keys('eo', changed)).toEqual(['a'])
    expect(await seal('eo', true, changed)).toBe(1)
    expect(await keys('eo', changed)).toEqual([])
  })
})
