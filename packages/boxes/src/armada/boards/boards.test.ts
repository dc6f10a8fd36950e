import { coded, parseRecord, recordText, replay, toPosition } from '@heptapolis/engine/records'
import { compile, fromPosition, type Game, type Result, random, type Setup, scores } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../../index.ts'
import { coinsOf, legal, playOut, playTurn, points, setupFor } from '../../testing.ts'
import { ARMADA } from '../data.ts'
import { navalStrength } from '../rules/naval-conflict.ts'
import { commercialLevel, type ShipyardDef } from '../rules/shipyard.ts'
import { atSea, islandsOf, PLAIN } from '../testing.ts'
import { readBoards } from './board-reader.ts'
import { boardsFile, correctionsOf } from './boards.ts'

const sure = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const withBoards = (armadaBoards: Record<string, unknown>) => ({ options: { armadaBoards } })
const setupWith = (armadaBoards: Record<string, unknown>): Setup =>
  setupFor(3, { boxes: ['armada'], ...withBoards(armadaBoards) })
const faultsOf = (file: unknown): string[] =>
  readBoards(file, ARMADA).faults.map((fault) => firstSpeech.problem(coded('board-fault', fault)))
const correctionsIn = (file: unknown) => correctionsOf(readBoards(file, ARMADA).boards, ARMADA)
const fleetPoints = (g: Game): number => [0, 1, 2].reduce((sum, seat) => sum + points(g, seat, 'fleet'), 0)
const shipyard = (g: Pick<Game, 'rules'>, id: string) => g.rules.piece(id).def as ShipyardDef

describe('Boards corrected by their owners', () => {
  test('the red column: the printed strength counts', () => {
    const g = atSea({
      ...withBoards({ columns: { red: { 2: { naval: 7 } } } }),
      cities: [{ ...PLAIN, ships: { red: 2 } }, { ships: { red: 3 } }, {}],
    })
    expect([0, 1].map((seat) => navalStrength(g, seat))).toEqual([7, 3])
  })

  test('the yellow column: level, coins and Tax', () => {
    const cities = [{ ...PLAIN, coins: 0, hand: ['altar', 'tavern'] }, { coins: 3 }, { coins: 3 }]
    const sail = { 0: { action: 'sell', card: 'altar', fleet: 'yellow' } }
    const ours = atSea({ cities })
    playTurn(ours, sail)
    expect([commercialLevel(ours, 0), coinsOf(ours, 0), coinsOf(ours, 1)]).toEqual([1, 2, 6])
    const corrected = atSea({
      ...withBoards({ columns: { yellow: { 1: { level: 3, coins: 4, tax: true } } } }),
      cities,
    })
    playTurn(corrected, sail)
    expect([commercialLevel(corrected, 0), coinsOf(corrected, 0), coinsOf(corrected, 1)]).toEqual([3, 4, 3])
  })

  test('the blue column: points at the end', () => {
    const table = { cities: [{ ...PLAIN, ships: { blue: 6 } }, {}, {}] }
    const score = (options: Setup['options']): number =>
      scores(sure(fromPosition({ ...table, setup: { boxes: ['armada'], options } }, BOXES)))[0].rows.find(
        ({ id }) => id === 'fleet',
      )?.points ?? 0
    expect(score({})).toBe(10)
    expect(score({ armadaBoards: { columns: { blue: { 6: { points: 13 } } } } })).toBe(13)
  })

  test('the green column: where islands are explored', () => {
    const cities = [{ ...PLAIN, hand: ['apothecary', 'altar'], cards: ['loom-age-1', 'clay-pool'] }, {}, {}]
    const sail = { 0: { action: 'build', card: 'apothecary', fleet: 'green' } }
    const g = atSea({
      ...withBoards({ columns: { green: [{ explore: 1 }, {}, { explore: 2 }, {}, {}, { explore: 3 }] } }),
      cities: cities.map((city, i) => (i === 0 ? { ...city, shipyard: 'shipyard-a' } : city)),
    })
    playTurn(g, sail)
    expect(legal(g, 0).every(({ action }) => action === 'pick')).toBe(true)
    expect(legal(g, 0)).toHaveLength(4)
    expect(islandsOf(g, 0)).toEqual([])
  })

  test('the costs of one shipyard, and of no other', () => {
    const options = withBoards({ shipyards: { 'shipyard-b': { costs: { blue: { 1: { coins: 1 } } } } } })
    const city = { coins: 1, hand: ['altar', 'tavern'] }
    const g = atSea({
      ...options,
      cities: [
        { ...PLAIN, ...city, shipyard: 'shipyard-b' },
        { wonder: 'ephesos', side: 'night', ...city, shipyard: 'shipyard-a' },
        {},
      ],
    })
    const sails = { action: 'build', card: 'altar', fleet: 'blue' }
    expect(legal(g, 0, sails)).toEqual([{ ...sails, pay: { left: 0, right: 0, bank: 1 } }])
    expect(legal(g, 1, sails)).toEqual([])
  })

  test('the column with the wonder sign', () => {
    const g = atSea({
      ...withBoards({ shipyards: { 'shipyard-a': { wonder: 'green' } } }),
      cities: [
        { ...PLAIN, shipyard: 'shipyard-a', cards: ['sawmill', 'clay-pool'], hand: ['altar', 'tavern'] },
        {},
        {},
      ],
    })
    const fleets = new Set(legal(g, 0, { action: 'stage' }).map(({ fleet }) => fleet))
    expect(fleets).toEqual(new Set([undefined, 'green']))
  })

  test('go with the set-up into record and position', () => {
    const setup = setupWith({ columns: { blue: { 1: { points: 9 }, 2: { points: 12 } } } })
    const { game, record } = playOut(setup, random('boards'))
    const again = sure(replay(sure(parseRecord(recordText(record))), BOXES))
    expect(scores(again)).toEqual(scores(game))
    const ours = sure(replay({ ...record, data: 'ours', setup: { ...setup, options: {} } }, BOXES))
    expect(fleetPoints(ours)).toBeLessThan(fleetPoints(game))
    const position = JSON.parse(JSON.stringify(toPosition(game)))
    expect(scores(sure(fromPosition(position, BOXES)))).toEqual(scores(game))
  })
})

describe('Ours remain the default', () => {
  test('and are marked as reconstructed, space by space; the blue values were read out of recorded games', () => {
    const rules = (setup: Setup) => ({ rules: sure(compile(setup, BOXES)) })
    const ours = rules(setupFor(3, { boxes: ['armada'] }))
    const all = [1, 2, 3, 4, 5, 6]
    const [costs, gains] = [
      { red: all, yellow: all, blue: all, green: all },
      { red: all, yellow: all, blue: [], green: all },
    ]
    expect(shipyard(ours, 'shipyard-a').board.reconstructed).toEqual({ wonder: true, costs, gains })
    const corrected = rules(
      setupWith({
        columns: { red: { 6: { naval: 7 } } },
        shipyards: { 'shipyard-a': { costs: { green: { 1: { papyrus: 1 } } } } },
      }),
    )
    const others = { ...gains, red: [1, 2, 3, 4, 5] }
    const green = [2, 3, 4, 5, 6]
    expect(shipyard(corrected, 'shipyard-a').board.reconstructed).toEqual({
      wonder: true,
      costs: { ...costs, green },
      gains: others,
    })
    expect(shipyard(corrected, 'shipyard-b').board.reconstructed).toEqual({ wonder: true, costs, gains: others })
  })

  test('a board tells what is printed on it', () => {
    const rules = sure(compile(setupWith({ columns: { red: { 1: { naval: 2 } } } }), BOXES))
    const { wonder, columns } = shipyard({ rules }, 'shipyard-a').board
    expect(wonder).toBe('red')
    expect(columns.red[0]).toEqual({ cost: { wood: 1 }, naval: 2 })
    expect(columns.yellow[1]).toEqual({ cost: { ore: 1 }, level: 1, coins: 1, tax: true })
  })

  test('a complete file with our numbers corrects nothing', () => {
    const file = JSON.parse(boardsFile(ARMADA))
    expect(faultsOf(file)).toEqual([])
    expect(correctionsIn(file)).toBeUndefined()
    expect(correctionsIn({})).toBeUndefined()
  })
})

describe('The file', () => {
  test('may be complete or name only what differs: both mean the same', () => {
    const red = [{ naval: 1 }, { naval: 2 }, { naval: 4 }, { naval: 4 }, { naval: 5 }, { naval: 8 }]
    const short = { columns: { red: { 3: { naval: 4 } } } }
    expect(correctionsIn({ columns: { red } })).toEqual(short)
    expect(correctionsIn(short)).toEqual(short)
  })

  test('a space of nothing is written as {}, and zeros say nothing', () => {
    const free = { shipyards: { 'shipyard-c': { costs: { red: { 1: {} } } } } }
    expect(correctionsIn(free)).toEqual(free)
    expect(correctionsIn({ columns: { green: { 1: { explore: 0 } } } })).toBeUndefined()
  })

  test('what is read is written down in its shortest form, and reads the same again', () => {
    const file = {
      columns: { yellow: { 6: { level: 5, coins: 2, tax: false } }, green: { 2: {}, 3: { explore: 1 } } },
      shipyards: { 'shipyard-h': { wonder: 'blue', costs: { yellow: { 5: { coins: 2, ore: 1 } } } } },
    }
    const { boards } = readBoards(file, ARMADA)
    const short = correctionsOf(boards, ARMADA)
    expect(short).toEqual({
      ...file,
      columns: { ...file.columns, yellow: { 6: { level: 5, coins: 2 } } },
    })
    expect(readBoards(short, ARMADA).boards).toEqual(boards)
    expect(readBoards(JSON.parse(boardsFile(boards)), ARMADA).boards).toEqual(boards)
  })

  test.each<[string, Record<string, unknown>, string]>([
    [
      'a field misspelt',
      { colums: {} },
      'boards: "colums" is unknown; known names: columns, shipyards. Did you mean "columns"?',
    ],
    [
      'a shipyard there is none of',
      { shipyards: { 'shipyard-z': {} } },
      'shipyards: "shipyard-z" is unknown; known names: shipyard-a, shipyard-b,',
    ],
    [
      'a colour without a column',
      { columns: { purple: [] } },
      'columns: "purple" is unknown; known names: red, yellow, blue, green.',
    ],
    [
      'too few spaces',
      { columns: { red: [{ naval: 1 }] } },
      'columns.red must be a list of all 6 spaces, or an object with some of them by number, "1" to "6"; it is a list of 1.',
    ],
    [
      'a space beyond the last',
      { columns: { red: { 7: {} } } },
      'columns.red: "7" is unknown; known names: 1, 2, 3, 4, 5, 6.',
    ],
    [
      'something a column does not give',
      { columns: { blue: { 1: { naval: 1 } } } },
      'columns.blue.1: "naval" is unknown; known names: points.',
    ],
    [
      'a number in words',
      { columns: { red: { 1: { naval: 'two' } } } },
      'columns.red.1.naval must be a whole number from 0 to 20, not "two".',
    ],
    [
      'a long text for a number',
      { columns: { red: { 1: { naval: 'a'.repeat(38) } } } },
      `columns.red.1.naval must be a whole number from 0 to 20, not "${'a'.repeat(38)}".`,
    ],
    [
      'a text too long for the sentence',
      { columns: { red: { 1: { naval: 'a'.repeat(39) } } } },
      `columns.red.1.naval must be a whole number from 0 to 20, not "${'a'.repeat(39)}….`,
    ],
    ['half a coin', { columns: { yellow: { 1: { coins: 0.5 } } } }, 'columns.yellow.1.coins must be a whole number'],
    [
      'Tax as a number',
      { columns: { yellow: { 1: { tax: 1 } } } },
      'columns.yellow.1.tax must be true or false, not 1.',
    ],
    [
      'a level explored twice',
      { columns: { green: { 1: { explore: 3 } } } },
      'columns.green: level 3 is explored on two spaces; a column explores each level once.',
    ],
    [
      'a good misspelt',
      { shipyards: { 'shipyard-a': { costs: { red: { 1: { wod: 1 } } } } } },
      'shipyards.shipyard-a.costs.red.1: "wod" is unknown; known names: wood, stone, clay, ore, glass, cloth, papyrus, coins. Did you mean "wood"?',
    ],
    [
      'more goods than there can be',
      { shipyards: { 'shipyard-a': { costs: { red: { 1: { wood: 5 } } } } } },
      'shipyards.shipyard-a.costs.red.1.wood must be a whole number from 0 to 4, not 5.',
    ],
    [
      'a wonder sign nowhere',
      { shipyards: { 'shipyard-a': { wonder: 'brown' } } },
      'shipyards.shipyard-a.wonder: "brown" is unknown; known names: red, yellow, blue, green.',
    ],
    [
      'a wonder sign that is no word',
      { shipyards: { 'shipyard-a': { wonder: 3 } } },
      'shipyards.shipyard-a.wonder: "3" is unknown; known names: red, yellow, blue, green.',
    ],
    [
      'nothing where a shipyard should be',
      { shipyards: { 'shipyard-a': null } },
      'shipyards.shipyard-a must be an object, not null.',
    ],
  ])('with %s is refused, and the sentence names the field', (_what, file, sentence) => {
    expect(faultsOf(file)[0]).toContain(sentence)
    const rules = compile(setupWith(file), BOXES)
    expect(rules.ok || rules.error.code).toBe('bad-boards')
    expect(rules.ok || firstSpeech.problem(rules.error)).toContain(sentence)
  })

  test('that is no object is refused', () => {
    expect(faultsOf([])).toEqual(['boards must be an object, not a list of 0.'])
    expect(faultsOf(undefined)).toEqual(['boards must be an object, not nothing.'])
  })

  test('names every fault at once', () => {
    expect(faultsOf({ columns: { red: { 1: { naval: -1 } }, blue: 3 }, yards: {} })).toHaveLength(3)
  })
})
