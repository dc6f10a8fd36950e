import { EDITIONS, type Game, state } from '@heptapolis/engine/box'
import { describe, expect, test } from 'vitest'
import { debt } from '../parts/debts.ts'
import { diplomacyTokens } from '../parts/diplomacy.ts'
import { coinsOf, playTurn, points } from '../testing.ts'
import { payLosses, rich, tokens, withCities } from './testing.ts'

/** Effect of a card: on the own city, the left neighbour, the opposite city and the right neighbour. */
interface Outcome {
  coins: number
  cities: number
  science: number
  shields: number
  tokens: number[]
  diplomacy: number
  others: number[]
  debts: number[]
}

const OWN_TOKENS = [2, 1, 1, 2]
const SALE = 3

/**
 * Four cities: the own one (victory tokens 1, 1, 3, 5, two defeats), the left (tokens 1, 3; a compass; two stages), the
 * opposite (a gear; one stage) and the right (token 5, no stage). All others sell a card.
 */
function table(edition: '1e' | '2e', card: string, age: number): Game {
  const [day, options] = edition === '1e' ? ['a', { citiesAnniversary: true }] : ['day', undefined]
  return withCities({
    edition,
    options,
    age,
    cities: [
      rich([card], { wonder: 'gizah', side: day, victory: [1, 1, 3, 5], defeat: 2 }),
      { wonder: 'rhodos', side: day, coins: 9, victory: [1, 3], stages: 2, cards: ['apothecary'] },
      { wonder: 'ephesos', side: day, coins: 9, stages: 1, cards: ['workshop'] },
      { wonder: 'babylon', side: day, coins: 9, victory: [5] },
    ],
  })
}

function outcome(g: Game, card: string): Outcome {
  const before = coinsOf(g, 0)
  const science = points(g, 0, 'science')
  playTurn(g, { 0: { action: 'build', card } })
  if (card === 'forging-agency') playTurn(g, { 0: { action: 'skip' } })
  payLosses(g)
  return {
    coins: coinsOf(g, 0) - before,
    cities: points(g, 0, 'cities'),
    science: points(g, 0, 'science') - science,
    shields: state.shields.get(g, 0),
    tokens: tokens(g, 0),
    diplomacy: diplomacyTokens.get(g, 0),
    others: [1, 2, 3].map((seat) => coinsOf(g, seat) - 9 - SALE),
    debts: [1, 2, 3].map((seat) => debt.get(g, seat)),
  }
}

const NOTHING: Outcome = {
  coins: 0,
  cities: 0,
  science: 0,
  shields: 0,
  tokens: OWN_TOKENS,
  diplomacy: 0,
  others: [0, 0, 0],
  debts: [0, 0, 0],
}

const ROWS: readonly [id: string, age: number, Partial<Outcome>][] = [
  ['pigeonhole', 1, { coins: -1, science: 1 }],
  ['militia', 1, { coins: -3, shields: 2 }],
  ['hideout', 1, { cities: 2, others: [-1, -1, -1] }],
  ['residence', 1, { cities: 1, diplomacy: 1 }],
  ['dive', 1, { coins: 6, others: [1, 0, 1] }],
  ['west-clandestine-wharf', 1, { coins: -1 }],
  ['east-clandestine-wharf', 1, { coins: -1 }],
  ['secret-warehouse', 1, { coins: -2 }],
  ['city-gates', 1, { coins: -1, cities: 4 }],
  ['smugglers-cache', 1, {}],
  ['customs', 1, { cities: 4, others: [1, 1, 1] }],
  ['opium-stash', 1, { coins: 3, others: [-1, -1, -1] }],
  ['raider-camp', 1, { tokens: [3, 1, 1, 2], debts: [1, 0, 1] }],
  ['cells', 1, { cities: 4 }],
  ['band-of-spies', 2, { coins: -2, science: 1 }],
  ['mercenaries', 2, { coins: -4, shields: 3 }],
  ['lair', 2, { cities: 3, others: [-2, -2, -2] }],
  ['consulate', 2, { cities: 2, diplomacy: 1 }],
  ['gambling-den-age-2', 2, { coins: 8, others: [2, 0, 2] }],
  ['black-market', 2, {}],
  ['sepulcher', 2, { cities: 4, others: [-2, 0, -1] }],
  ['architect-firm', 2, { coins: -1, cities: 2 }],
  ['tabularium', 2, { coins: -2, cities: 6 }],
  ['trade-center', 2, { cities: 6, others: [2, 2, 2] }],
  ['opium-den', 2, { coins: 4, others: [-3, -3, -3] }],
  ['raider-fort', 2, { coins: -1, tokens: [2, 2, 1, 2], debts: [1, 0, 1] }],
  ['guardhouse', 2, { coins: -2, cities: 3 }],
  ['forging-agency', 2, { coins: -2 }],
  ['chamber-of-builders', 3, { cities: 4, others: [-2, -1, 0] }],
  ['torture-chamber', 3, { coins: -3, science: 1 }],
  ['contingent', 3, { coins: -5, shields: 5 }],
  ['brotherhood', 3, { cities: 4, others: [-3, -3, -3] }],
  ['embassy', 3, { cities: 3, diplomacy: 1 }],
  ['cenotaph', 3, { cities: 5, others: [-2, 0, -1] }],
  ['secret-network', 3, { coins: 1, cities: 1 }],
  ['slave-market', 3, { coins: 4, cities: 4 }],
  ['capitol', 3, { coins: -2, cities: 8 }],
  ['mint', 3, { cities: 8, others: [3, 3, 3] }],
  ['opium-distillery', 3, { coins: 5, others: [-5, -5, -5] }],
  ['raider-garrison', 3, { coins: -2, tokens: [2, 1, 2, 2], debts: [1, 0, 1] }],
  ['prison', 3, { coins: -2, cities: 4 }],
  ['memorial', 3, { coins: 4, tokens: [2, 1, 1, 0] }],
]

describe.each(EDITIONS)('Every black card of %s does what is printed on it', (edition) => {
  test.each(ROWS)('%s', (card, age, expected) => {
    expect(outcome(table(edition, card, age), card)).toEqual({ ...NOTHING, ...expected })
  })

  test('and there is no other', () => {
    const black = table(edition, 'altar', 1).rules.pieces.filter((piece) => piece.def.colour === 'black')
    expect(black.map((card) => card.id).sort()).toEqual(ROWS.map(([id]) => id).sort())
  })
})
