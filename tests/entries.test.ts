/** The entries of the engine: authors of boxes find in theirs all that our own boxes use. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** No boxes, but what reads them all. */
const READERS = ['learn', 'conformance', 'words'].map((folder) => join('packages', 'boxes', 'src', folder, '/'))

/** The names in the braces of imports or exports that fit. */
function namesIn(file: string, clause: RegExp): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return [...source.matchAll(clause)].flatMap(([, names]) =>
    names
      .split(',')
      .map((name) => name.replace(/^\s*type\s/, '').trim())
      .filter((name) => name !== '')
      .map((name) => name.split(' as ')[0]),
  )
}

test('What our boxes import of the engine is offered to authors of boxes', () => {
  const offered = namesIn('packages/engine/src/entries/box.ts', /export (?:type )?\{([^}]*)\}/g)
  const rules = globSync('packages/boxes/src/*/*.ts', { cwd: ROOT }).filter(
    (file) => !/\b(test|testing)\.ts$/.test(file) && !READERS.some((folder) => file.startsWith(folder)),
  )
  const used = rules.flatMap((file) => namesIn(file, /import (?:type )?\{([^}]*)\} from '@heptapolis\/engine'/g))
  expect(used.length).toBeGreaterThan(100)
  expect([...new Set(used)].filter((name) => !offered.includes(name))).toEqual([])
})
