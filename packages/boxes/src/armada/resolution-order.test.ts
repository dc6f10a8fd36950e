import { question, state, toAct, victoryCount } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { among, begin, cardsOf, choose, coinsOf, legal, playTurn, refusal, setupFor } from '../testing.ts'
import { atSea, coinsOfAll, islandsOf, PLAIN, RICH, shipsOf, tokensOf, withoutIsland } from './testing.ts'

const city = { ...PLAIN, shipyard: 'shipyard-a' }
const digger = {
  wonder: 'halikarnassos',
  side: 'night',
  shipyard: 'shipyard-a',
  cards: [...RICH],
  hand: ['altar'],
}
const digs = { action: 'stage', card: 'altar' }

describe('The order of a turn', () => {
  test('pay, move ships, place, activate, explore, build from the discard pile, Tax and Piracy', () => {
    const { script } = begin(setupFor(3, { boxes: ['armada'] })).rules
    const ids = script.map((line) => line.id)
    const turn = ids.slice(ids.indexOf('choose'), ids.indexOf('next-turn'))
    const resolving = ['pay', 'ships', 'place', 'activate', 'explore']
    const ending = ['dig', 'explore-late', 'tribute', 'losses']
    expect(turn).toEqual(['choose', ...resolving, 'last-card', ...resolving, 'discard-hands', ...ending])
  })

  test('tower tiles are placed after Tax and Piracy', () => {
    const { script } = begin(setupFor(3, { boxes: ['armada', 'babel-tower'] })).rules
    const ids = script.map((line) => line.id)
    expect(ids.findLastIndex((id) => id.includes('tile') || id.includes('tower'))).toBeGreaterThan(
      ids.lastIndexOf('losses'),
    )
  })

  test('everybody pays before the ships move: coins of an arrival cannot pay in the same turn', () => {
    // The fifth blue space costs 3 coins; a sale gives the yellow ship 2.
    const g = atSea({ cities: among(3, { ...city, coins: 2, ships: { blue: 4 }, hand: ['altar'] }) })
    expect(refusal(g, 0, { action: 'build', card: 'altar', fleet: 'blue' }).code).toBe('illegal-move')
  })

  test('everybody has paid before a ship moves: coins of the sellers arrive first', () => {
    const events: string[] = []
    const g = atSea({ cities: [{ ...city, hand: ['altar'] }, { wonder: 'rhodos' }, { wonder: 'babylon' }] })
    g.listener = ({ what }) => events.push(what)
    playTurn(g, { 0: { action: 'build', card: 'altar', fleet: 'blue', pay: { left: 2 } } })
    expect(events.indexOf('paid')).toBeLessThan(events.indexOf('sailed'))
    expect(events.indexOf('sailed')).toBeLessThan(events.indexOf('built'))
  })

  test('ships move before what is laid down works: an advance by the card goes on from there', () => {
    const g = atSea({ cities: among(3, { ...city, cards: [...RICH], ships: { blue: 5 }, hand: ['dry-hold'] }) })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold', fleet: 'blue' } })
    expect(shipsOf(g, 0).blue).toBe(6)
    expect(legal(g, 0).map((move) => move.fleet)).toEqual(['red', 'yellow', 'green'])
  })

  test('ships move before cards are laid down: the island of the new card pays no wages for it', () => {
    const [some, more] = withoutIsland('wondrous-oasis')
    const g = atSea({
      age: 2,
      cities: [
        { ...city, coins: 0, cards: [...RICH], ships: { green: 0 }, hand: ['cartographers-office'] },
        { islands: some },
        { islands: more },
      ],
    })
    playTurn(g, { 0: { action: 'build', card: 'cartographers-office', fleet: 'green' } })
    expect(shipsOf(g, 0).green).toBe(1)
    expect(islandsOf(g, 0)).toEqual(['wondrous-oasis'])
    expect(coinsOf(g, 0)).toBe(0)
  })

  test('effects come before exploration: the island a card takes is gone when ships explore', () => {
    // Only one island of level 1 is left, and one city takes it by a card.
    const [some, more] = withoutIsland('inhabited-island')
    const g = atSea({
      cities: [
        { ...city, cards: [...RICH], ships: { green: 1 }, hand: ['apothecary'] },
        { islands: some, cards: ['stone-pit'], hand: ['helmsmans-rest'] },
        { islands: more },
      ],
    })
    playTurn(g, {
      0: { action: 'build', card: 'apothecary', fleet: 'green' },
      1: { action: 'build', card: 'helmsmans-rest' },
    })
    expect(shipsOf(g, 0).green).toBe(2)
    expect(islandsOf(g, 1)).toContain('inhabited-island')
    expect(islandsOf(g, 0)).toEqual([])
  })

  test('islands are explored before anybody builds from the discard pile', () => {
    const g = atSea({
      discard: ['theater'],
      cities: [digger, { ...PLAIN, ships: { green: 1 }, hand: ['dry-hold'] }, {}],
    })
    playTurn(g, { 0: digs, 1: { action: 'build', card: 'dry-hold' } })
    choose(g, 1, { action: 'advance', fleet: 'green' })
    expect([toAct(g), question(g, 1)?.id]).toEqual([[1], 'keep-island'])
    choose(g, 1, { action: 'pick', card: String(legal(g, 1)[0].card) })
    expect([toAct(g), question(g, 0)?.id]).toEqual([[0], 'dig'])
  })

  test('a card from the discard pile allows no naval construction, but its printed advance works', () => {
    const g = atSea({ discard: ['construction-zone'], cities: [digger, {}, {}] })
    playTurn(g, { 0: digs })
    expect(legal(g, 0, { action: 'pick', card: 'construction-zone' })).toHaveLength(1)
    choose(g, 0, { action: 'pick', card: 'construction-zone' })
    expect(question(g, 0)?.id).toBe('advance')
    choose(g, 0, { action: 'advance', fleet: 'blue' })
    expect(cardsOf(g, 0)).toContain('construction-zone')
    expect(shipsOf(g, 0)).toEqual({ red: 0, yellow: 0, blue: 1, green: 0 })
  })

  test('a ship that such a card moves to an exploration explores still in this turn', () => {
    const g = atSea({ discard: ['construction-zone'], cities: [{ ...digger, ships: { green: 1 } }, {}, {}] })
    playTurn(g, { 0: digs })
    choose(g, 0, { action: 'pick', card: 'construction-zone' })
    choose(g, 0, { action: 'advance', fleet: 'green' })
    expect(question(g, 0)?.id).toBe('keep-island')
    choose(g, 0, { action: 'pick', card: String(legal(g, 0)[0].card) })
    expect(islandsOf(g, 0)).toHaveLength(1)
    expect(state.turn.get(g)).toBe(2)
  })

  test('Tax and Piracy come after building from the discard pile: what is dug up sets them off in this turn', () => {
    const victim = { coins: 10, ships: { yellow: 3 }, hand: ['altar'] }
    const g = atSea({ discard: ['pirate-hideout'], cities: [{ ...digger, coins: 0 }, victim, victim] })
    playTurn(g, { 0: digs })
    expect(coinsOfAll(g)).toEqual([0, 13, 13])
    choose(g, 0, { action: 'pick', card: 'pirate-hideout' })
    expect(coinsOfAll(g)).toEqual([4, 11, 11])
  })

  test('Tax and Piracy come after every gain of the turn: coins of the turn can be lost', () => {
    const poor = { coins: 0, ships: { yellow: 6 }, hand: ['tavern'] }
    const g = atSea({ cities: [{ hand: ['pirate-hideout'] }, poor, {}] })
    playTurn(g, { 0: { action: 'build', card: 'pirate-hideout' }, 1: { action: 'build', card: 'tavern' } })
    expect(coinsOf(g, 1)).toBe(5 - 4)
  })
})

describe('The last turn of an Age', () => {
  test('the last card, played apart, moves a ship as well', () => {
    const babylon = { wonder: 'babylon', side: 'night', stages: 1, shipyard: 'shipyard-a', cards: [...RICH] }
    const g = atSea({ turn: 7, cities: among(3, { ...babylon, hand: ['altar', 'tavern'] }) })
    playTurn(g, { 0: { action: 'build', card: 'altar', fleet: 'blue' } })
    expect(question(g, 0)?.id).toBe('last-card')
    choose(g, 0, { action: 'build', card: 'tavern', fleet: 'yellow' })
    expect(shipsOf(g, 0)).toMatchObject({ blue: 1, yellow: 1 })
  })
})

describe('The end of an Age', () => {
  test('ground conflicts first, with Boarding; then the naval conflict', () => {
    const hand = ['altar', 'baths']
    const oasis = { islands: ['forgotten-oasis'], ships: { red: 1 }, hand }
    const g = atSea({ turn: 7, cities: [{ cards: ['stockade'], hand }, oasis, { ships: { red: 2 }, hand }] })
    playTurn(g)
    expect(question(g, 1)?.id).toBe('naval-absence')
    expect(victoryCount(g, 0)).toBe(2)
    expect(tokensOf(g, 0)).toEqual([])
    choose(g, 1, { action: 'skip' })
    expect([0, 1, 2].map((seat) => tokensOf(g, seat))).toEqual([[-1], [1], [3]])
  })
})
