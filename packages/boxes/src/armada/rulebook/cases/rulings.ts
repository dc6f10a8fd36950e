/** Examples: rulings between Armada and the others. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, olympia, rhodos } from '../../../example-cities.ts'
import { gizah, HANDS, withCities } from './table.ts'

export const rulings: readonly Example[] = [
  {
    id: 'leader-does-not-sail',
    shows: ['armada-leaders'],
    position: {
      setup: { boxes: ['armada', 'leaders'], edition: '2e' },
      phase: 'recruitment',
      age: 1,
      cities: [{ ...gizah, coins: 9, cards: ['sawmill', 'lumber-yard'], leaderHand: ['hannibal'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, cannot: { action: 'recruit', card: 'hannibal', fleet: 'red' } },
      { seat: 0, can: { action: 'stage', card: 'hannibal', fleet: 'red' } },
    ],
  },
  {
    id: 'boarding-tomyris',
    shows: ['armada-tomyris'],
    position: {
      setup: { boxes: ['armada', 'leaders'], teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, cards: ['stockade'], boardings: [3], hand: HANDS[0] },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
        { ...alexandria, leaders: ['tomyris'], hand: HANDS[3] },
        { ...olympia, hand: HANDS[4] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'tavern' }]],
    claims: [
      { seat: 0, has: { victory: [1, 1, 1], defeat: 1 } },
      { seat: 3, has: { defeat: 0 } },
    ],
  },
  {
    id: 'diplomacy-on-land',
    shows: ['armada-diplomacy'],
    position: {
      setup: { ...withCities, teams: false },
      age: 1,
      turn: 8,
      cities: [
        { ...gizah, diplomacy: 1, ships: { red: 3 }, hand: HANDS[0] },
        { ...rhodos, ships: { red: 1 }, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { diplomacy: 0, navalTokens: [3] } }],
  },
  {
    id: 'emporium-under-law',
    shows: ['armada-laws'],
    position: {
      setup: { boxes: ['armada', 'babel-tower'] },
      age: 1,
      tower: { placed: ['babel-tile-10-grey-trade-plus'] },
      cities: [
        { ...gizah, coins: 1, cards: ['eastern-emporium'], hand: ['workshop', 'altar'] },
        rhodos,
        ephesos,
        alexandria,
        olympia,
      ],
    },
    claims: [{ seat: 0, can: { action: 'build', card: 'workshop', pay: { left: 0, right: 0, bank: 0, farRight: 1 } } }],
  },
  {
    id: 'last-card-sails',
    shows: ['armada-last-card'],
    position: {
      setup: { boxes: ['armada'], edition: '2e' },
      age: 1,
      turn: 7,
      cities: [
        {
          wonder: 'babylon',
          side: 'night',
          stages: 1,
          shipyard: 'shipyard-a',
          cards: ['stone-pit', 'ore-vein'],
          hand: ['altar', 'tavern'],
        },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar', fleet: 'blue' }],
      [0, { action: 'build', card: 'tavern', fleet: 'yellow' }],
    ],
    claims: [{ seat: 0, has: { ships: { red: 0, yellow: 1, blue: 1, green: 0 } } }],
  },
]
