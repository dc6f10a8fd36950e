import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemText } from './problems.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CODE = /\b(?:fail|frozen)\((?:table, event, )?\s*'([a-z-]+)'/g

/** The codes with which sources of a package refuse something. */
function codesIn(folder: string): string[] {
  const files = globSync('**/*.ts', { cwd: join(ROOT, folder) }).filter((file) => !file.endsWith('.test.ts'))
  const sources = files.map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
  return [...new Set(sources.flatMap((source) => [...source.matchAll(CODE)].map(([, code]) => code)))].sort()
}

/** Of the engine's problems, those of moves and set-ups; the rest is about files people write. */
const OF_FILES = ['bad-position', 'bad-record', 'rules-changed']

describe('the words for problems', () => {
  test('say every problem of a table, of the engine and of the wire', () => {
    const codes = [...codesIn('table/src'), ...codesIn('wire/src'), ...codesIn('engine/src')]
    expect(codes.length).toBeGreaterThan(50)
    expect(codes.filter((code) => !OF_FILES.includes(code) && !(code in en))).toEqual([])
  })

  test('are whole sentences, in both languages', () => {
    for (const words of [en, fr]) {
      expect(Object.values(words).filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([])
    }
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(en).filter((code) => en[code as keyof typeof en] === fr[code as keyof typeof fr])).toEqual([])
  })

  test('are there for a problem of a newer server too', () => {
    expect(problemText('hitherto-unknown', 'en')).toBe(en.unknown)
    expect(problemText('constructor', 'fr')).toBe(fr.unknown)
    expect(problemText('busy', 'fr')).toBe(fr.busy)
  })
})
