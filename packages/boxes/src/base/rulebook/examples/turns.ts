/** Worked examples of the base game: the turn. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'

export const turns: readonly Example[] = [
  {
    id: 'whole-turn',
    shows: ['turn-told'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'theater'] },
        { ...rhodos, coins: 3, cards: ['clay-pool', 'lumber-yard', 'timber-yard'], hand: ['barracks', 'loom-age-1'] },
        { ...ephesos, coins: 3, hand: ['baths', 'altar'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }],
      [1, { action: 'stage', card: 'barracks' }],
      [2, { action: 'sell', card: 'baths' }],
    ],
    claims: [
      { seat: 0, has: { coins: 1, cards: ['guard-tower'], hand: ['altar'] } },
      { seat: 0, shields: 1 },
      { seat: 1, has: { coins: 5, hand: ['theater'] } },
      { seat: 1, points: 3, line: 'wonder' },
      { seat: 2, has: { coins: 6, hand: ['loom-age-1'] } },
    ],
  },
  {
    id: 'whole-turn-two',
    shows: ['turn-told-two'],
    position: {
      setup: { seats: [{}, {}] },
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['altar', 'tavern', 'lumber-yard'] },
        { ...rhodos, coins: 3, hand: ['baths', 'theater'] },
        { ...ephesos, coins: 3 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell', card: 'baths' }],
      [2, { action: 'build', card: 'lumber-yard' }],
    ],
    claims: [
      { seat: 0, has: { coins: 3, cards: ['altar'], hand: ['theater'] } },
      { seat: 1, has: { coins: 6 } },
      { seat: 2, has: { coins: 3, cards: ['lumber-yard'] } },
    ],
  },
  {
    id: 'post-too-late',
    shows: ['turn-works-later'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'east-trading-post'] },
        rhodos,
        { ...ephesos, cards: ['clay-pit'] },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'east-trading-post' } },
      { seat: 0, can: { action: 'build', card: 'guard-tower', pay: { left: 0, right: 2, bank: 0 } } },
      { seat: 0, cannot: { action: 'build', card: 'guard-tower', pay: { left: 0, right: 1, bank: 0 } } },
    ],
  },
  {
    id: 'coins-too-late',
    shows: ['turn-pay-first', 'trade-income'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 1, hand: ['guard-tower', 'tavern'] },
        { ...rhodos, coins: 3, cards: ['clay-pool'], hand: ['baths', 'tavern'] },
        ephesos,
      ],
    },
    claims: [
      { seat: 0, cannot: { action: 'build', card: 'guard-tower' } },
      { seat: 1, can: { action: 'build', card: 'baths', pay: { left: 0, right: 2, bank: 0 } } },
    ],
  },
  {
    id: 'vineyard-counts',
    shows: ['turn-placed-first', 'ruling-same-turn', 'counted-cards'],
    position: {
      age: 2,
      cities: [
        { ...gizah, coins: 0, hand: ['vineyard', 'temple'] },
        { ...rhodos, coins: 1, hand: ['sawmill', 'temple'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'vineyard' }],
      [1, { action: 'build', card: 'sawmill' }],
    ],
    claims: [{ seat: 0, has: { coins: 1 } }],
  },
  {
    id: 'last-turn',
    shows: ['age-last-cards', 'goal-course', 'age-stays'],
    position: {
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, coins: 0, hand: ['altar', 'tavern'] },
        { ...rhodos, hand: ['theater', 'baths'] },
        { ...ephesos, hand: ['barracks', 'stockade'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { coins: 0, cards: ['altar'] } },
      { table: { age: 2, discard: ['theater', 'barracks', 'tavern', 'baths', 'stockade'] } },
    ],
  },
  {
    id: 'free-city-builds',
    shows: ['free-city-choice'],
    position: {
      setup: { edition: '1e', seats: [{}, {}] },
      age: 1,
      cities: [
        { wonder: 'gizah', side: 'a', hand: ['altar', 'tavern', 'lumber-yard'] },
        { wonder: 'rhodos', side: 'a', hand: ['baths', 'theater'] },
        { wonder: 'ephesos', side: 'a' },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [
      { seat: 2, can: { action: 'build', card: 'lumber-yard' } },
      { seat: 2, cannot: { action: 'sell' } },
    ],
  },
]
