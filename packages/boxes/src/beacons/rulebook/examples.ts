/** Worked examples of Beacons. */
import type { Example } from '../../atom.ts'
import { ephesos, gizah, rhodos } from '../../example-cities.ts'

const setup = { boxes: ['beacons'] }

export const examples: readonly Example[] = [
  {
    id: 'two-lights',
    shows: ['beacons-lit', 'oil-filled', 'ships-wait'],
    position: {
      setup,
      age: 1,
      turn: 7,
      shipsAtSea: 3,
      cities: [
        { ...gizah, coins: 0, oil: 1, hand: ['oil-press', 'altar'] },
        { ...rhodos, coins: 0, oil: 1, hand: ['baths', 'theater'] },
        { ...ephesos, coins: 0, oil: 0, hand: ['tavern', 'loom'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'oil-press' }]],
    claims: [
      { seat: 0, has: { oil: 2, coins: 2 } },
      { seat: 1, has: { oil: 0, coins: 5 } },
      { seat: 2, has: { oil: 0, coins: 3 } },
      { table: { shipsAtSea: 4 } },
    ],
  },
  {
    id: 'full-beacon',
    shows: ['oil-filled'],
    position: {
      setup,
      age: 1,
      turn: 3,
      cities: [{ ...gizah, oil: 8, hand: ['oil-press', 'altar'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'oil-press' }]],
    claims: [{ seat: 0, has: { oil: 9 } }],
  },
  {
    id: 'oil-left',
    shows: ['score-beacons'],
    position: { setup, cities: [{ ...gizah, oil: 3 }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'beacons', points: 3 }],
  },
]
