/** Examples: rulings between Cities and the others. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, olympia, rhodos } from '../../../example-cities.ts'
import { second, setup } from './table.ts'

export const rulings: readonly Example[] = [
  {
    id: 'free-city-in-debt',
    shows: ['cities-free-city'],
    position: {
      setup: { boxes: ['cities'], seats: [{}, {}] },
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['hideout', 'altar', 'baths'] },
        { ...rhodos, coins: 0, hand: ['tavern', 'theater'] },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'build', card: 'theater' }],
      [2, { action: 'build', card: 'altar' }],
    ],
    claims: [{ seat: 2, has: { coins: 0, debt: 1 } }],
  },
  {
    id: 'black-is-new',
    shows: ['cities-new-colour'],
    position: {
      setup: second,
      age: 3,
      cities: [{ ...olympia, stages: 2, coins: 0, hand: ['capitol', 'arena'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'capitol', by: 'free-new-colour' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['capitol'] } }],
  },
  {
    id: 'sale-meets-loss',
    shows: ['cities-loss-order'],
    position: {
      setup,
      age: 1,
      cities: [{ ...gizah, coins: 0, hand: ['hideout', 'altar'] }, { ...rhodos, coins: 0 }, ephesos],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [1, { action: 'lose', coins: 1, debt: 0 }],
      [2, { action: 'lose', coins: 1, debt: 0 }],
    ],
    claims: [{ seat: 1, has: { coins: 2, debt: 0 } }],
  },
  {
    id: 'loss-before-war',
    shows: ['cities-last-turn-loss'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, coins: 0, hand: ['hideout', 'altar'] },
        { ...rhodos, cards: ['barracks'], hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
    ],
    open: true,
    claims: [
      { seat: 1, can: { action: 'lose' } },
      { seat: 1, has: { victory: [] } },
    ],
  },
  {
    id: 'solomon-before-agency',
    shows: ['cities-leaders-dig'],
    position: {
      setup: { boxes: ['leaders', 'cities'], edition: '2e' },
      age: 2,
      discard: ['walls', 'theater'],
      cities: [
        { ...gizah, coins: 6, hand: ['forging-agency', 'temple'] },
        {
          wonder: 'rome',
          side: 'night',
          stages: 1,
          coins: 6,
          cards: ['stone-pit', 'clay-pool', 'glassworks-age-1'],
          leaderHand: ['solomon'],
          hand: ['school', 'aqueduct'],
        },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'forging-agency' }],
      [1, { action: 'stage', card: 'school' }],
      [2, { action: 'sell' }],
      [1, { action: 'recruit', card: 'solomon' }],
      [1, { action: 'pick', card: 'walls' }],
      [0, { action: 'pick', card: 'theater' }],
    ],
    claims: [{ seat: 0, has: { cards: ['forging-agency', 'theater'] } }],
  },
]
