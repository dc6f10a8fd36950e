/** What is written by hand and cannot be meant so is refused, and told what was probably meant. */
import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { refusedPosition as refused } from './testing.ts'

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
    ['chosen', { action: 'sell', rider: { box: 'sheep' } }, 'there is no rider "sheep" in this game; there is none.'],
    ['spent', ['flying'], 'there is no ability "flying" in this game; there are last-card, free-per-age,'],
    ['stages', ['rhodos-day-1'], 'rhodos-day-1 is of another wonder; the stages of this one are gizah-day-1,'],
    [
      'stages',
      ['gizah-1'],
      'there is no stage "gizah-1" in this game; there are gizah-day-1, gizah-day-2, gizah-day-3.',
    ],
    ['wonder', 'gitsah', 'There is no wonder "gitsah" in this game; there are Alexandria, Babylon,'],
  ])('what does not exist is told with what does: %s %j', (field, value, sentence) => {
    expect(refused({ cities: [{ wonder: 'gizah', side: 'day', [field]: value }, {}, {}] })).toContain(sentence)
  })
})

test('A list holds as many as there is room for, and not one more', () => {
  const withDigs = (size: number) => ({ age: 1, digs: Array(size).fill([0, 1]), cities: [{}, {}, {}] })
  const { capacity } = state.digs
  expect(refused(withDigs(capacity))).toBe('read')
  expect(refused(withDigs(capacity + 1))).toContain(`digs holds too many; there is room for ${capacity}.`)
})

test('The discard pile has room for every card that a city could yet lose', () => {
  const cards = ['altar', 'theater', 'baths', 'well', 'tavern', 'forum', 'walls', 'palace', 'arena', 'study']
  const withPile = (size: number) => ({ discard: Array(size).fill('altar'), cities: [{ cards }, { cards }, { cards }] })
  const room = state.discard.capacity - 3 * cards.length
  expect(refused(withPile(room), true)).toBe('read')
  expect(refused(withPile(room + 1), true)).toContain('discard holds too many cards.')
})

describe('A position that cannot come about', () => {
  const three = (...cities: object[]) => ({ cities: [...cities, {}, {}, {}].slice(0, 3) })

  test.each([
    [
      'more of a card than was printed, wherever they lie',
      { ...three({ cards: ['altar'], hand: ['altar', 'altar'] }), turn: 1 },
      'too-often: Altar lies in 3 places',
    ],
    [
      'the discard pile counts',
      { ...three({ cards: ['palace'] }), discard: ['palace', 'palace'] },
      'too-often: Palace lies in 3 places',
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
      'too-many-tokens: All cities together have 9 tokens of one kind (victory tokens); there are 8.',
    ],
    ['more defeat tokens than there are', three({ defeat: 20 }, { defeat: 20 }), '(defeat tokens)'],
    [
      'more victory tokens than a city can win in two fights',
      three({ victory: [5, 5] }, { victory: [5, 5, 5, 5] }),
      'too-many-in-city: A city has 2 of these at most: victory tokens.',
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
      'read',
    ],
    [{ setup: { boxes: ['babel-tower'] }, ...three({ victory: [1, 1, 1], defeat: 12 }) }, 'read'],
    [
      { setup: { boxes: ['cities'] }, ...three({ cards: ['hideout', 'militia', 'dive', 'secret-warehouse'] }) },
      'of these cards only 3 are in the deck of Age I, not 4.',
    ],
    [
      { setup: { boxes: ['leaders'] }, ...three({ leaders: ['plato'] }, { leaderHand: ['plato'] }) },
      'Plato lies in 2 places',
    ],
    [
      { setup: { boxes: ['armada'] }, ...three({ islands: ['foggy-island'] }, { islands: ['foggy-island'] }) },
      'Foggy Island lies in 2 places',
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
    expect(refused(empty, true)).toBe('bad-position: Nobody is asked: nobody could go on from this position.')
  })
})
