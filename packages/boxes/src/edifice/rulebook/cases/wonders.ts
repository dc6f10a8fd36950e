/** Examples: the wonders of Edifice. */
import type { Example } from '../../../atom.ts'
import { ephesos, rhodos } from '../../../example-cities.ts'
import { setup } from './table.ts'

export const wonders: readonly Example[] = [
  {
    id: 'ur-and-its-part',
    shows: ['ur-pawns'],
    position: {
      setup,
      age: 1,
      edifices: [{ id: 'belvedere', pawns: 2 }],
      cities: [
        {
          wonder: 'ur',
          side: 'night',
          coins: 1,
          cards: ['quarry', 'glassworks-age-1'],
          hand: ['tavern', 'altar'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', participate: true }]],
    claims: [{ seat: 0, has: { coins: 0, pawns: [2, 0, 0] } }],
  },
  {
    id: 'carthage-half',
    shows: ['carthage-halves'],
    position: {
      setup,
      age: 1,
      cities: [
        {
          wonder: 'carthage',
          side: 'night',
          coins: 0,
          cards: ['foundry', 'ore-vein', 'press-age-1'],
          hand: ['tavern', 'altar'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', half: 2 }]],
    claims: [
      { seat: 0, has: { coins: 0 } },
      { seat: 0, shields: 2 },
    ],
  },
]
