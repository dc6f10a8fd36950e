/** Examples: Rome and Abu Simbel. */
import type { Example } from '../../../atom.ts'
import { ephesos, rhodos } from '../../../example-cities.ts'
import { first, second } from './table.ts'

export const wonders: readonly Example[] = [
  {
    id: 'rome-fourth',
    shows: ['rome-leaders', 'rome-most'],
    position: {
      setup: second,
      age: 3,
      cities: [
        {
          wonder: 'rome',
          side: 'night',
          stages: 1,
          coins: 3,
          cards: ['stone-pit', 'clay-pool', 'glassworks-age-1'],
          leaders: ['caesar', 'sappho', 'zenobia'],
          leaderHand: ['cleopatra'],
          hand: ['palace', 'arena'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'palace' }],
      [0, { action: 'recruit', card: 'cleopatra' }],
    ],
    claims: [{ seat: 0, has: { coins: 1, leaders: ['caesar', 'sappho', 'zenobia', 'cleopatra'] } }],
  },
  {
    id: 'rome-keeps',
    shows: ['rome-age-three'],
    position: {
      setup: first,
      phase: 'recruitment',
      age: 3,
      cities: [
        { wonder: 'rome', side: 'b', stages: 2, coins: 6, leaderHand: ['sappho', 'zenobia', 'caesar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'recruit', card: 'sappho' }]],
    claims: [{ seat: 0, has: { leaders: ['sappho'], leaderHand: ['zenobia', 'caesar'] } }],
  },
  {
    id: 'bury-amytis',
    shows: ['abu-simbel-1e'],
    position: {
      setup: { boxes: ['leaders', 'wonder-pack'], edition: '1e' },
      age: 3,
      cities: [
        {
          wonder: 'abu-simbel',
          side: 'a',
          stages: 2,
          cards: ['quarry', 'glassworks-age-1', 'loom-age-1'],
          leaders: ['alexander', 'amytis'],
          hand: ['palace', 'arena'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'palace' }],
      [0, { action: 'pick', card: 'amytis' }],
    ],
    claims: [
      { seat: 0, has: { leaders: ['alexander'], entombed: ['amytis'] } },
      { seat: 0, line: 'leaders', points: 8 },
    ],
  },
  {
    id: 'buried-cost-of-age',
    shows: ['abu-simbel-cost-a'],
    position: {
      setup: second,
      cities: [{ wonder: 'abu-simbel', side: 'day', stages: 3, entombed: ['phryne'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'leaders', points: 6 }],
  },
]
