/** Texts are only in word files, and no other file names a language. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FIRST_LANGUAGE, LANGUAGES } from '@heptapolis/boxes'
import { describe, expect, test } from 'vitest'
import { untranslated } from '../packages/boxes/src/words/conformance.ts'

const ROOT = join(import.meta.dirname, '..')
const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== FIRST_LANGUAGE)
const FIRST = globSync(`{apps,packages}/*/src/**/{words,headings}/**/${FIRST_LANGUAGE}.ts`, { cwd: ROOT }).sort()
/** Grammar files are code; the package of the boxes checks those of boxes. */
const TABLES = FIRST.filter((file) => !file.includes('grammar') && !file.startsWith(join('packages', 'boxes')))

test('every app has word files', () => {
  expect(TABLES.map((file) => file.split('/')[1])).toEqual(expect.arrayContaining(['cli', 'web', 'rulebook', 'wire']))
})

describe.each(OTHERS)('In %s', (language) => {
  test('every file of the first language has a translation', () => {
    const missing = FIRST.filter((file) => !existsSync(join(ROOT, dirname(file), `${language}.ts`)))
    expect(missing).toEqual([])
  })

  test.each(TABLES)('%s is fully translated', async (file) => {
    const first = await import(join(ROOT, file))
    expect(untranslated(first.words, await import(join(ROOT, dirname(file), `${language}.ts`)))).toEqual([])
  })
})

test('no code names a language', () => {
  const code = globSync('{apps,packages}/*/{src,*.ts}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|[/\\](words|headings)[/\\]|boxes[/\\]src[/\\].*[/\\]rulebook[/\\]|testing/.test(file),
  )
  const codes = new RegExp(`['"](${Object.keys(LANGUAGES).join('|')})['"]`)
  expect(code.length).toBeGreaterThan(300)
  expect(code.filter((file) => codes.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
