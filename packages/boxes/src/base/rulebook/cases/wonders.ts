/** Examples: wonders of the base game. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { first, second } from './table.ts'

export const wonders: readonly Example[] = [
  {
    id: 'last-card',
    shows: ['wonder-last-card'],
    position: {
      setup: second,
      age: 1,
      turn: 6,
      cities: [
        { wonder: 'babylon', side: 'night', stages: 1, coins: 0, hand: ['tavern', 'tree-farm'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'tavern' }],
      [0, { action: 'build', card: 'tree-farm' }],
    ],
    claims: [{ seat: 0, has: { coins: 4, cards: ['tavern', 'tree-farm'] } }],
  },
  {
    id: 'stage-offers-goods',
    shows: ['wonder-goods'],
    position: {
      setup: second,
      age: 2,
      cities: [
        {
          wonder: 'alexandria',
          side: 'night',
          stages: 1,
          coins: 0,
          hand: ['caravansery', 'stockade'],
        },
        ephesos,
        { wonder: 'halikarnassos', side: 'day' },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'stockade' } },
      { seat: 0, cannot: { action: 'build', card: 'caravansery' } },
    ],
  },
  {
    id: 'olympia-once-an-age',
    shows: ['olympia-1e'],
    position: {
      setup: first,
      age: 3,
      cities: [{ wonder: 'olympia', side: 'a', stages: 2, coins: 0, hand: ['palace', 'gardens'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'palace', by: 'free-per-age' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['palace'], spent: ['free-per-age'] } }],
  },
  {
    id: 'olympia-copies',
    shows: ['olympia-copy-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3 },
        { ...gizah, cards: ['workers-guild', 'lumber-yard'] },
        { ...rhodos, cards: ['stone-pit', 'clay-pool'] },
      ],
    },
    claims: [
      { seat: 0, line: 'wonder', points: 8, of: [5, 3] },
      { seat: 1, line: 'guilds', points: 2 },
    ],
  },
  {
    id: 'olympia-first-card',
    shows: ['olympia-night-2e'],
    position: {
      setup: second,
      age: 3,
      cities: [{ wonder: 'olympia', side: 'night', stages: 1, coins: 0, hand: ['palace', 'arena'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, can: { action: 'build', card: 'palace' } }],
  },
  {
    id: 'olympia-later-card',
    shows: ['olympia-night-2e'],
    position: {
      setup: second,
      age: 3,
      turn: 2,
      cities: [{ wonder: 'olympia', side: 'night', stages: 1, coins: 0, hand: ['palace', 'arena'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'palace' } }],
  },
  {
    id: 'no-free-second',
    shows: ['ruling-no-free-hand'],
    position: {
      setup: first,
      age: 1,
      cities: [
        { wonder: 'olympia', side: 'a', stages: 2, coins: 0, cards: ['baths'], hand: ['baths', 'theater'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, cannot: { action: 'build', card: 'baths' } },
      { seat: 0, cannot: { action: 'stage', card: 'baths' } },
    ],
  },
  {
    id: 'babylon-before-pile',
    shows: ['ruling-last-card-first'],
    position: {
      setup: second,
      age: 1,
      turn: 6,
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['altar', 'baths'],
        },
        { wonder: 'babylon', side: 'night', stages: 1, hand: ['tavern', 'stockade'] },
        { ...ephesos, hand: ['theater', 'barracks'] },
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'altar' }],
      [1, { action: 'build', card: 'tavern' }],
      [2, { action: 'sell', card: 'theater' }],
      [1, { action: 'sell', card: 'stockade' }],
    ],
    open: true,
    claims: [{ seat: 0, can: { action: 'pick', card: 'stockade' } }],
  },
]
