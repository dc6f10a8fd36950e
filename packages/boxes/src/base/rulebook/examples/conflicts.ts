/** Worked examples of the base game: conflicts. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'

export const conflicts: readonly Example[] = [
  {
    id: 'conflict-equal',
    shows: ['conflict-tie'],
    position: {
      setup: { teams: false },
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, hand: ['altar', 'tavern'] },
        { ...rhodos, hand: ['theater', 'baths'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { victory: [], defeat: 0 } },
      { seat: 1, has: { victory: [], defeat: 0 } },
    ],
  },
  {
    id: 'conflict-age-two',
    shows: ['conflict-tokens', 'conflict-shields', 'colour-red', 'age-stays'],
    position: {
      setup: { teams: false },
      age: 2,
      turn: 6,
      cities: [
        { ...gizah, cards: ['walls', 'barracks'], hand: ['temple', 'school'] },
        { wonder: 'olympia', side: 'day', cards: ['stockade'], hand: ['statue', 'vineyard'] },
        { ...ephesos, cards: ['stables', 'archery-range', 'guard-tower'], hand: ['aqueduct', 'library'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'temple' }]],
    claims: [
      { seat: 0, has: { victory: [3], defeat: 1 } },
      { seat: 1, has: { victory: [], defeat: 2 } },
      { seat: 2, has: { victory: [3, 3], defeat: 0 } },
      { seat: 0, shields: 3 },
      { seat: 1, shields: 1 },
      { seat: 2, shields: 5 },
    ],
  },
]
