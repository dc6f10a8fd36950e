import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemText, problemWordsIn, problemWords as words } from './problems.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CODE = /\b(?:fail|frozen|refuse)\((?:table, event, )?\s*'([a-z-]+)'/g

/** Problem codes in the sources of a package. */
function codesIn(folder: string): string[] {
  const files = globSync('**/*.ts', { cwd: join(ROOT, folder) }).filter((file) => !file.endsWith('.test.ts'))
  const sources = files.map((file) => readFileSync(join(ROOT, folder, file), 'utf8'))
  return [...new Set(sources.flatMap((source) => [...source.matchAll(CODE)].map(([, code]) => code)))].sort()
}

/** Engine problems about files that people write; the others are about moves and set-ups. */
const OF_FILES = ['bad-position', 'bad-record', 'rules-changed']

describe('the words for problems', () => {
  test('cover every problem of table, engine and wire', () => {
    const codes = [...codesIn('table/src'), ...codesIn('wire/src'), ...codesIn('engine/src')]
    expect(codes.length).toBeGreaterThan(50)
    expect(codes.filter((code) => !OF_FILES.includes(code) && !(code in words))).toEqual([])
  })

  test('are whole sentences', () => {
    expect(Object.values(words).filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([])
  })

  test('have a fallback for problems of a newer server', async () => {
    const { words: french } = await problemWordsIn('fr')
    expect(problemText('hitherto-unknown', words)).toBe(words.unknown)
    expect(problemText('constructor', french)).toBe(french.unknown)
    expect(problemText('busy', french)).toBe(french.busy)
  })
})
