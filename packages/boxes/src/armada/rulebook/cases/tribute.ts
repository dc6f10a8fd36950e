/** Examples: Tax, Piracy and distant trade. */
import type { Example } from '../../../atom.ts'
import { ephesos, rhodos } from '../../../example-cities.ts'
import { gizah, setup, withCities } from './table.ts'

export const tribute: readonly Example[] = [
  {
    id: 'tax-difference',
    shows: ['tax'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, ships: { yellow: 3 }, hand: ['dry-hold', 'altar'] },
        { ...rhodos, coins: 0 },
        { ...ephesos, coins: 0, ships: { yellow: 1 } },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'dry-hold' }],
      [0, { action: 'advance', fleet: 'yellow' }],
    ],
    claims: [
      { seat: 0, has: { coins: 2 } },
      { seat: 1, has: { coins: 1 } },
      { seat: 2, has: { coins: 2 } },
    ],
  },
  {
    id: 'pirates-together',
    shows: ['tribute-several'],
    position: {
      setup,
      age: 2,
      cities: [
        { ...gizah, coins: 0, ships: { yellow: 3 }, hand: ['pirates-den', 'temple'] },
        { ...rhodos, coins: 0, ships: { yellow: 1 }, hand: ['pirates-den', 'school'] },
        { ...ephesos, coins: 0, ships: { yellow: 1 } },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'pirates-den' }],
      [1, { action: 'build', card: 'pirates-den' }],
    ],
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, has: { coins: 5 } },
      { seat: 2, has: { coins: 1 } },
    ],
  },
  {
    id: 'too-few-for-pirates',
    shows: ['tribute-short'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['pirate-hideout', 'altar'] },
        { ...rhodos, coins: 0, ships: { yellow: 6 } },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'pirate-hideout' }]],
    claims: [{ seat: 1, has: { coins: 0 } }],
  },
  {
    id: 'pirates-and-debts',
    shows: ['tribute-debts'],
    position: {
      setup: withCities,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['pirate-hideout', 'altar'] },
        { ...rhodos, coins: 0, ships: { yellow: 6 } },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'pirate-hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [1, { action: 'lose', coins: 3, debt: 1 }],
    ],
    claims: [{ seat: 1, has: { coins: 0, debt: 1 } }],
  },
  {
    id: 'fog-and-hideout',
    shows: ['foggy-island-losses'],
    position: {
      setup: withCities,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['hideout', 'altar'] },
        { ...rhodos, coins: 0, islands: ['foggy-island'] },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [1, { action: 'lose', coins: 1, debt: 0 }],
      [2, { action: 'lose', coins: 1, debt: 0 }],
    ],
    claims: [{ seat: 1, has: { coins: 2 } }],
  },
]
