import { describe, expect, test } from 'vitest'
import { allMutations, draw, like, read, testFiles } from '../scripts/mutants/draw.ts'
import { rows } from '../scripts/mutants/equivalents.ts'
import { type Group, mutate, mutationsOf } from '../scripts/mutants/mutators.ts'
import { probed, SEEN } from '../scripts/mutants/probes.ts'

const mutantsOf = (source: string, of: Group = 'code'): string[] =>
  mutationsOf(source)
    .filter(({ group }) => group === of)
    .map((mutation) => mutate(source, mutation))

describe('mutants', () => {
  test.each([
    ['a < b', ['a <= b', 'a >= b']],
    ['a >= b', ['a > b', 'a < b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b']],
    ['a ?? b', ['a', 'b']],
    ['a - b', ['a + b']],
    ['(a) * (b)', ['(a) / (b)']],
    ['!a', ['a']],
    ['-a', ['a']],
    ['true', ['false']],
    ['7', ['8', '6']],
    ['0', ['1', '(-1)']],
    ['a ? b : c', ['true ? b : c', 'false ? b : c']],
    ['Math.min(a, b)', ['Math.max(a, b)']],
    ['a.some(b)', ['a.every(b)']],
    ['a.filter(b)', ['a']],
    ['(): void => b()', ['(): void => undefined']],
  ])('of the expression %s', (expression, expected) => {
    const bare = (text: string) => text.replace('const made = () => [', '').replace(/\]$/, '')
    expect(mutantsOf(`const made = () => [${expression}]`).map(bare)).toEqual(expected)
  })

  test.each([
    ['go()', [';']],
    ['a += b', [';', 'a -= b']],
    ['a++', [';', 'a--']],
    ['if (a) return', ['if (true) return', 'if (false) return', 'if (a) ;']],
    ['while (a) go()', ['while (false) go()', 'while (a) ;']],
    ['return a', []],
  ])('of the statement %s', (statement, expected) => {
    const bare = (text: string) => text.replace('function made() { ', '').replace(/ }$/, '')
    expect(mutantsOf(`function made() { ${statement} }`).map(bare)).toEqual(expected)
  })

  test.each([
    "import { a } from 'b'",
    'type A = 1 | 2',
    'interface A { b: 3 }',
    "const name = () => 'text'",
    "const table = [card('altar', 3, { stone: 1 }), true]",
    'const rule = { describe: () => a + 1, text: a ? b : c }',
    'const lawText = (a) => a + 1',
    ['const sentence = () => `$', '{a + 1} coins`'].join(''),
  ])('none of names, types, words and tables: %s', (source) => {
    expect(mutantsOf(source)).toEqual([])
  })

  test('of numbers that are rules: constants and numbers in functions', () => {
    expect(mutantsOf('const COINS = 3')).toEqual(['const COINS = 4', 'const COINS = 2'])
    expect(mutantsOf('const rules = { more: (a) => go(3) }')).toHaveLength(3)
  })
})

describe('mutants of rule data', () => {
  test.each([
    ['a cost', '{ stone: 2 }', ['{  }', '{ stone: 3 }', '{ stone: 1 }']],
    [
      'one resource of several',
      '{ ore: 0, clay: 0 }',
      ['{ clay: 0 }', '{ ore: 0 }', '{ ore: 1, clay: 0 }', '{ ore: 0, clay: 1 }'],
    ],
    ['a chain', "['altar', 'well']", ["['well']", "['altar']"]],
    [
      'an effect',
      "card('altar', {}, points(2))",
      ["card('altar', {})", "card('altar', {}, points(3))", "card('altar', {}, points(1))"],
    ],
  ])('%s', (_what, entry, expected) => {
    const bare = (text: string) => text.replace('const table = [', '').replace(/\]$/, '')
    expect(mutantsOf(`const table = [${entry}]`, 'data').map(bare)).toEqual(expected)
  })

  test('none outside tables, and none of names', () => {
    expect(mutantsOf("const f = () => [{ wood: 1 }, 'altar']", 'data')).toEqual([])
    expect(mutantsOf("const table = [card('altar', 'blue')]", 'data')).toEqual([])
  })
})

describe('mutants of orders', () => {
  test.each([
    [
      'steps of a list',
      'const steps = [pay, place, activate]',
      ['const steps = [place, pay, activate]', 'const steps = [pay, activate, place]'],
    ],
    ['statements', 'function run() { pay(); go(a) }', ['function run() { go(a); pay(); }']],
    ['the place of a line', "const line = { after: 'pay', run }", ["const line = { before: 'pay', run }"]],
  ])('%s', (_what, source, expected) => {
    expect(mutantsOf(source, 'order')).toEqual(expected)
  })

  test('none of names, numbers and single steps', () => {
    expect(mutantsOf("const names = ['one', 'two'], sizes = [1, 2], steps = [pay]", 'order')).toEqual([])
  })
})

describe('probes', () => {
  const source = ['let n = 1', 'n += 2', 'n > 2 && (n = 7)', 'if (n < 0) n = 0', 'const f = () => go(n)', 'f()'].join(
    '\n',
  )

  test('mark executed code and change nothing, also in lines without semicolons', () => {
    const mutations = mutationsOf(source)
    const marks = mutations.map(({ site }, id) => ({ id, site }))
    const seen: number[] = []
    const play = new Function(SEEN, 'go', `${probed(source, marks)}\nreturn n`)
    expect(play(seen, () => undefined)).toBe(7)
    const missed = mutations.filter((_, id) => seen[id] !== 1)
    expect(missed.map(({ site }) => source.slice(site.start, site.end))).toEqual(['n = 0', '0', '0'])
  })
})

describe('test files', () => {
  test('leave out those of the tutorial box, which fail without it', () => {
    const files = testFiles()
    expect(files).toContain('packages/boxes/src/base/trade.test.ts')
    expect(files.filter((file) => /beacons|tutorial/.test(file))).toEqual([])
  })
})

const ALL = allMutations()

describe('a draw', () => {
  test('depends only on the seed', () => {
    const changes = (seed: string) =>
      draw(seed, 20, ALL).mutants.map(({ file, line, after }) => `${file}:${line} ${after}`)
    expect(changes('one')).toEqual(changes('one'))
    expect(changes('one')).not.toEqual(changes('two'))
  })
})

describe('a draw like another', () => {
  test('has the same mutants, as far as they still exist', () => {
    const all = ALL.filter(({ mutation }) => mutation.group === 'data')
    const { mutants } = draw('one', 20, all)
    const gone = { ...mutants[0], before: 'gone' }
    const changes = like([...mutants, gone], all).mutants.map(({ file, before, after }) => [file, before, after])
    expect(changes).toEqual(mutants.map(({ file, before, after }) => [file, before, after]))
  })

  test('of data and orders contains only rules', () => {
    const files = new Set(ALL.flatMap(({ file, mutation }) => (mutation.group === 'data' ? [file] : [])))
    expect(files.has('packages/boxes/src/base/cards-2e.ts')).toBe(true)
    expect([...files].filter((file) => /face|words|lesson|engine/.test(file))).toEqual([])
  })
})

describe('docs/mutants.md', () => {
  const flat = (text: string): string => text.replace(/\s+/g, ' ')

  test.each(rows())('names existing code: $file $before', ({ file, before, after, why }) => {
    expect(flat(read(file)).includes(before)).toBe(true)
    expect(after).not.toBe(before)
    expect(why).not.toBe('')
  })
})
