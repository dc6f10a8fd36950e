import { compile, type Setup } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../../index.ts'
import { ARMADA } from '../data.ts'
import { boardsIn, codeOf } from './board-code.ts'
import { readBoards } from './board-reader.ts'
import { correctionsOf } from './boards.ts'
import { costFrom, costLetters } from './cost-letters.ts'
import { printedBoards } from './printed-boards.ts'

const LETTERS = { wood: 'w', stone: 's', clay: 'c', ore: 'o', glass: 'g', cloth: 't', papyrus: 'p' }
const corrected = (code: string) => correctionsOf(readBoards(boardsIn(code), ARMADA).boards, ARMADA)
const setupWith = (code: string): Setup => ({
  edition: '2e',
  boxes: ['armada'],
  seats: [{}, {}, {}],
  seed: '',
  options: { armadaBoards: boardsIn(code) },
})

/** Boards on which every number differs from ours. */
const everything = {
  columns: {
    red: [9, 8, 7, 6, 5, 4].map((naval) => ({ naval })),
    yellow: [1, 2, 3, 4, 5, 6].map((level) => ({ level, coins: 7 - level, tax: level % 2 === 0 })),
    blue: [2, 3, 5, 7, 11, 13].map((points) => ({ points })),
    green: [{ explore: 1 }, {}, { explore: 2 }, {}, { explore: 3 }, {}],
  },
  shipyards: Object.fromEntries(
    ARMADA.shipyards.map(({ id, wonder }) => {
      const costs = [{ glass: 2 }, { coins: 4 }, {}, { ore: 1, cloth: 1 }, { papyrus: 1, coins: 2 }, { wood: 3 }]
      return [
        id,
        { wonder: wonder === 'red' ? 'blue' : 'red', costs: { red: costs, yellow: costs, blue: costs, green: costs } },
      ]
    }),
  ),
}

describe('Boards in a link', () => {
  test('are nothing where they are ours', () => {
    expect(codeOf(ARMADA)).toBe('')
    expect(printedBoards.toLetters({})).toBe('')
  })

  test('are the columns that differ', () => {
    const file = {
      columns: { red: { 6: { naval: 7 } }, yellow: { 2: { level: 2, coins: 1 } } },
      shipyards: { 'shipyard-a': { wonder: 'blue', costs: { red: { 4: {}, 5: { ore: 1, coins: 2 } } } } },
    }
    const code = codeOf(readBoards(file, ARMADA).boards)
    expect(code).toBe('0r-1.2.3.4.5.7_0y-1c2.2c1.2c3.2c2t.3c4.4c3t_aw-b_ar-w.s.g..o2.cp')
    expect(corrected(code)).toEqual(file)
  })

  test('come out as they went in, and are short enough for a message', () => {
    const code = codeOf(readBoards(everything, ARMADA).boards)
    expect(readBoards(boardsIn(code), ARMADA)).toEqual(readBoards(everything, ARMADA))
    expect(new URLSearchParams({ boards: code }).toString().length).toBeLessThan(1000)
    expect(printedBoards.toLetters(printedBoards.fromLetters(code))).toBe(code)
    expect(compile(setupWith(code), BOXES).ok).toBe(true)
  })

  test.each([
    ['nonsense', 'nonsense'],
    ['0r-1.2.3', 'columns.red'],
    ['0r-1.2.3.4.5.many', 'columns.red.6.naval'],
    ['0y-1.1.1.1.1.x', 'columns.yellow.6.level'],
    ['zr-w.w.w.w.w.w', 'shipyard-z'],
    ['ar-w.s.g.oo.3.cq', '"q"'],
    ['ax-w.s.g.oo.3.cp', '"x"'],
    ['aw-z', '"z"'],
    ['0r-1.2.3.4.5.99', '20'],
  ])('that cannot be, such as %s, are refused in a sentence', (code, named) => {
    const rules = compile(setupWith(code), BOXES)
    expect(rules.ok || rules.error.code).toBe('bad-boards')
    expect(rules.ok || rules.error.message).toContain(named)
  })
})

describe('A cost in letters', () => {
  test.each([
    ['', {}],
    ['w', { wood: 1 }],
    ['OO', { ore: 2 }],
    ['2o', { ore: 2 }],
    ['c p', { clay: 1, papyrus: 1 }],
    ['w3', { wood: 1, coins: 3 }],
    ['2s2', { stone: 2, coins: 2 }],
    ['x', { x: 1 }],
  ])('%s', (text, cost) => {
    expect(costFrom(text, LETTERS)).toEqual(cost)
  })

  test('is written in the order of the goods, coins last', () => {
    expect(costLetters({ papyrus: 1, clay: 2, coins: 3 }, LETTERS)).toBe('ccp3')
    expect(costLetters({}, LETTERS)).toBe('')
  })
})
