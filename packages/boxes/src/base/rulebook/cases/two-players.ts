/** Examples: the game for two. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { first } from './table.ts'

const forTwo = { seats: [{}, {}] }

export const twoPlayers: readonly Example[] = [
  {
    id: 'keeper-first',
    shows: ['free-city-hand', 'free-city-first'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...gizah, hand: ['altar', 'tavern', 'lumber-yard'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [
      { seat: 2, can: { action: 'build', card: 'tavern' } },
      { seat: 2, cannot: { action: 'build', card: 'altar' } },
    ],
  },
  {
    id: 'swap-hands',
    shows: ['age-passing-two'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...gizah, hand: ['altar', 'tavern', 'lumber-yard'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell', card: 'baths' }],
      [2, { action: 'build', card: 'lumber-yard' }],
    ],
    claims: [{ seat: 0, has: { hand: ['theater'] } }],
  },
  {
    id: 'last-cards-of-two',
    shows: ['age-last-cards-two'],
    position: {
      setup: forTwo,
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, coins: 0, hand: ['altar', 'tavern'] },
        { ...rhodos, coins: 0, hand: ['theater', 'lumber-yard', 'baths'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'build', card: 'theater' }],
      [2, { action: 'build', card: 'lumber-yard' }],
    ],
    claims: [
      { seat: 0, has: { coins: 0, cards: ['altar'] } },
      { seat: 1, has: { coins: 0, cards: ['theater'] } },
      { seat: 2, has: { cards: ['lumber-yard'] } },
      { table: { age: 2 } },
    ],
  },
  {
    id: 'free-city-pays-late',
    shows: ['free-city-order'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...rhodos, coins: 0, cards: ['lumber-yard'], hand: ['barracks', 'guard-tower', 'stockade'] },
        { ...gizah, cards: ['clay-pool'], hand: ['altar', 'theater'] },
        { ...ephesos, coins: 2, cards: ['altar'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'barracks' }],
      [1, { action: 'build', card: 'altar' }],
      [2, { action: 'build', card: 'stockade' }],
    ],
    claims: [
      { seat: 0, has: { coins: 2 } },
      { seat: 2, has: { coins: 0 } },
    ],
  },
  {
    id: 'free-city-army',
    shows: ['free-city-fights', 'free-city-score'],
    position: {
      setup: forTwo,
      age: 3,
      turn: 6,
      cities: [
        { ...gizah, cards: ['palace'], hand: ['arena', 'senate'] },
        { ...rhodos, hand: ['lodge', 'study', 'gardens'] },
        { ...ephesos, cards: ['arsenal', 'pantheon', 'town-hall'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'arena' }]],
    claims: [
      { seat: 0, has: { defeat: 1 } },
      { seat: 1, has: { defeat: 1 } },
      { seat: 2, has: { victory: [5, 5] } },
      { winners: [0] },
    ],
  },
  {
    id: 'free-city-digs',
    shows: ['free-city-powers'],
    position: {
      setup: { ...first, ...forTwo },
      age: 1,
      discard: ['theater'],
      cities: [
        { ...gizah, hand: ['altar', 'baths', 'stockade'] },
        { ...rhodos, hand: ['tavern', 'barracks'] },
        { wonder: 'halikarnassos', side: 'b', cards: ['foundry'] },
      ],
    },
    moves: [
      [0, { action: 'sell', card: 'altar' }],
      [1, { action: 'sell', card: 'tavern' }],
      [2, { action: 'stage', card: 'baths' }],
    ],
    open: true,
    claims: [{ seat: 2, can: { action: 'pick', card: 'theater' } }],
  },
  {
    id: 'free-city-buys',
    shows: ['free-city-trade'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...rhodos, coins: 3, cards: ['lumber-yard'], hand: ['altar', 'stockade', 'theater'] },
        { ...gizah, coins: 0, cards: ['lumber-yard'], hand: ['tavern', 'baths'] },
        { ...ephesos, coins: 3, cards: ['altar'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell', card: 'tavern' }],
      [2, { action: 'build', card: 'stockade', pay: { right: 2 } }],
    ],
    claims: [
      { seat: 0, has: { coins: 3 } },
      { seat: 1, has: { coins: 5 } },
      { seat: 2, has: { coins: 1, cards: ['altar', 'stockade'] } },
    ],
  },
]
