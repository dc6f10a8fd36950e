/** Examples: single sentences about turns. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { second } from './table.ts'

export const turns: readonly Example[] = [
  {
    id: 'hands-on',
    shows: ['age-passing'],
    position: {
      age: 1,
      cities: [
        { ...gizah, hand: ['altar', 'tavern', 'theater'] },
        { ...rhodos, hand: ['baths', 'stockade', 'loom-age-1'] },
        { ...ephesos, hand: ['barracks', 'apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { cards: ['altar'] } },
      { seat: 1, has: { hand: ['theater', 'tavern'] } },
    ],
  },
  {
    id: 'still-hidden',
    shows: ['turn-choose'],
    position: { age: 1, cities: [{ ...gizah, hand: ['altar', 'tavern'] }, rhodos, ephesos] },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [
      { seat: 0, has: { cards: [] } },
      { seat: 2, can: { action: 'sell' } },
    ],
  },
  {
    id: 'think-again',
    shows: ['turn-change'],
    position: { age: 1, cities: [{ ...gizah, hand: ['altar', 'tavern'] }, rhodos, ephesos] },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [{ seat: 0, can: { action: 'build', card: 'tavern' } }],
  },
  {
    id: 'chain-or-pay',
    shows: ['chain-paid'],
    position: {
      age: 2,
      cities: [
        { ...gizah, coins: 9, cards: ['baths'], hand: ['aqueduct', 'temple'] },
        { ...rhodos, coins: 0, cards: ['quarry'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'aqueduct', pay: { left: 4 } }]],
    claims: [
      { seat: 0, has: { coins: 5, cards: ['baths', 'aqueduct'] } },
      { seat: 1, has: { coins: 7 } },
    ],
  },
  {
    id: 'dearer-seller',
    shows: ['trade-dearer'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, cards: ['east-trading-post'], hand: ['guard-tower', 'tavern'] },
        { ...rhodos, coins: 0, cards: ['clay-pool'] },
        { ...ephesos, cards: ['clay-pit'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }]],
    claims: [{ seat: 0, has: { coins: 1 } }],
  },
  {
    id: 'chain-from-pile',
    shows: ['ruling-chain-possession'],
    position: {
      setup: second,
      age: 2,
      discard: ['baths'],
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          coins: 0,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['temple', 'school'],
        },
        { ...rhodos, hand: ['aqueduct', 'walls'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'temple' }],
      [1, { action: 'sell', card: 'walls' }],
      [2, { action: 'sell' }],
      [0, { action: 'pick', card: 'baths' }],
    ],
    claims: [{ seat: 0, can: { action: 'build', card: 'aqueduct', by: 'chain' } }],
  },
]
