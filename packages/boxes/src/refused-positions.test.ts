/** Invalid hand-written positions are refused with suggestions. */
import { compile, fromPosition, sure, toPosition } from '@heptapolis/engine'
import { state } from '@heptapolis/engine/box'
import { type PositionField, positionFields } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { refusedPosition as refused, withEveryBox } from './testing.ts'

describe('A field that nobody knows is an error', () => {
  test.each([
    [{ cities: [{ card: ['altar'] }, {}, {}] }, 'cities[0] has no field "card"; the nearest known one is "cards".'],
    [{ cities: [{ cardsSize: 3 }, {}, {}] }, 'cities[0] has no field "cardsSize"; the nearest known one is'],
    [{ cities: [{}, { coin: 3 }, {}] }, 'cities[1] has no field "coin"; the nearest known one is "coins".'],
    [
      { cities: [{ boardBlocked: true }, {}, {}] },
      'cities[0] has no field "boardBlocked"; it belongs to babel-projects, which is not in play (setup.boxes).',
    ],
    [
      { cities: [{ pawns: [1, 0, 0] }, {}, {}] },
      'cities[0] has no field "pawns"; it belongs to edifice, which is not in play (setup.boxes).',
    ],
    [
      { cities: [{ debt: 3 }, {}, {}] },
      'cities[0] has no field "debt"; it belongs to cities, which is not in play (setup.boxes).',
    ],
    [
      { cities: [{ discard: [] }, {}, {}] },
      'cities[0] has no field "discard"; it is a field of the position, beside cities.',
    ],
    [{ coins: 3, cities: [{}, {}, {}] }, 'A position has no field "coins"; it is a field of each city.'],
    [{ trun: 2, cities: [{}, {}, {}] }, 'A position has no field "trun"; the nearest known one is "turn".'],
    [{ tower: { placed: [] }, cities: [{}, {}, {}] }, 'A position has no field "tower"; it belongs to babel-tower'],
    [{ setup: { box: [] }, cities: [{}, {}, {}] }, 'setup has no field "box"; the nearest known one is "boxes".'],
    [
      { setup: { seats: [{ wander: 'gizah' }, {}, {}] }, cities: [{}, {}, {}] },
      'setup.seats[0] has no field "wander"; the nearest known one is "wonder".',
    ],
  ])('%j', (position, sentence) => {
    expect(refused(position)).toContain(`unknown-field: ${sentence}`)
  })

  test.each([
    ['cards', ['altr'], 'there is no card "altr" in this game; the nearest of 80: altar'],
    [
      'cards',
      ['zeppelin-hangar'],
      'there is no card "zeppelin-hangar" in this game; there are 80, such as lumber-yard',
    ],
    ['chosen', { action: 'sell', rider: { box: 'sheep' } }, 'there is no rider "sheep" in this game; there are none.'],
    ['spent', ['flying'], 'there is no ability "flying" in this game; there are last-card, free-per-age,'],
    ['stages', ['rhodos-day-1'], 'rhodos-day-1 belongs to another wonder; the stages of this one are gizah-day-1,'],
    [
      'stages',
      ['gizah-1'],
      'there is no stage "gizah-1" in this game; there are gizah-day-1, gizah-day-2, gizah-day-3.',
    ],
    ['wonder', 'gitsah', 'There is no wonder "gitsah" in this game; the wonders are Alexandria, Babylon,'],
  ])('what does not exist is told with what does: %s %j', (field, value, sentence) => {
    expect(refused({ cities: [{ wonder: 'gizah', side: 'day', [field]: value }, {}, {}] })).toContain(sentence)
  })
})

test.each([
  [
    'leaders',
    { leaders: ['nero', 'midas', 'plato', 'varro'] },
    'no-room-in-city: A city has room for 3 of these: leaders.',
  ],
  ['armada', { navalTokens: [1, 1, 1, 1, 1] }, 'no-room-in-city: A city has room for 4 of these: naval tokens.'],
])('More than a city of %s has room for is refused, with lenient too', (box, city, problem) => {
  const position = { setup: { boxes: [box] }, cities: [city, {}, {}] }
  expect([refused(position), refused(position, true)]).toEqual([problem, problem])
})

test('A list holds as many as there is room for, and not one more', () => {
  const withDigs = (size: number) => ({ age: 1, digs: Array(size).fill([0, 1]), cities: [{}, {}, {}] })
  const { capacity } = state.digs
  expect(refused(withDigs(capacity))).toBe('read')
  expect(refused(withDigs(capacity + 1))).toContain(`digs contains too many; there is room for ${capacity}.`)
})

test('The discard pile has room for every card that a city could yet lose', () => {
  const cards = ['altar', 'theater', 'baths', 'well', 'tavern', 'forum', 'walls', 'palace', 'arena', 'study']
  const withPile = (size: number) => ({ discard: Array(size).fill('altar'), cities: [{ cards }, { cards }, { cards }] })
  const room = state.discard.capacity - 3 * cards.length
  expect(refused(withPile(room), true)).toBe('read')
  expect(refused(withPile(room + 1), true)).toContain('discard contains too many cards.')
})

describe('A position that cannot come about', () => {
  const three = (...cities: object[]) => ({ cities: [...cities, {}, {}, {}].slice(0, 3) })

  test.each([
    [
      'more of a card than was printed, wherever they lie',
      { ...three({ cards: ['altar'], hand: ['altar', 'altar'] }), turn: 1 },
      'too-often: Altar is in 3 places',
    ],
    [
      'the discard pile counts',
      { ...three({ cards: ['palace'] }), discard: ['palace', 'palace'] },
      'too-often: Palace is in 3 places',
    ],
    [
      'a card under a wonder counts',
      { ...three({ stages: 1, buried: ['palace'] }, { cards: ['palace'] }), discard: ['palace'] },
      'too-often: Palace',
    ],
    [
      'a card of an Age to come',
      { ...three({ cards: ['palace'] }), age: 2 },
      'too-early: Palace is a card of Age III, but this is Age II.',
    ],
    ['a card of an Age to come, in hand', { ...three({ hand: ['school'] }), age: 1 }, 'too-early: School'],
    [
      'more victory tokens than there are',
      three({ victory: Array(9).fill(5) }),
      'too-many-tokens: All cities together have 9 of one kind (victory tokens: 5); by Age III there are 3.',
    ],
    ['more defeat tokens than there are', three({ defeat: 20 }, { defeat: 20 }), '(defeat tokens)'],
    [
      'more victory tokens than a city can win in two fights',
      three({ victory: [5, 5, 5] }),
      'too-many-in-city: A city can have at most 2: victory tokens.',
    ],
    [
      'more victory tokens than there were fights',
      three({ victory: [1, 1] }, { victory: [1, 1] }),
      'too-many-tokens: All cities together have 4 of one kind (victory tokens: 1); by Age III there are 3.',
    ],
    [
      'a victory token before the conflicts of its Age',
      { ...three({ victory: [1] }), age: 1, turn: 2 },
      'too-many-tokens: All cities together have 1 of one kind (victory tokens: 1); by Age I there are none.',
    ],
    [
      'a defeat token before all conflicts',
      { ...three({ defeat: 1 }), age: 1, turn: 2 },
      'too-many-tokens: All cities together have 1 of one kind (defeat tokens); by Age I there are none.',
    ],
    [
      'a victory token of an Age to come',
      { ...three({ victory: [1, 5] }), age: 1 },
      'too-many-tokens: All cities together have 1 of one kind (victory tokens: 5); by Age I there are none.',
    ],
    [
      'more defeats than there were conflicts',
      { ...three({ defeat: 3 }), age: 1 },
      'too-many-in-city: A city can have at most 2: defeat tokens.',
    ],
    [
      'a card that so many players do not use',
      three({ cards: ['circus'] }),
      'not-in-game: Circus is not used with 3 players.',
    ],
    [
      'a card twice of which so many players use one',
      three({ cards: ['altar'] }, { cards: ['altar'] }),
      'too-often: Altar is in 2 places, but there is only one copy.',
    ],
    [
      'more guilds than are dealt to so many players',
      three(
        { cards: ['workers-guild', 'craftsmens-guild', 'traders-guild'] },
        { cards: ['philosophers-guild', 'spies-guild'], stages: 1, buried: ['builders-guild'] },
      ),
      'of these cards only 5 are in the deck of Age III, not 6.',
    ],
  ])('is refused, and let through for those who want to try: %s', (_what, position, sentence) => {
    expect(refused(position)).toContain(sentence)
    expect(refused(position, true)).toBe('read')
  })

  test.each([
    [{ setup: { boxes: ['cities'] }, ...three({ diplomacy: 9 }) }, 'diplomacy'],
    [
      {
        setup: { boxes: ['edifice'] },
        ...three({ pawns: [4, 0, 0] }, { pawns: [4, 0, 0] }, { pawns: [4, 0, 0] }),
        turn: 1,
      },
      'A city can have at most 1: edifice pawns.',
    ],
    [{ setup: { boxes: ['babel-tower'] }, ...three({ victory: [1, 1, 1], defeat: 12 }) }, 'read'],
    [{ setup: { boxes: ['edifice'] }, ...three({ victory: [3] }), age: 1 }, 'read'],
    [{ setup: { boxes: ['edifice'] }, ...three({ victory: [5] }), age: 1 }, 'by Age I there are none'],
    [{ setup: { boxes: ['cities'] }, ...three({ debt: 999 }) }, 'too-many-tokens: All cities together have 999'],
    [{ setup: { boxes: ['cities'] }, ...three({ debt: 20 }) }, 'read'],
    [
      {
        setup: { boxes: ['babel-projects'] },
        ...three({ projectTokens: Array(9).fill('project-token-free-building') }),
      },
      'too-many-tokens: All cities together have 9',
    ],
    [
      { setup: { boxes: ['babel-projects'] }, age: 1, ...three({ projectTokens: ['project-token-penalty-3'] }) },
      'by Age I there are none',
    ],
    [
      {
        setup: { boxes: ['babel-projects'] },
        age: 1,
        project: { id: 'project-cranes' },
        ...three({ participations: 5 }),
      },
      'have 5 of one kind',
    ],
    [
      {
        setup: { boxes: ['babel-tower'] },
        ...three({ tilesBuilt: ['babel-tile-01-red-tax'] }, { tilesBuilt: ['babel-tile-01-red-tax'] }),
      },
      'have 2 of one kind',
    ],
    [{ setup: { boxes: ['armada'] }, age: 1, ...three({ navalTokens: [7] }) }, 'by Age I there are none'],
    [{ setup: { boxes: ['armada'] }, ...three({ navalTokens: [7, 7] }) }, 'A city can have at most 1'],
    [
      { setup: { boxes: ['armada'] }, age: 1, ...three({ islands: ['royal-archipelago'] }) },
      'too-early: Royal Archipelago is a card of Age III, but this is Age I.',
    ],
    [{ setup: { boxes: ['armada'] }, age: 1, ...three({ islands: ['iron-oasis'], ships: { green: 4 } }) }, 'read'],
    [
      { setup: { boxes: ['cities'] }, ...three({ cards: ['hideout', 'militia', 'dive', 'secret-warehouse'] }) },
      'of these cards only 3 are in the deck of Age I, not 4.',
    ],
    [
      { setup: { boxes: ['leaders'] }, ...three({ leaders: ['plato'] }, { leaderHand: ['plato'] }) },
      'Plato is in 2 places',
    ],
    [
      { setup: { boxes: ['armada'] }, ...three({ islands: ['foggy-island'] }, { islands: ['foggy-island'] }) },
      'Foggy Island is in 2 places',
    ],
  ])('with other boxes: %j', (position, sentence) => {
    expect(refused(position)).toContain(sentence)
  })

  test.each([
    [
      'babel-projects',
      { project: { tokens: 2 } },
      'bad-position: project.id is missing: it names the project; there are',
    ],
    ['edifice', { edifices: [{ pawns: 2 }] }, 'bad-position: edifices[0].id is missing: it names the edifice; the'],
  ])('what leaves out a name is told which: %s', (box, table, sentence) => {
    expect(refused({ setup: { boxes: [box] }, ...three(), ...table })).toContain(sentence)
  })

  test('or that nobody could go on from is refused even then', () => {
    const empty = { turn: 2, cities: [{ hand: [] }, { hand: [] }, { hand: [] }] }
    expect(refused(empty, true)).toBe('bad-position: No seat is asked: the game could not continue from this position.')
  })

  const forTwo = (answered: number[], handSize: number) => ({
    setup: { edition: '1e', seats: [{}, {}] },
    age: 1,
    turn: 2,
    keeper: 0,
    question: { id: 'turn', asked: [0, 1, 2], answered },
    cities: [{ handSize }, { handSize: 6 }, {}],
  })

  test.each([
    ['answers before its keeper', [2], 7, 'question.answered names seat 2, but its keeper must answer'],
    ['is left no card by its keeper', [0], 1, 'Seat 2 is asked "turn", but has no possible answer.'],
    ['will be left no card by its keeper', [], 1, 'Seat 2 is asked "turn", but has no possible answer.'],
  ])('in a game for two is refused where the free city %s', (_what, answered, handSize, sentence) => {
    expect(refused(forTwo(answered, handSize))).toContain(`bad-position: ${sentence}`)
  })

  test.each([[[]], [[0]], [[0, 2]]])('in a game for two is read where %j have answered', (answered) => {
    expect(refused(forTwo(answered, 7))).toBe('read')
  })
})

describe('What the set-up says of a seat and the position of its city', () => {
  const seats = [{ name: 'Ada', wonder: 'gizah', side: 'day' }, {}, {}]

  test.each([
    [{ wonder: 'rhodos' }, 'cities[0].wonder is "rhodos", but setup.seats[0].wonder is "gizah".'],
    [{ side: 'night' }, 'cities[0].side is "night", but setup.seats[0].side is "day".'],
    [{ name: 'Bea' }, 'cities[0].name is "Bea", but setup.seats[0].name is "Ada".'],
  ])('is not two things: %j', (city, sentence) => {
    const position = { setup: { seats }, cities: [city, {}, {}] }
    expect(refused(position)).toBe(`seats-differ: ${sentence}`)
    expect(refused(position, true)).toBe(`seats-differ: ${sentence}`)
  })

  test('counts as many cities', () => {
    expect(refused({ setup: { seats: [...seats, {}] }, cities: [{}, {}, {}] })).toContain(
      'has 4 cities, but the position has 3',
    )
  })

  test('may be said in one place alone', () => {
    const position = { setup: { seats }, cities: [{}, { name: 'Bea' }, {}] }
    const [ada, bea] = toPosition(sure(fromPosition(position, BOXES))).cities
    expect([ada, bea]).toMatchObject([seats[0], { name: 'Bea' }])
  })
})

test('Every field of a city that counts something says how many of it there are', () => {
  const counts = ({ form, column }: PositionField): boolean => {
    if (!form?.shape || form.quiet || !column?.perCity) return false
    return ['number', 'numbers', 'tokens'].includes(form.shape.is) || (form.shape.is === 'pieces' && !form.lies)
  }
  const rules = sure(compile(withEveryBox('2e', 3), BOXES))
  const supplied = new Set(rules.boxes.flatMap(({ supply = {} }) => Object.keys(supply)))
  const counted = positionFields(BOXES)
    .filter(counts)
    .map(({ name }) => name)
  expect(counted).toContain('debt')
  expect(counted.filter((name) => !supplied.has(name))).toEqual([])
})
