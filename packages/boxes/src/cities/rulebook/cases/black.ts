/** Examples: black cards, debts and diplomacy. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, olympia, rhodos } from '../../../example-cities.ts'
import { second, setup } from './table.ts'

export const black: readonly Example[] = [
  {
    id: 'capitol-dug',
    shows: ['colour-black'],
    position: {
      setup: second,
      age: 3,
      discard: ['capitol'],
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          coins: 0,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['contingent', 'arena'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'contingent' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [0, { action: 'pick', card: 'capitol' }],
    ],
    claims: [{ seat: 0, has: { coins: 0, cards: ['glassworks-age-1', 'press-age-1', 'capitol'] } }],
  },
  {
    id: 'losses-added',
    shows: ['loss-together'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['hideout', 'altar'] },
        { ...rhodos, coins: 0, hand: ['hideout', 'altar'] },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'build', card: 'hideout' }],
      [2, { action: 'sell' }],
      [2, { action: 'lose', coins: 1, debt: 1 }],
    ],
    claims: [
      { seat: 0, has: { debt: 1 } },
      { seat: 2, has: { coins: 2, debt: 1 } },
    ],
  },
  {
    id: 'asked-at-once',
    shows: ['asked-together'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['hideout', 'altar'] },
        { ...rhodos, coins: 3 },
        { ...ephesos, coins: 3 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [2, { action: 'lose', coins: 0, debt: 1 }],
    ],
    open: true,
    claims: [
      { seat: 1, can: { action: 'lose', coins: 1, debt: 0 } },
      { seat: 2, has: { debt: 0 } },
    ],
  },
  {
    id: 'debt-stays',
    shows: ['debt-for-good'],
    position: { setup, cities: [{ ...gizah, coins: 9, debt: 2 }, rhodos, ephesos] },
    claims: [
      { seat: 0, line: 'debt', points: -2 },
      { seat: 0, line: 'treasury', points: 3 },
    ],
  },
  {
    id: 'token-waits',
    shows: ['diplomacy-second'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, diplomacy: 2, hand: ['altar', 'tavern'] },
        { ...rhodos, cards: ['barracks'], diplomacy: 1, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['stockade', 'guard-tower'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { victory: [], defeat: 0, diplomacy: 1 } },
      { seat: 1, has: { victory: [], diplomacy: 0 } },
      { seat: 2, has: { defeat: 0 } },
    ],
  },
  {
    id: 'absent-still-sells',
    shows: ['diplomacy-only-conflicts'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'altar'] },
        { ...rhodos, coins: 0, diplomacy: 1, cards: ['clay-pool'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }]],
    claims: [{ seat: 0, has: { coins: 1, cards: ['guard-tower'] } }],
  },
  {
    id: 'mask-not-twice',
    shows: ['mask-once'],
    position: {
      setup,
      cities: [{ ...gizah, cards: ['pigeonhole', 'band-of-spies'] }, { ...rhodos, cards: ['apothecary'] }, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 1 }],
  },
  {
    id: 'warehouse-doubles',
    shows: ['warehouse-market'],
    position: {
      setup,
      age: 2,
      cities: [
        { ...gizah, coins: 0, cards: ['secret-warehouse', 'lumber-yard'], hand: ['caravansery', 'school'] },
        { ...rhodos, coins: 0 },
        ephesos,
      ],
    },
    claims: [{ seat: 0, can: { action: 'build', card: 'caravansery' } }],
  },
  {
    id: 'market-gives-lacking',
    shows: ['warehouse-market'],
    position: {
      setup,
      age: 2,
      cities: [
        { ...gizah, coins: 0, cards: ['black-market', 'lumber-yard'], hand: ['caravansery', 'stockade', 'barracks'] },
        { ...ephesos, coins: 0 },
        { wonder: 'alexandria', side: 'day' },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'barracks' } },
      { seat: 0, cannot: { action: 'build', card: 'caravansery' } },
    ],
  },
  {
    id: 'agency-second',
    shows: ['dig-order', 'cities-dig'],
    position: {
      setup: second,
      age: 2,
      discard: ['palace', 'capitol'],
      cities: [
        { ...gizah, coins: 9, hand: ['forging-agency', 'temple'] },
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['school', 'walls'],
        },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'forging-agency' }],
      [1, { action: 'stage', card: 'school' }],
      [2, { action: 'sell' }],
      [1, { action: 'pick', card: 'palace' }],
      [0, { action: 'pick', card: 'capitol' }],
    ],
    claims: [{ seat: 0, has: { cards: ['forging-agency', 'capitol'] } }],
  },
  {
    id: 'market-not-sold',
    shows: ['trade-not-sold', 'cities-not-sold'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 9, hand: ['barracks', 'altar'] },
        { ...olympia, cards: ['black-market'] },
        { wonder: 'alexandria', side: 'day' },
      ],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'barracks' } }],
  },
]
