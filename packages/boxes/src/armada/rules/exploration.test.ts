import { fromPosition, sight, toAct, toPosition, view } from '@heptapolis/engine'
import { hash, imagine, question, random } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../../index.ts'
import { among, cardsOf, choose, coinsOf, legal, playTurn, sure } from '../../testing.ts'
import { ISLANDS } from '../pieces/islands.ts'
import { atSea, islandsOf, PLAIN, pileOf, RICH, shipsOf, withoutIsland } from '../testing.ts'

/** The green ship of shipyard A asks for clay, wood, glass, 2 stone, 3 coins, ore and papyrus. */
const explorer = (green: number) => ({
  ...PLAIN,
  shipyard: 'shipyard-a',
  ships: { green },
  cards: [...RICH],
  hand: ['apothecary'],
})
const sails = { action: 'build', card: 'apothecary', fleet: 'green' }
const offered = (g: ReturnType<typeof atSea>, seat: number) =>
  legal(g, seat, { action: 'pick' }).map((move) => move.card)

describe('Exploration', () => {
  test.each([
    [2, 1],
    [4, 2],
    [6, 3],
  ])('space %i of the green column finds an island of level %i: alone, 4 are drawn and 1 is kept', (space, level) => {
    const g = atSea({ cities: among(3, explorer(space - 1)) })
    const top = pileOf(g, level).slice(-4)
    playTurn(g, { 0: sails })
    expect([toAct(g), question(g, 0)?.id]).toEqual([[0], 'keep-island'])
    expect(offered(g, 0).toSorted()).toEqual(top.toSorted())
    const [, second] = offered(g, 0)
    choose(g, 0, { action: 'pick', card: second })
    expect(islandsOf(g, 0)).toEqual([second])
  })

  test.each([1, 3, 5])('space %i of the green column is empty', (space) => {
    const g = atSea({ cities: among(3, explorer(space - 1)) })
    playTurn(g, { 0: sails })
    expect(shipsOf(g, 0).green).toBe(space)
    expect(question(g, 0)?.id).toBe('turn')
  })

  test('the islands not kept are shuffled back', () => {
    const g = atSea({ cities: among(3, explorer(1)) })
    const before = pileOf(g, 1)
    playTurn(g, { 0: sails })
    const [kept] = offered(g, 0)
    choose(g, 0, { action: 'pick', card: kept })
    expect(pileOf(g, 1).toSorted()).toEqual(before.filter((id) => id !== kept).toSorted())
    expect(pileOf(g, 1)).not.toEqual(before.filter((id) => id !== kept))
  })

  test.each([
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 1],
  ])('%i players at one level in one turn are dealt all its islands evenly, %i each', (players, each) => {
    const g = atSea({ cities: Array.from({ length: 5 }, () => ({ ships: { green: 1 }, hand: ['dry-hold'] })) })
    for (let seat = 0; seat < players; seat++) choose(g, seat, { action: 'build', card: 'dry-hold' })
    for (let seat = players; seat < 5; seat++) choose(g, seat, { action: 'sell', card: 'dry-hold' })
    for (let seat = 0; seat < players; seat++) choose(g, seat, { action: 'advance', fleet: 'green' })
    for (let seat = 0; seat < players && each > 1; seat++) {
      expect(offered(g, seat)).toHaveLength(each)
      choose(g, seat, { action: 'pick', card: offered(g, seat)[0] })
    }
    for (let seat = 0; seat < players; seat++) expect(islandsOf(g, seat)).toHaveLength(1)
    expect(pileOf(g, 1)).toHaveLength(9 - players)
  })

  test('players at different levels explore alone, the lower level first', () => {
    const g = atSea({
      cities: [
        { ...explorer(3), hand: ['dry-hold'] },
        { ships: { green: 1 }, hand: ['construction-zone'] },
        { hand: ['altar'] },
      ],
    })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: { action: 'build', card: 'construction-zone' } })
    choose(g, 0, { action: 'advance', fleet: 'green' })
    choose(g, 1, { action: 'advance', fleet: 'green' })
    expect(toAct(g)).toEqual([1])
    expect(offered(g, 1)).toHaveLength(4)
    choose(g, 1, { action: 'pick', card: offered(g, 1)[0] })
    expect(toAct(g)).toEqual([0])
    expect(offered(g, 0)).toHaveLength(4)
  })

  test('an island kept works from now on, and what it gives at once comes at once', () => {
    const [some, more] = withoutIsland('topaz-island-yellow')
    const g = atSea({ cities: [explorer(1), { islands: some }, { islands: more }] })
    playTurn(g, { 0: sails })
    expect(islandsOf(g, 0)).toEqual(['topaz-island-yellow'])
    expect(shipsOf(g, 0)).toMatchObject({ yellow: 1, green: 2 })
    expect(coinsOf(g, 0)).toBe(3 + 2)
  })

  test('an island that moves the green ship on to another exploration is followed by it', () => {
    const [some, more] = withoutIsland('stormy-oasis')
    const g = atSea({
      cities: [{ ...explorer(3), cards: [...RICH], hand: ['apothecary'] }, { islands: some }, { islands: more }],
    })
    playTurn(g, { 0: sails })
    choose(g, 0, { action: 'advance', fleet: 'green' })
    choose(g, 0, { action: 'advance', fleet: 'red' })
    expect(shipsOf(g, 0)).toMatchObject({ green: 5, red: 1 })
    expect(question(g, 0)?.id).toBe('turn')
  })
})

describe('What is seen of an exploration', () => {
  const both = () => {
    const g = atSea({
      cities: [
        { ships: { green: 1 }, hand: ['dry-hold'] },
        { ships: { green: 1 }, hand: ['construction-zone'] },
        { hand: ['altar'] },
      ],
    })
    playTurn(g, { 0: { action: 'build', card: 'dry-hold' }, 1: { action: 'build', card: 'construction-zone' } })
    choose(g, 0, { action: 'advance', fleet: 'green' })
    choose(g, 1, { action: 'advance', fleet: 'green' })
    return g
  }
  const names = ISLANDS.map((island) => island.id)

  test('an explorer sees the own islands, nobody else does', () => {
    const g = both()
    const own = offered(g, 0)
    expect(view(g, 0).cities[0].islandOffer).toEqual(own)
    for (const other of [1, 2, -1]) {
      for (const id of own) expect(JSON.stringify(view(g, other))).not.toContain(`"${id}"`)
    }
  })

  test('the piles are hidden from everybody', () => {
    const g = both()
    for (const seat of [0, 1, 2]) {
      expect(pileOf(sight(g, seat), 2)).toEqual(Array(9).fill('?'))
      const seen = names.filter((id) => JSON.stringify(view(g, seat)).includes(`"${id}"`))
      expect(seen).toHaveLength(seat === 2 ? 0 : 4)
    }
  })

  test('what is kept is shown once everybody has chosen', () => {
    const g = both()
    const [kept] = offered(g, 0)
    choose(g, 0, { action: 'pick', card: kept })
    expect(islandsOf(g, 0)).toEqual([])
    expect(JSON.stringify(view(g, 1))).not.toContain(`"${kept}"`)
    expect(hash(sight(g, 1))).toBe(hash(sight(withOtherPick(), 1)))
    choose(g, 1, { action: 'pick', card: offered(g, 1)[0] })
    expect(islandsOf(g, 0)).toEqual([kept])
    expect(view(g, 2).cities[0].islands).toEqual([kept])
  })

  test('whoever has chosen before others keeps one of the islands found, whoever has not keeps none yet', () => {
    const { question: open, cities, ...table } = toPosition(both())
    const [first, second, third] = cities
    const kept = { ...second, islandKept: offered(both(), 1)[2] }
    const asked = { id: 'keep-island', ...open, asked: [0] }
    const g = sure(fromPosition({ ...table, question: asked, cities: [first, kept, third] }, BOXES))
    const imagined = sight(g, 0)
    imagine(imagined, random('found'), () => false)
    const [asks, keeps] = toPosition(imagined).cities
    expect(asks.islandKept).toBeUndefined()
    expect(keeps.islandOffer).toContain(keeps.islandKept)
  })

  const withOtherPick = () => {
    const g = both()
    choose(g, 0, { action: 'pick', card: offered(g, 0)[1] })
    return g
  }
})

describe('An island by a card', () => {
  test.each([
    ['helmsmans-rest', 1],
    ['cartographers-office', 2],
    ['nautical-archives', 3],
  ])('%s: the top one of level %i, no choice', (card, level) => {
    const g = atSea({ age: level, cities: among(3, { ...PLAIN, cards: [...RICH], hand: [card] }) })
    const top = pileOf(g, level).at(-1)
    playTurn(g, { 0: { action: 'build', card } })
    expect(cardsOf(g, 0)).toContain(card)
    expect(islandsOf(g, 0)).toEqual([top])
    expect(pileOf(g, level)).toHaveLength(8)
    expect(shipsOf(g, 0).green).toBe(0)
  })
  test('is none where the pile is empty', () => {
    const level = ISLANDS.filter((island) => island.level === 1).map((island) => island.id)
    const [half, rest] = [level.slice(0, 5), level.slice(5)]
    const builder = { ...PLAIN, cards: [...RICH], hand: ['helmsmans-rest'] }
    const g = atSea({ cities: [builder, { islands: half }, { islands: rest }] })
    expect(pileOf(g, 1)).toEqual([])
    playTurn(g, { 0: { action: 'build', card: 'helmsmans-rest' } })
    expect([cardsOf(g, 0).at(-1), islandsOf(g, 0)]).toEqual(['helmsmans-rest', []])
  })
})
