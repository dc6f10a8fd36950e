import { toAct, view } from '@heptapolis/engine'
import { question, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { cardsOf, choose, coinsOf, discarded, legal, playTurn, refusal, type Scenario, scenario } from '../testing.ts'

const halikarnassos = {
  wonder: 'halikarnassos',
  side: 'day',
  stages: 1,
  coins: 0,
  cards: ['glassworks-age-1', 'press-age-1'],
  hand: ['altar', 'tavern'],
}
const alexandria = { wonder: 'alexandria', hand: ['tavern', 'baths'] }
const ephesos = { wonder: 'ephesos', hand: ['tavern', 'stockade'] }
const table = (more: Partial<Scenario> = {}, city: object = {}) =>
  scenario({ cities: [{ ...halikarnassos, ...city }, alexandria, ephesos], ...more })
const dig = { action: 'stage', card: 'altar' }
const picks = (g: ReturnType<typeof table>) => legal(g, 0, { action: 'pick' }).map((move) => move.card)

describe('Halikarnassos builds from the discard pile', () => {
  test('after everything else of the turn, with the cards sold this very turn', () => {
    const g = table({ discard: ['theater'] })
    playTurn(g, { 0: dig, 1: { action: 'sell', card: 'baths' }, 2: { action: 'sell', card: 'stockade' } })
    expect(toAct(g)).toEqual([0])
    expect(question(g, 0)?.id).toBe('dig')
    expect(picks(g).sort()).toEqual(['baths', 'stockade', 'theater'])
  })

  test('free of cost, with all that the card does', () => {
    const g = table({ age: 3, discard: ['palace', 'tavern'] })
    playTurn(g, { 0: dig })
    choose(g, 0, { action: 'pick', card: 'tavern' })
    expect(cardsOf(g, 0)).toContain('tavern')
    expect(discarded(g)).toContain('palace')
    expect(coinsOf(g, 0)).toBe(5)
    const h = table({ age: 3, discard: ['palace'] })
    playTurn(h, { 0: dig })
    choose(h, 0, { action: 'pick', card: 'palace' })
    expect(coinsOf(h, 0)).toBe(0)
  })

  test('no card of a name the city has', () => {
    const g = table({ age: 2, discard: ['press-age-2', 'glassworks-age-1', 'theater'] })
    playTurn(g, { 0: dig, 1: { action: 'sell', card: 'tavern' }, 2: { action: 'sell', card: 'tavern' } })
    expect(picks(g).sort()).toEqual(['tavern', 'theater'])
    expect(refusal(g, 0, { action: 'pick', card: 'press-age-2' }).code).toBe('illegal-move')
  })

  test('or leaves them all where they are', () => {
    const g = table({ discard: ['theater'] })
    playTurn(g, { 0: dig })
    choose(g, 0, { action: 'skip' })
    expect(cardsOf(g, 0)).toEqual(halikarnassos.cards)
    expect(state.turn.get(g)).toBe(2)
  })

  test('and can only decline where no card can be built', () => {
    const g = table({}, { cards: [...halikarnassos.cards, 'baths', 'stockade'] })
    playTurn(g, { 0: dig, 1: { action: 'sell', card: 'baths' }, 2: { action: 'sell', card: 'stockade' } })
    expect(legal(g, 0)).toEqual([{ action: 'skip' }])
  })

  test('with nobody else seeing the pile', () => {
    const g = table({ discard: ['theater'] })
    expect(view(g, 0).discard).toBeUndefined()
    playTurn(g, { 0: dig })
    expect(view(g, 0).discard).toContain('theater')
    for (const other of [1, 2, -1]) {
      expect(view(g, other).discard).toBeUndefined()
      expect(view(g, other).discardSize).toBe(3)
    }
  })

  test('a card whose effect counts sees the city as it is then: a dug-up Vineyard', () => {
    const g = table({ age: 2, discard: ['vineyard'] }, { cards: ['glassworks-age-1', 'press-age-1', 'lumber-yard'] })
    playTurn(g, { 0: dig })
    choose(g, 0, { action: 'pick', card: 'vineyard' })
    expect(coinsOf(g, 0)).toBe(1)
  })

  test('on a sixth turn also one of the last cards nobody played', () => {
    const g = table({ age: 1, turn: 6 })
    playTurn(g, { 0: dig, 1: { action: 'build', card: 'tavern' }, 2: { action: 'sell', card: 'tavern' } })
    expect(picks(g).sort()).toEqual(['baths', 'stockade', 'tavern'])
    choose(g, 0, { action: 'pick', card: 'stockade' })
    // Built before the conflicts: its shield counts.
    expect(state.victories.get(g, 0, 0)).toBe(2)
    expect(state.age.get(g)).toBe(2)
  })

  test('with every stage of side B (1e) and by night (2e) that says so', () => {
    for (const [edition, side] of [
      ['1e', 'b'],
      ['2e', 'night'],
    ] as const) {
      for (const stages of [0, 1, 2]) {
        const cards = ['glassworks-age-1', 'press-age-1', 'foundry', 'brickyard', 'clay-pool', 'sawmill', 'lumber-yard']
        const g = table({ edition, discard: ['theater'] }, { side, stages, cards })
        playTurn(g, { 0: dig })
        expect(question(g, 0)?.id).toBe('dig')
      }
    }
  })

  test('a card it digs up can make another free by chain later', () => {
    const g = table({ age: 3, discard: ['library'] }, { hand: ['altar', 'senate'] })
    playTurn(g, { 0: dig })
    choose(g, 0, { action: 'pick', card: 'library' })
    expect(g.rules.piece('senate').chain.some((title) => state.titles.has(g, 0, title))).toBe(true)
  })
})
