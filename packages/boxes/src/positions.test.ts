/**
 * Written positions can be read again, whatever the open question. `heptapolis check` plays random games of every mix.
 */
import { CORE_FIELDS, toPosition, view } from '@heptapolis/engine/records'
import {
  clone,
  compile,
  fromPosition,
  type Game,
  hash,
  isOver,
  type Position,
  question,
  random,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import {
  begin,
  cardsOf,
  choose,
  coinsOf,
  finish,
  handOf,
  legal,
  playOut,
  playTurn,
  refusedPosition,
  scenario,
  setupFor,
  sure,
} from './testing.ts'

const throughText = (position: Position): Position => JSON.parse(JSON.stringify(position))
const load = (position: Position, lenient = false): Game =>
  sure(fromPosition(throughText(position), BOXES, { lenient }))
/** Lenient: scenarios use cards that are not in play with few players. */
const reload = (position: Position): Game => load(position, true)

const halikarnassos = {
  wonder: 'halikarnassos',
  side: 'day',
  stages: 1,
  cards: ['glassworks-age-1', 'press-age-1'],
  hand: ['altar', 'tavern'],
}
const plain = [
  { wonder: 'rhodos', hand: ['baths', 'well'] },
  { wonder: 'gizah', hand: ['stockade', 'loom-age-1'] },
]

/** Halikarnassos has built its second stage and looks through the discard pile. */
function digging(): Game {
  const g = scenario({ discard: ['theater'], cities: [halikarnassos, ...plain] })
  playTurn(g, { 0: { action: 'stage', card: 'altar' } })
  return g
}

describe('A position carries the open question', () => {
  test('asked of one city: who is asked what, and where the turn goes on', () => {
    const g = digging()
    expect(toPosition(g)).toMatchObject({ question: { id: 'dig', asked: [0] }, line: { id: 'dig' } })
    const again = reload(toPosition(g))
    expect([toAct(again), question(again, 0)?.id]).toEqual([[0], 'dig'])
    expect(legal(again, 0)).toEqual(legal(g, 0))
    expect(hash(again)).toBe(hash(g))
  })

  test('asked of all in secret: who has answered, and what was chosen', () => {
    const g = scenario({ cities: [halikarnassos, ...plain] })
    choose(g, 1, { action: 'sell', card: 'well' })
    const written = toPosition(g)
    expect(written.question).toEqual({ id: 'turn', asked: [0, 1, 2], answered: [1] })
    expect(written.cities[1].chosen).toEqual({ action: 'sell', card: 'well' })
    const again = reload(written)
    expect([toAct(again), hash(again)]).toEqual([[0, 2], hash(g)])
    choose(again, 1, { action: 'build', card: 'baths' })
  })

  test('asked of all in secret: also which power makes the card chosen free', () => {
    const olympia = { wonder: 'olympia', side: 'a', stages: 2, hand: ['baths', 'altar'] }
    const others = ['rhodos', 'gizah'].map((wonder) => ({ wonder, side: 'a', hand: ['tavern', 'stockade'] }))
    const g = scenario({ edition: '1e', age: 1, cities: [olympia, ...others] })
    choose(g, 0, { action: 'build', card: 'baths', by: 'free-per-age' })
    const written = toPosition(g)
    expect(written.cities[0].chosen).toEqual({ action: 'build', card: 'baths', by: 'free-per-age' })
    expect(hash(reload(written))).toBe(hash(g))
  })

  test('asked of all in secret: also from whom goods come for nothing', () => {
    const buyer = { cards: ['east-trading-post', 'east-clandestine-wharf'], hand: ['stockade', 'altar'] }
    const sellers = [{ hand: ['altar', 'baths'] }, { cards: ['lumber-yard'], hand: ['well', 'baths'] }]
    const g = scenario({ boxes: ['cities'], age: 1, cities: [{ wonder: 'gizah', ...buyer }, ...sellers] })
    choose(g, 0, { action: 'build', card: 'stockade', from: 'right' })
    const written = toPosition(g)
    expect(written.cities[0].chosen).toEqual({ action: 'build', card: 'stockade', from: 'right' })
    const again = reload(written)
    expect(hash(again)).toBe(hash(g))
    playTurn(again)
    expect([cardsOf(again, 0).at(-1), coinsOf(again, 0)]).toEqual(['stockade', 3])
  })

  test('asked of several at once, each something else: all of them are named', () => {
    const builder = { hand: ['sepulcher', 'library'], cards: ['stone-pit', 'glassworks-age-1', 'loom-age-1'], coins: 5 }
    const hand = ['school', 'dispensary']
    const victors = [{ victory: [1] }, { victory: [1, 1] }].map((city) => ({ ...city, hand, coins: 4 }))
    const g = scenario({ boxes: ['cities'], age: 2, cities: [builder, ...victors] })
    playTurn(g, { 0: { action: 'build', card: 'sepulcher' } })
    const each = [
      { id: 'loss', seat: 1, about: [1] },
      { id: 'loss', seat: 2, about: [2] },
    ]
    expect(view(g, 0).question).toEqual({ id: 'loss', asked: [1, 2], each })
    choose(g, 2, { action: 'lose', coins: 0, debt: 2 })
    expect(toPosition(g).question).toEqual({ id: 'loss', asked: [1, 2], answered: [2], each })
    expect(toPosition(g).queue).toBeUndefined()
    expect(hash(reload(toPosition(g)))).toBe(hash(g))
  })

  test('names all who are asked, whatever comes up', () => {
    playOut(setupFor(6, { boxes: BOXES.slice(1).map(({ id }) => id), seed: 'asked' }), random('asked'), (g) => {
      const { asked = [], answered = [] } = view(g, 0).question ?? {}
      if (!isOver(g)) expect(asked.filter((seat) => !answered.includes(seat))).toEqual(toAct(g))
    })
  })

  test('with those that wait behind it', () => {
    const losing = { hand: ['hideout', 'altar'], coins: 5 }
    const g = scenario({ boxes: ['cities'], cities: [losing, ...plain.map((city) => ({ ...city, coins: 4 }))] })
    playTurn(g, { 0: { action: 'build', card: 'hideout' } })
    expect(hash(reload(toPosition(g)))).toBe(hash(g))
  })

  test('and chance, so that the rest of the game is dealt alike', () => {
    const g = begin(setupFor(4, { boxes: ['leaders', 'armada'] }))
    const again = reload(toPosition(g))
    finish(g, random('moves'))
    finish(again, random('moves'))
    expect(hash(again)).toBe(hash(g))
  })

  test('to the end: the finished game is the same, and over', () => {
    const g = begin(setupFor(3))
    finish(g, random('moves'))
    const written = toPosition(g)
    expect(written).toMatchObject({ over: true, age: 3, turn: 6 })
    expect(written.cities[0]).not.toHaveProperty('hand')
    expect(hash(reload(written))).toBe(hash(g))
  })

  test('written by people too: they name the question, the seats and the line that follows', () => {
    const g = load({
      age: 2,
      turn: 3,
      question: { id: 'dig', asked: [1] },
      line: { id: 'dig' },
      discard: ['palisade', 'baths'].slice(1),
      cities: [{ hand: ['school'] }, { hand: ['library'] }, { hand: ['dispensary'] }],
    })
    expect([toAct(g), legal(g, 1).map(({ action }) => action)]).toEqual([[1], ['pick', 'skip']])
    choose(g, 1, { action: 'pick', card: 'baths' })
    expect(state.turn.get(g)).toBe(4)
  })

  test.each([
    [
      { question: { id: 'dgi', asked: [0] }, line: { id: 'dig' } },
      'question.id: there is no question "dgi" in this game; there are turn, last-card, dig.',
    ],
    [{ question: { id: 'dig', asked: [] }, line: { id: 'dig' } }, 'question.asked must name a seat.'],
    [
      { question: { id: 'dig', asked: [3] }, line: { id: 'dig' } },
      'question.asked[0] must be a whole number from 0 to 2.',
    ],
    [{ question: { id: 'dig', asked: [0] } }, 'line must name the line of the script that follows this question'],
    [
      { question: { id: 'dig', asked: [0] }, line: { id: 'dgi' } },
      'line.id: there is no line "dgi" in this game; the nearest of',
    ],
    [{ question: { id: 'dig', asked: [0] }, line: {} }, 'line.id is missing: it names the line; there are'],
    [
      { question: { asked: [0] }, line: { id: 'dig' } },
      'question.id is missing: it names the question; there are turn,',
    ],
    [
      { question: { id: 'dig', asked: [0, 1], each: [{ id: 'dig', seat: 0 }] }, line: { id: 'dig' } },
      'question.each must contain one question for each seat of question.asked, the one of question.id first.',
    ],
    [
      { question: { id: 'dig', asked: [1], each: [{ id: 'dig', seat: 0 }] }, line: { id: 'dig' } },
      'question.each must contain one question for each seat of question.asked, the one of question.id first.',
    ],
    [
      { question: { id: 'dig', asked: [0], each: [0, 0].map((seat) => ({ id: 'dig', seat })) }, line: { id: 'dig' } },
      'question.each must contain one question for each seat of question.asked, the one of question.id first.',
    ],
    [
      { question: { id: 'dig', asked: [0] }, line: { id: 'pay', time: 9 } },
      'line.time must be a whole number from 1 to 2.',
    ],
    [{ question: { id: 'turn', asked: [0] } }, 'Seat 0 is asked "turn", but has no possible answer.'],
    [{ question: { id: 'turn', asked: [0], answered: [0] } }, 'question.answered names every seat'],
    [{ queue: [{ id: 'dig', seat: 0 }] }, 'queue: questions can wait only while another one is open.'],
    [{ turn: 3, turns: 2, question: { id: 'turn', asked: [0] } }, 'turn must be from 1 to 2.'],
  ])('or is refused: %j', (table, sentence) => {
    expect(refusedPosition({ age: 1, cities: [{}, {}, {}], ...table })).toContain(sentence)
  })

  test('and a choice that is not possible is refused', () => {
    const written = throughText(toPosition(scenario({ cities: [halikarnassos, ...plain] })))
    written.question = { id: 'turn', asked: [0, 1, 2], answered: [1] }
    written.cities[1].chosen = { action: 'sell', card: 'palace' }
    expect(refusedPosition(written, true)).toContain('cities[1].chosen is not possible now.')
  })
})

describe('What a seat sees', () => {
  const g = begin(setupFor(4, { boxes: ['leaders', 'armada', 'babel-tower'], seed: 'seen' }))
  const chance = random('seen')
  while (state.age.get(g) < 2 || state.turn.get(g) < 3) {
    const [seat] = toAct(g)
    const all = legal(g, seat)
    choose(g, seat, all[chance.below(all.length)])
  }
  choose(g, 0, legal(g, 0)[0])
  const seen = view(g, 2)

  test('says which question is open and who has answered, but nothing of chance and what lies face down', () => {
    expect(seen.question).toEqual({ id: 'turn', asked: [0, 1, 2, 3], answered: [0] })
    expect(seen).toMatchObject({ leaderBoxSize: expect.any(Number), islandPile1Size: expect.any(Number) })
    for (const field of ['chance', 'leaderBox', 'islandPile1', 'discard']) expect(seen).not.toHaveProperty(field)
    expect(seen.cities[0]).not.toHaveProperty('chosen')
    expect(seen.cities[0].handSize).toBe(handOf(g, 0).length)
  })

  test('is a game to go on from: what is only counted is filled with what lies nowhere in sight', () => {
    const imagined = load(seen)
    expect(toAct(imagined)).toEqual(toAct(g))
    expect(legal(imagined, 2)).toEqual(legal(g, 2))
    expect(handOf(imagined, 0)).toHaveLength(handOf(g, 0).length)
    for (const list of imagined.rules.hands) {
      for (const seat of [0, 1, 2, 3]) expect(list.items(imagined, seat)).not.toContain(0)
    }
    finish(clone(imagined), random('on'))
  })

  test('is filled otherwise with another seed', () => {
    const hands = (seed: string) => {
      const world = load({ ...seen, setup: { ...seen.setup, seed } })
      return [0, 1, 3].map((seat) => handOf(world, seat).toSorted().join())
    }
    expect(hands('one')).not.toEqual(hands('other'))
    expect(hands('one')).toEqual(hands('one'))
  })

  test('cannot be filled with more than there is', () => {
    const cities = [{ handSize: 10 }, { handSize: 10 }, { handSize: 10 }]
    expect(refusedPosition({ turn: 1, cities })).toContain('cities[2].handSize: fewer are left')
  })

  test('leaves cards under a wonder unknown where nothing is said of them', () => {
    const scored = load({ cities: [{ wonder: 'gizah', stages: 2 }, {}, {}] })
    expect(toPosition(scored).cities[0].buried).toEqual(['?', '?'])
    expect(hash(load(toPosition(scored)))).toBe(hash(scored))
  })
})

describe('Every field of every box', () => {
  const everything = sure(compile(setupFor(5, { boxes: BOXES.slice(1).map(({ id }) => id) }), BOXES))

  test('has a name of its own', () => {
    const named = everything.columns.filter(({ derived, position, lent }) => !derived && !lent && position !== 'apart')
    const names = named.map(({ field, perCity }) => `${perCity ? 'city' : 'table'} ${field}`)
    expect(new Set(names).size).toBe(names.length)
    for (const box of everything.boxes) {
      for (const place of ['table', 'city'] as const) {
        for (const field of Object.keys(box.position?.fields?.[place] ?? {})) {
          expect(CORE_FIELDS[place].has(field)).toBe(false)
          expect(names).not.toContain(`${place} ${field}`)
        }
      }
    }
  })
})
