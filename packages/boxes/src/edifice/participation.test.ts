import { compile, view } from '@heptapolis/engine'
import { state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import { begin, choose, coinsOf, legal, playTurn, scenario, setupFor } from '../testing.ts'
import { edifices } from './columns.ts'
import { fateOf, LAST, onCard, pawnsOf, site, takePart } from './testing.ts'

describe('set-up', () => {
  test('one edifice of each Age, drawn at random, lies open from the start; the others stay in the box', () => {
    const drawn = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const g = begin(setupFor(3, { boxes: ['edifice'], seed: `draw ${i}` }))
      const pieces = [0, 1, 2].map((age) => g.rules.pieces[edifices.get(g, 0, age)])
      expect(pieces.map((piece) => piece.age)).toEqual([1, 2, 3])
      for (const piece of pieces) drawn.add(piece.id)
      expect(view(g, 1).edifices?.map(({ id }) => id)).toEqual(pieces.map(({ id }) => id))
    }
    expect(drawn.size).toBe(15)
  })

  test.each([
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
    [7, 5],
  ])('%i players put %i pawns on each edifice', (players, pawns) => {
    const g = begin(setupFor(players, { boxes: ['edifice'] }))
    expect([1, 2, 3].map((age) => onCard(g, age))).toEqual([pawns, pawns, pawns])
  })

  test.each([
    [2, 1, ['edifice']],
    [8, 5, ['edifice', 'cities']],
  ])('%i players put %i pawns on each edifice: our ruling', (players, pawns, boxes) => {
    const g = begin(setupFor(players, { boxes }))
    expect([1, 2, 3].map((age) => onCard(g, age))).toEqual([pawns, pawns, pawns])
  })

  test('hands and coins are those of a game without edifices', () => {
    const g = begin(setupFor(5, { boxes: ['edifice'] }))
    expect(state.hand.size(g, 0)).toBe(7)
    expect(coinsOf(g, 0)).toBe(3)
    expect(state.turns.get(g)).toBe(6)
  })

  test('Ur needs edifices, Carthage can be taken out of the box alone', () => {
    const without = (wonder: string) =>
      compile(
        { ...setupFor(3), boxes: ['edifice'], options: { edificeCards: false }, seats: [{ wonder }, {}, {}] },
        BOXES,
      )
    expect(without('ur')).toMatchObject({ ok: false, error: { code: 'needs-edifices' } })
    const carthage = without('carthage')
    expect(carthage.ok && carthage.value.boards.some(({ def }) => def.wonder === 'ur')).toBe(false)
    const g = scenario({
      boxes: ['edifice'],
      options: { edificeCards: false },
      age: 1,
      cities: [{ wonder: 'carthage', side: 'day', cards: ['quarry'], hand: ['tavern', 'altar'], coins: 9 }, {}, {}],
    })
    expect(legal(g, 0, { action: 'stage', card: 'tavern' })).toEqual([{ action: 'stage', card: 'tavern', stage: 1 }])
    expect(view(g, 0).edifices).toBeUndefined()
  })
})

describe('taking part', () => {
  test('goes along with a stage only, not with a card built or sold', () => {
    const g = site({ id: 'belvedere' }, 'I')
    const riding = legal(g, 0, { participate: true })
    expect(riding.map(({ action }) => action)).toEqual(['stage', 'stage'])
    expect(legal(g, 0, { action: 'stage', card: 'tavern' })).toEqual([
      { action: 'stage', card: 'tavern', stage: 1 },
      { action: 'stage', card: 'tavern', stage: 1, pay: { left: 0, right: 0, bank: 1 }, participate: true },
    ])
  })

  test('costs coins for the bank, paid together with the stage, and gives a pawn from the card', () => {
    const g = site({ id: 'curtain-wall' }, 'I')
    playTurn(g, { 0: takePart() })
    expect(coinsOf(g, 0)).toBe(8)
    expect(coinsOf(g, 1)).toBe(13)
    expect(pawnsOf(g, 0)).toEqual([1, 0, 0])
    expect(onCard(g, 1)).toBe(1)
    expect(state.stages.size(g, 0)).toBe(1)
  })

  test('is possible once an Age, and again in the next', () => {
    const again = { hand: ['tavern', 'altar', 'theater'], cards: ['sawmill', 'brickyard', 'loom-age-1'] }
    const g = site({ id: 'belvedere' }, 'I', [again])
    playTurn(g, { 0: takePart() })
    expect(state.stages.size(g, 0)).toBe(1)
    expect(legal(g, 0, { action: 'stage' }).length).toBeGreaterThan(0)
    expect(legal(g, 0, { participate: true })).toEqual([])
    const next = site({ id: 'factory' }, 'II', [{ ...again, stages: 1, pawns: [1, 0, 0] }])
    expect(legal(next, 0, { participate: true, card: 'altar' })).toHaveLength(1)
  })

  test('ends with the Age: the next one begins afresh, at its own edifice and cost', () => {
    const city = { cards: ['sawmill', 'brickyard', 'loom-age-1'], coins: 20 }
    const g = site({ id: 'money-changer' }, 'I', [city], {
      ...LAST,
      edifices: [{ id: 'money-changer' }, { id: 'auction-house' }, { id: 'agora' }],
    })
    playTurn(g, { 0: takePart() })
    expect(state.age.get(g)).toBe(2)
    expect(coinsOf(g, 0)).toBe(19)
    const riding = legal(g, 0, { participate: true })
    expect(riding.length).toBeGreaterThan(0)
    for (const move of riding) expect(move.pay?.bank).toBe(2)
  })

  test('needs a pawn on the card when the turn begins', () => {
    const g = site({ id: 'belvedere', state: 'built' }, 'I')
    expect(legal(g, 0, { action: 'stage' }).length).toBeGreaterThan(0)
    expect(legal(g, 0, { participate: true })).toEqual([])
  })

  test('needs the coins for stage and edifice at once: what neighbours pay this turn comes too late', () => {
    const g = site({ id: 'curtain-wall' }, 'I', [{ coins: 1 }, { cards: ['quarry'], hand: ['stockade', 'altar'] }])
    choose(g, 1, { action: 'build', card: 'stockade', pay: { right: 2 } })
    expect(legal(g, 0, { action: 'stage', card: 'tavern' })).toHaveLength(1)
    expect(legal(g, 0, { participate: true })).toEqual([])
  })

  test('adds to what is paid to neighbours for the stage', () => {
    const short = { wonder: 'gizah', side: 'day', cards: ['lumber-yard'] }
    const neighbour = { cards: ['quarry', 'lumber-yard'] }
    const rich = site({ id: 'curtain-wall' }, 'I', [{ ...short, coins: 4 }, neighbour])
    expect(legal(rich, 0, { participate: true, card: 'tavern' })).toEqual([
      { ...takePart(), stage: 1, pay: { left: 2, right: 0, bank: 2 } },
    ])
    const poor = site({ id: 'curtain-wall' }, 'I', [{ ...short, coins: 3 }, neighbour])
    expect(legal(poor, 0, { action: 'stage' }).length).toBeGreaterThan(0)
    expect(legal(poor, 0, { participate: true })).toEqual([])
  })

  test('is not made cheaper by what makes a stage cheaper or free', () => {
    const firm = { cards: ['architect-firm'], coins: 10 }
    const g = site({ id: 'curtain-wall' }, 'I', [firm], { boxes: ['edifice', 'cities'] })
    const [move] = legal(g, 0, { participate: true, card: 'tavern' })
    expect(move).toMatchObject({ pay: { left: 0, right: 0, bank: 2 } })
    choose(g, 0, move)
    playTurn(g)
    expect(coinsOf(g, 0)).toBe(8)
    expect(state.stages.size(g, 0)).toBe(1)
  })

  test('gives everybody a pawn where more take part than pawns lie there: the rest come from the box', () => {
    const g = site({ id: 'belvedere', pawns: 1 }, 'I')
    playTurn(g, { 0: takePart(), 1: takePart(), 2: takePart() })
    expect([0, 1, 2].map((seat) => pawnsOf(g, seat)[0])).toEqual([1, 1, 1])
    expect(onCard(g, 1)).toBe(0)
    expect(fateOf(g, 1)).toBe('built')
  })

  test('is not for the free city of a game for two', () => {
    const free = { wonder: 'ephesos', side: 'day', cards: ['brickyard'], coins: 10 }
    const g = site({ id: 'belvedere' }, 'I', [{}, {}, { ...free, hand: undefined }], {
      setup: { seats: [{}, {}], boxes: ['edifice'] },
    })
    choose(g, 0, { action: 'sell', card: 'tavern' })
    choose(g, 1, { action: 'sell', card: 'tavern' })
    const moves = legal(g, 2, { action: 'stage' })
    expect(moves.length).toBeGreaterThan(0)
    expect(moves.filter((move) => move.participate)).toEqual([])
  })
})
