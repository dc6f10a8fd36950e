import { replay } from '@heptapolis/engine/records'
import { type Game, hash, random, state, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../index.ts'
import {
  begin,
  cardsConserved,
  checkInvariants,
  choose,
  coinsOf,
  handOf,
  legal,
  playOut,
  playTurn,
  scenario,
  setupFor,
} from '../testing.ts'
import { islands, offer, piles } from './columns.ts'
import { atSea, RICH, shipsOf } from './testing.ts'

describe('With Leaders', () => {
  const recruits = {
    boxes: ['leaders', 'armada'],
    phase: 'recruitment',
    age: 1,
    cities: [
      {
        wonder: 'gizah',
        side: 'day',
        shipyard: 'shipyard-a',
        cards: [...RICH, 'lumber-yard'],
        leaderHand: ['hannibal'],
      },
      {},
      {},
    ],
  }

  test('6 coins at the start, as without Armada', () => {
    expect(coinsOf(begin(setupFor(3, { boxes: ['leaders', 'armada'] })), 0)).toBe(6)
  })

  test('recruiting allows no naval construction, nor does giving a leader up', () => {
    const g = scenario(recruits)
    expect(legal(g, 0, { action: 'recruit' })).toHaveLength(1)
    expect(legal(g, 0, { action: 'give-up' })).toHaveLength(1)
  })

  test('a stage built with a leader allows it', () => {
    const g = scenario(recruits)
    choose(g, 0, { action: 'stage', card: 'hannibal', fleet: 'red' })
    expect(shipsOf(g, 0).red).toBe(1)
    expect(state.turn.get(g)).toBe(1)
  })

  test('Tomyris hands the defeat of a Boarding to its winner', () => {
    const hand = ['altar', 'baths']
    const boards = { cards: ['stockade'], hand, boardings: [3] }
    const g = scenario({
      boxes: ['leaders', 'armada'],
      turn: 7,
      cities: [boards, { hand }, { hand }, { hand, leaders: ['tomyris'] }, { hand }],
    })
    playTurn(g)
    expect([state.defeats.get(g, 0), state.defeats.get(g, 3)]).toEqual([1, 0])
  })

  test('with eight players 49 + 7 cards make hands of 7', () => {
    const g = begin(setupFor(8, { edition: '1e', boxes: ['leaders', 'armada'] }))
    while (state.turn.get(g) === 0) {
      const [seat] = toAct(g)
      choose(g, seat, legal(g, seat)[0])
    }
    const cards = Array.from({ length: 8 }, (_, seat) => handOf(g, seat))
    expect(cards.map((hand) => hand.length)).toEqual(Array(8).fill(7))
    expect(cards.flat().filter((id) => g.rules.piece(id).box === 'armada')).toHaveLength(7)
  })
})

describe('With Babel', () => {
  test('the laws on prices leave the price of an emporium alone', () => {
    const glass = { wonder: 'alexandria', side: 'night' }
    const city = { wonder: 'gizah', side: 'day', cards: ['eastern-emporium'], hand: ['workshop'] }
    const { pieces } = begin(setupFor(3, { boxes: ['babel-tower'] })).rules
    const dearer = pieces.filter(({ id }) => /^babel-tile-1[02]/.test(id)).map(({ id }) => id)
    const tower = { placed: dearer }
    const g = atSea({ boxes: ['babel-tower'], tower, cities: [city, {}, {}, glass, {}] })
    expect(legal(g, 0, { action: 'build', card: 'workshop' })[0].pay).toMatchObject({ farRight: 1 })
    expect(dearer).toHaveLength(2)
  })
})

describe('With the Wonder Pack', () => {
  test('Manneken Pis beside Siracusa picks any stage', () => {
    const copies = { wonder: 'manneken-pis', side: 'day', cards: [...RICH], hand: ['altar'] }
    const g = atSea({
      boxes: ['wonder-pack'],
      cities: [copies, { wonder: 'siracusa', side: 'day' }, { wonder: 'gizah' }],
    })
    const halves = new Set(legal(g, 0, { action: 'stage', fleet: undefined }).map((move) => move.half))
    expect([...halves]).toEqual([1, 2, 3])
  })
})

/** Every island is somewhere, once. */
function checkIslands(g: Game): void {
  const found = piles.flatMap((pile) => pile.items(g))
  for (let seat = 0; seat < g.rules.cities; seat++) found.push(...islands.items(g, seat), ...offer.items(g, seat))
  if (found.length !== 27 || new Set(found).size !== 27) throw new Error(`There are ${found.length} islands`)
}

describe('Random games with other boxes', () => {
  test.each([
    [3, ['leaders', 'armada']],
    [5, ['cities', 'armada']],
    [4, ['armada', 'babel-tower', 'babel-projects']],
    [6, ['armada', 'edifice', 'wonder-pack']],
    [7, ['leaders', 'cities', 'armada', 'babel-tower', 'babel-projects', 'edifice', 'wonder-pack']],
  ])('%i players, %j: every invariant holds, and the record replays', (players, boxes) => {
    for (const edition of ['1e', '2e'] as const) {
      const setup = setupFor(players, { edition, boxes, seed: `mixed ${players}` })
      const conserved = cardsConserved()
      const { game, record } = playOut(setup, random(`mixed ${edition}`), (g) => {
        conserved(g)
        checkInvariants(g)
        checkIslands(g)
      })
      const again = replay(record, BOXES)
      expect(again.ok && hash(again.value)).toBe(hash(game))
    }
  })

  test.each([4, 6])('%i players in teams', (players) => {
    const setup = setupFor(players, { boxes: ['cities', 'armada'], teams: true })
    const { game } = playOut(setup, random('teams'), checkInvariants)
    checkIslands(game)
  })
})
