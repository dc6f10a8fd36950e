import { hasAnswered, hash, question, state, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import {
  begin,
  cardsOf,
  choose,
  coinsOf,
  discarded,
  everybodyElseSells,
  handOf,
  legal,
  playTurn,
  points,
  refusal,
  scenario,
  setupFor,
} from '../testing.ts'

const gizah = { wonder: 'gizah', side: 'night' }

describe('Choosing a card', () => {
  test('is done by everybody at once, in any order', () => {
    const g = begin(setupFor(4))
    expect(toAct(g)).toEqual([0, 1, 2, 3])
    choose(g, 2, legal(g, 2)[0])
    choose(g, 0, legal(g, 0)[0])
    expect(toAct(g)).toEqual([1, 3])
    expect(question(g, 1)?.id).toBe('turn')
  })

  test('is without any effect until the last seat has chosen', () => {
    const g = scenario({ cities: [{ ...gizah, hand: ['tavern'] }, {}, {}] })
    choose(g, 0, { action: 'build', card: 'tavern' })
    choose(g, 1, { action: 'sell', card: handOf(g, 1)[0] })
    expect(coinsOf(g, 0)).toBe(3)
    expect(cardsOf(g, 0)).toEqual([])
    expect(handOf(g, 0)).toEqual(['tavern'])
    everybodyElseSells(g)
    expect(coinsOf(g, 0)).toBe(8)
  })

  test('can be done anew until the last seat has chosen', () => {
    const g = scenario({ cities: [{ ...gizah, hand: ['tavern', 'altar'] }, {}, {}] })
    choose(g, 0, { action: 'build', card: 'tavern' })
    choose(g, 1, { action: 'sell', card: handOf(g, 1)[0] })
    choose(g, 0, { action: 'build', card: 'altar' })
    expect(toAct(g)).toEqual([2])
    everybodyElseSells(g)
    expect(cardsOf(g, 0)).toEqual(['altar'])
    expect(coinsOf(g, 0)).toBe(3)
  })

  test('leaves no trace of the first choice when it is done anew', () => {
    const twice = scenario({ cities: [{ ...gizah, hand: ['tavern', 'altar'] }, {}, {}] })
    choose(twice, 0, { action: 'sell', card: 'tavern' })
    choose(twice, 0, { action: 'build', card: 'altar' })
    const once = scenario({ cities: [{ ...gizah, hand: ['tavern', 'altar'] }, {}, {}] })
    choose(once, 0, { action: 'build', card: 'altar' })
    expect(hash(twice)).toBe(hash(once))
  })

  test('is over once the last seat has chosen: nobody can go back', () => {
    const g = scenario({ cities: [{ ...gizah, hand: ['tavern', 'altar'] }, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'tavern' } })
    expect(hasAnswered(g, 0)).toBe(false)
    expect(refusal(g, 0, { action: 'build', card: 'tavern' }).code).toBe('illegal-move')
  })
})

describe('Passing the hands', () => {
  test.each([
    [1, 'left', 1],
    [2, 'right', -1],
    [3, 'left', 1],
  ])('goes in Age %i to the %s', (age, _side, step) => {
    const g = scenario({ age, cities: [{}, {}, {}, {}, {}] })
    const before = [0, 1, 2, 3, 4].map((seat) => handOf(g, seat))
    const sold = before.map((hand) => hand[0])
    playTurn(g, Object.fromEntries(sold.map((card, seat) => [seat, { action: 'sell', card }])))
    for (const seat of [0, 1, 2, 3, 4]) expect(handOf(g, (seat + step + 5) % 5)).toEqual(before[seat].slice(1))
  })

  test('happens six times an Age; of the last two cards one is played, the other discarded without coins', () => {
    const g = scenario({ age: 1, turn: 6, cities: [{ hand: ['altar', 'theater'] }, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'altar' } })
    expect(discarded(g)).toContain('theater')
    expect(coinsOf(g, 0)).toBe(3)
    expect(state.age.get(g)).toBe(2)
    expect(state.turn.get(g)).toBe(1)
    expect(handOf(g, 0)).toHaveLength(7)
  })
})

describe('The end of an Age', () => {
  test('keeps cards, stages, coins, tokens and the discard pile for the next Age; shields count again', () => {
    const rhodos = { wonder: 'rhodos', side: 'day', stages: 1, coins: 4, cards: ['stockade'], hand: ['altar', 'baths'] }
    const g = scenario({ age: 1, turn: 6, discard: ['tavern'], cities: [rhodos, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'altar' } })
    expect([state.age.get(g), state.turn.get(g)]).toEqual([2, 1])
    expect([cardsOf(g, 0), state.stages.size(g, 0), coinsOf(g, 0)]).toEqual([['stockade', 'altar'], 1, 4])
    expect(discarded(g)).toEqual(expect.arrayContaining(['tavern', 'baths']))
    for (let turn = 1; turn <= 6; turn++) everybodyElseSells(g)
    expect(state.age.get(g)).toBe(3)
    expect([0, 1].map((age) => state.victories.get(g, 0, age))).toEqual([2, 2])
  })
})

describe('Building a card', () => {
  test('puts it into the city, and pays its coins to the bank', () => {
    const g = scenario({ cities: [{ ...gizah, hand: ['tree-farm'] }, {}, {}] })
    playTurn(g, { 0: { action: 'build', card: 'tree-farm', pay: { left: 0, right: 0, bank: 1 } } })
    expect(cardsOf(g, 0)).toEqual(['tree-farm'])
    expect([0, 1, 2].map((seat) => coinsOf(g, seat))).toEqual([2, 6, 6])
  })

  test('uses the own goods for nothing and does not use them up', () => {
    const g = scenario({ cities: [{ ...gizah, hand: ['baths', 'altar'] }, {}, {}] })
    expect(legal(g, 0, { card: 'baths', action: 'build' })).toEqual([{ action: 'build', card: 'baths' }])
    playTurn(g, { 0: { action: 'build', card: 'baths' } })
    expect(coinsOf(g, 0)).toBe(3)
    expect(state.made.get(g, 0)).toBeGreaterThan(0)
  })

  test('uses each good once a turn', () => {
    const g = scenario({ age: 2, cities: [{ ...gizah, cards: ['stone-pit'], coins: 0, hand: ['aqueduct'] }, {}, {}] })
    expect(legal(g, 0, { action: 'build' })).toEqual([])
  })

  test('takes one option of a choice card a turn', () => {
    const city = { wonder: 'rhodos', cards: ['timber-yard'], coins: 0 }
    const one = scenario({ cities: [{ ...city, hand: ['baths', 'stockade'] }, {}, {}] })
    expect(legal(one, 0, { action: 'build' }).map((move) => move.card)).toEqual(['baths', 'stockade'])
    const both = scenario({
      age: 3,
      cities: [{ ...city, cards: ['timber-yard', 'sawmill'], hand: ['senate'] }, {}, {}],
    })
    expect(legal(both, 0, { action: 'build' })).toHaveLength(1)
    const short = scenario({
      age: 3,
      cities: [{ ...city, cards: ['timber-yard', 'lumber-yard'], hand: ['senate'] }, {}, {}],
    })
    expect(legal(short, 0, { action: 'build' })).toEqual([])
  })

  test('is impossible where the city has a card of that name', () => {
    const g = scenario({ cities: [{ ...gizah, cards: ['altar'], hand: ['altar'] }, {}, {}] })
    expect(legal(g, 0, { action: 'build' })).toEqual([])
    expect(refusal(g, 0, { action: 'build', card: 'altar' }).message).toMatch(/Altar is already in your city/)
  })

  test.each(['loom', 'glassworks', 'press'])('takes the %s of Ages I and II for one name', (name) => {
    const g = scenario({ age: 2, cities: [{ ...gizah, cards: [`${name}-age-1`], hand: [`${name}-age-2`] }, {}, {}] })
    expect(legal(g, 0, { action: 'build' })).toEqual([])
    const other = scenario({ age: 2, cities: [{ ...gizah, hand: [`${name}-age-2`] }, {}, {}] })
    expect(legal(other, 0, { action: 'build' })).toHaveLength(1)
  })
})

describe('Building a stage', () => {
  test('may use any card of the hand, one that could not be built too', () => {
    const g = scenario({
      age: 3,
      cities: [{ ...gizah, cards: ['sawmill', 'altar'], hand: ['altar', 'palace'] }, {}, {}],
    })
    expect(legal(g, 0, { action: 'build' })).toEqual([])
    expect(legal(g, 0, { action: 'stage' })).toEqual([
      { action: 'stage', card: 'altar', stage: 1 },
      { action: 'stage', card: 'palace', stage: 1 },
    ])
  })

  test('costs what stands on it, bought goods included', () => {
    const g = scenario({ cities: [{ ...gizah, coins: 4, hand: ['altar'] }, {}, { cards: ['sawmill'] }] })
    playTurn(g, { 0: { action: 'stage', card: 'altar', pay: { left: 0, right: 4, bank: 0 } } })
    expect(state.stages.size(g, 0)).toBe(1)
  })

  test('buries the card', () => {
    const city = { ...gizah, cards: ['sawmill'], hand: ['altar', 'baths'] }
    const g = scenario({ cities: [city, {}, {}] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' } })
    expect(state.buried.items(g, 0).map((card) => g.rules.pieces[card].id)).toEqual(['altar'])
    expect(cardsOf(g, 0)).toEqual(['sawmill'])
    expect(points(g, 0, 'civil')).toBe(0)
    expect(points(g, 0, 'wonder')).toBe(3)
    expect(discarded(g)).not.toContain('altar')
  })

  test('goes from the first to the last, each stage once', () => {
    const city = { ...gizah, cards: ['sawmill', 'quarry', 'brickyard', 'clay-pool', 'stone-pit', 'press-age-1'] }
    const stage = (stages: number) =>
      legal(scenario({ cities: [{ ...city, stages, hand: ['altar'] }, {}, {}] }), 0, { action: 'stage' }).map(
        (m) => m.stage,
      )
    expect([0, 1, 2, 3, 4].map(stage)).toEqual([[1], [2], [3], [4], []])
  })

  test('may happen more than once an Age', () => {
    const city = { ...gizah, cards: ['sawmill', 'quarry'], hand: ['altar'] }
    const g = scenario({ cities: [city, {}, { hand: ['theater', 'baths'] }] })
    playTurn(g, { 0: { action: 'stage', card: 'altar' }, 2: { action: 'sell', card: 'baths' } })
    playTurn(g, { 0: { action: 'stage', card: 'theater' } })
    expect(state.stages.size(g, 0)).toBe(2)
  })
})

describe('Selling a card', () => {
  test('puts it face down on the discard pile for 3 coins', () => {
    const g = scenario({ cities: [{ ...gizah, hand: ['altar'] }, {}, {}] })
    playTurn(g, { 0: { action: 'sell', card: 'altar' } })
    expect(coinsOf(g, 0)).toBe(6)
    expect(discarded(g)).toContain('altar')
    expect(cardsOf(g, 0)).toEqual([])
  })

  test('is all that is left where a card can be used neither way', () => {
    const city = { wonder: 'rhodos', coins: 0, hand: ['palace'] }
    const g = scenario({ age: 3, cities: [city, { wonder: 'gizah' }, { wonder: 'ephesos' }] })
    expect(legal(g, 0)).toEqual([{ action: 'sell', card: 'palace' }])
  })

  test('is always possible', () => {
    const g = begin(setupFor(7))
    for (const seat of toAct(g)) {
      for (const card of handOf(g, seat)) expect(legal(g, seat, { action: 'sell', card })).toHaveLength(1)
    }
  })
})

describe('Within a turn', () => {
  test('everything is placed before anything is activated: Vineyard counts what a neighbour builds this turn', () => {
    const g = scenario({
      age: 2,
      cities: [
        { ...gizah, hand: ['vineyard'] },
        { wonder: 'rhodos', hand: ['quarry'] },
        { wonder: 'olympia', hand: ['foundry'], cards: ['lumber-yard'] },
      ],
    })
    playTurn(g, {
      0: { action: 'build', card: 'vineyard' },
      1: { action: 'build', card: 'quarry' },
      2: { action: 'build', card: 'foundry' },
    })
    expect(coinsOf(g, 0)).toBe(3 + 3)
  })

  test('Bazar counts grey cards of the same turn too, 2 coins each', () => {
    const g = scenario({
      age: 2,
      cities: [
        { ...gizah, hand: ['bazar'], cards: ['press-age-1'] },
        { hand: ['loom-age-2'] },
        { hand: ['glassworks-age-2'] },
        { cards: ['loom-age-1'] },
      ],
    })
    playTurn(g, {
      0: { action: 'build', card: 'bazar' },
      1: { action: 'build', card: 'loom-age-2' },
      2: { action: 'build', card: 'glassworks-age-2' },
    })
    expect(coinsOf(g, 0)).toBe(3 + 6)
  })

  test('a sold or buried card counts for nobody', () => {
    const g = scenario({
      age: 2,
      cities: [
        { ...gizah, hand: ['vineyard'] },
        { wonder: 'rhodos', hand: ['quarry'] },
        { wonder: 'ephesos', side: 'night', cards: ['stone-pit', 'excavation'], hand: ['foundry'] },
      ],
    })
    playTurn(g, {
      0: { action: 'build', card: 'vineyard' },
      1: { action: 'sell', card: 'quarry' },
      2: { action: 'stage', card: 'foundry' },
    })
    expect(coinsOf(g, 0)).toBe(3 + 2)
  })
})
