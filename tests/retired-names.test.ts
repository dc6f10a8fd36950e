/** Retired names of docs/glossary.md, and retired phrasings of comments, do not return. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { commentsIn, retiredComments } from './architecture/comments.ts'
import { readSources, type Sources } from './architecture/sources.ts'

const glossary = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8')

/** Packages in which a retired name may be a word of the game, or public. */
const KEEPS_WORDS = /^packages\/(engine|boxes|bots|rulebook|reference)\//
const KEPT_FILES = /^tests\/(old-data\/|retired-names\.test|architecture\/comments)/

interface RetiredNames {
  declared: readonly string[]
  /** Names of files and folders, as in `eyes.ts` and `desk/`. */
  paths: readonly string[]
}

/** Names in the first column of the table below "Retired names". */
function retiredNames(page: string): RetiredNames {
  const section = page.split('### Retired names')[1]?.split('### ')[0] ?? ''
  const cells = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell)
  const names = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const isPath = (name: string): boolean => /[/.]/.test(name)
  return { declared: names.filter((name) => !isPath(name)), paths: names.filter(isPath) }
}

function retiredIn(sources: Sources, { declared, paths }: RetiredNames): string[] {
  const declaration = new RegExp(
    `\\b(?:interface|type|class|function|const) (${declared.join('|')})\\b(?! *,|\\s*\\})`,
    'g',
  )
  return Object.entries(sources).flatMap(([file, source]) => {
    if (KEEPS_WORDS.test(file) || KEPT_FILES.test(file)) return []
    const inPath = paths.filter((path) => `/${file}`.includes(`/${path}`))
    return [...[...source.matchAll(declaration)].map(([, name]) => name), ...inPath].map((name) => `${file}: ${name}`)
  })
}

describe('retired names', () => {
  test('are declared nowhere, and name no file or folder', () => {
    expect(retiredIn(readSources(), retiredNames(glossary))).toEqual([])
  })

  test('are read from the glossary', () => {
    const { declared, paths } = retiredNames(glossary)
    expect(declared).toEqual(expect.arrayContaining(['House', 'HouseOptions', 'Fallen']))
    expect(paths).toEqual(expect.arrayContaining(['second/', 'desk/', 'eyes.ts']))
  })

  test('are found in declarations and paths; imported types and words of the game are none', () => {
    const found = retiredIn(
      {
        'packages/server/src/desk/hub.ts': 'export class Hub {}\nconst Desks = 1',
        'packages/table/src/eyes.ts': "import { type Hub, type Desks } from './x.ts'",
        'packages/boxes/src/desk/hub.ts': 'export class Hub {}',
      },
      { declared: ['Hub', 'Desks'], paths: ['desk/', 'eyes.ts'] },
    )
    expect(found).toEqual([
      'packages/server/src/desk/hub.ts: Hub',
      'packages/server/src/desk/hub.ts: Desks',
      'packages/server/src/desk/hub.ts: desk/',
      'packages/table/src/eyes.ts: eyes.ts',
    ])
  })
})

/** A type is a thing, so its name is a noun: `PerformedCommand`, not `Performed`. */
const PARTICIPLE =
  /^export (?:interface|type|class) ([A-Z][a-z]+ed|Sat|Said|Kept|Laid|Left|Met|Sent|Held|Told|Built|Fought|Drawn|Shown|Known|Given|Chosen|Found|Heard|Hidden|Done|Did)\b/gm
const participles = (sources: Sources): string[] =>
  Object.entries(sources).flatMap(([file, source]) =>
    KEEPS_WORDS.test(file) ? [] : [...source.matchAll(PARTICIPLE)].map(([, name]) => `${file}: ${name}`),
  )

describe('exported types', () => {
  test('have no bare participle as their name', () => {
    expect(participles(readSources())).toEqual([])
  })

  test('with a bare participle are found', () => {
    expect(participles({ 'apps/a.ts': 'export type Sat = 1\nexport interface SeatedTable {}' })).toEqual([
      'apps/a.ts: Sat',
    ])
  })
})

describe('comments', () => {
  test('name their subject: no retired phrasing', () => {
    const found = Object.entries(readSources()).flatMap(([file, source]) => retiredComments(file, source))
    expect(found).toEqual([])
  })

  test('are found at the start and at the end of lines, joined over lines, and not in strings', () => {
    const source = [
      '/** One. */',
      "const url = 'https://a' // two",
      'code()',
      '  // three',
      '  // four',
      '/**',
      ' * Five',
      ' * six.',
      ' */',
      '{/* seven */}',
    ].join('\n')
    expect(commentsIn(source)).toEqual([
      { line: 1, text: 'One.' },
      { line: 2, text: 'two' },
      { line: 4, text: 'three four' },
      { line: 6, text: 'Five six.' },
      { line: 10, text: 'seven' },
    ])
  })

  test('with a retired word, or a retired opening of a file, are reported', () => {
    const retired = (source: string): string[] => retiredComments('some.ts', source)
    expect(retired('/** Views. */\n// For whoever\n// looks on.')).toEqual(['some.ts:2: For whoever looks on.'])
    expect(retired('/** What a seat sees. */')).toEqual(['some.ts:1: What a seat sees.'])
    expect(retired('/** Whatever it is. */\n/** What follows. */\nconst text = "whoever"')).toEqual([])
  })
})
