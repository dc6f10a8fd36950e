/** Retired names of docs/glossary.md do not return. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSources, type Sources } from './architecture/sources.ts'

const glossary = readFileSync(join(import.meta.dirname, '../docs/glossary.md'), 'utf8')

/** Packages in which a retired name may be a word of the game, or public. */
const KEEPS_WORDS = /^packages\/(engine|boxes|bots|rulebook|reference)\//
const KEPT_FILES = /^tests\/(old-data\/|retired-names\.test)/

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
