/** Rules for all code that the linter cannot check: assertions, type names, private members, sizes. */
import { describe, expect, test } from 'vitest'
import { castsIn } from './architecture/casts.ts'
import { privateMembers, typesDeclaredTwice } from './architecture/declarations.ts'
import { isLongFile, longFunctions } from './architecture/sizes.ts'
import { readSources } from './architecture/sources.ts'

const sources = readSources()
const files = Object.entries(sources)

/** Tests, contract suites, and programs that attack or disturb a server. */
const TESTS =
  /\.test\.tsx?$|(^|\/)(testing|contract|conformance|test-guest)\.tsx?$|\/(conformance|faults|attack|testing)\/|^(tests|e2e)\//
/** Texts, rules of the rulebook and their examples: data in the form of code. */
const DATA = /\/(words|headings)\/|\/rulebook\/(atoms|examples)\.ts$/
const code = files.filter(([file]) => !TESTS.test(file))

/** Files over the limit, each with the reason. */
const LONG_FILES: Readonly<Record<string, string>> = {
  'packages/engine/src/kernel/columns/column.ts': 'the kinds of column, which share their layout',
  'packages/engine/src/rules/build/card-moves.ts': 'lists moves in the hottest loop; its parts share buffers',
  'packages/engine/src/rules/contract/box.ts': 'the contract of a box, read as one',
  'packages/engine/src/rules/trade/payment.ts': 'finds payments in the hottest loop; its parts share buffers',
  'packages/rulebook/src/search/finder.ts': 'one function, whose source is embedded in the printed page',
  'apps/web/src/game-model/local-table.ts': 'one class that implements the port of a table',
}

/** Functions over the limit, each with the reason. */
const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'packages/store/services/proxy.ts proxyTo': 'a proxy for tests: closures over one socket',
  'packages/rulebook/src/book/writer.ts newWriter': 'an object of short functions',
  'packages/rulebook/src/search/finder.ts finder': 'an object of short functions',
  'packages/store/src/sections/people.ts people': 'an object of short functions, one per statement',
  'packages/engine/src/kernel/chance/chacha.ts chachaBlock': 'unrolled rounds of a cipher',
  'packages/engine/src/rules/ruleset/ruleset.ts assemble':
    'one object; the order of its fields decides how fast it is read',
}

describe('type assertions', () => {
  /** Lower this number when you remove one. */
  const MOST_CASTS = 140
  const casts = code.flatMap(([file, source]) => castsIn(file, source))

  test(`outside tests are at most ${MOST_CASTS}`, () => {
    expect(casts.length).toBeLessThanOrEqual(MOST_CASTS)
  })

  test('are never doubled', () => {
    expect(casts.filter(({ isDouble }) => isDouble).map(({ place }) => place)).toEqual([])
  })

  test('are found, doubled ones too, and `as const` is none', () => {
    const found = castsIn('some.ts', 'const a = b as C\nconst d = (e as unknown) as F\nconst g = [1] as const')
    expect(found.map(({ place, isDouble }) => [place, isDouble])).toEqual([
      ['some.ts:1', false],
      ['some.ts:2', true],
      ['some.ts:2', false],
    ])
  })
})

describe('exported types', () => {
  test('have a name that no other package declares', () => {
    expect(typesDeclaredTwice(Object.fromEntries(files.filter(([file]) => !/\.test\.tsx?$/.test(file))))).toEqual([])
  })

  test('are found in two packages; what is exported again is no declaration', () => {
    const found = typesDeclaredTwice({
      'packages/table/src/seat.ts': 'export interface Seat {}\nexport type Chair = 1',
      'packages/wire/src/seat.ts': "export class Seat {}\nexport type { Chair } from '@heptapolis/table'",
    })
    expect(found).toEqual(['Seat: packages/table/src/seat.ts, packages/wire/src/seat.ts'])
  })
})

/** Hot classes, in which the run-time check of `#x` could cost speed. */
const HOT_CLASSES =
  /^packages\/engine\/src\/(kernel\/(chance\/chacha|move-list|scratch)|rules\/(scoring|trade)\/\w+)\.ts$/

describe('private members', () => {
  test('are private at run time, but for the hottest classes', () => {
    const others = files.filter(([file]) => !HOT_CLASSES.test(file))
    expect(others.flatMap(([file, source]) => privateMembers(file, source))).toEqual([])
  })

  test('are found, except constructors', () => {
    const source = 'class A {\n  private x = 1\n  #y = 2\n  private constructor() {}\n}'
    expect(privateMembers('some.ts', source)).toEqual(['some.ts: private x = 1'])
  })
})

describe('sizes', () => {
  test('of files stay below the limit, but for tests and data', () => {
    const long = code.filter(([file, source]) => !DATA.test(file) && isLongFile(source)).map(([file]) => file)
    expect(long.filter((file) => !(file in LONG_FILES))).toEqual([])
  })

  test('of functions stay below the limit, but for components', () => {
    const long = code.flatMap(([file, source]) => (file.endsWith('.tsx') ? [] : longFunctions(file, source)))
    expect(long.filter((name) => !(name in LONG_FUNCTIONS))).toEqual([])
  })

  test('are measured', () => {
    const source = `function short() {}\nfunction long() {${'\n'.repeat(61)}}\n`
    expect(longFunctions('some.ts', source)).toEqual(['some.ts long'])
    expect([300, 301].map((lines) => isLongFile('x\n'.repeat(lines)))).toEqual([false, true])
  })
})
