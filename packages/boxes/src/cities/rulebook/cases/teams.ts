/** Examples: teams. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, olympia, rhodos } from '../../../example-cities.ts'

const inTeams = { boxes: ['cities'], teams: true }

export const teams: readonly Example[] = [
  {
    id: 'team-sum',
    shows: ['winner-teams', 'goal-winner-teams'],
    position: {
      setup: inTeams,
      cities: [
        { ...gizah, coins: 30 },
        { ...rhodos, coins: 0, debt: 4 },
        { ...ephesos, coins: 12 },
        { ...olympia, coins: 9 },
      ],
    },
    claims: [
      { seat: 0, points: 10 },
      { seat: 1, points: -4 },
      { seat: 2, points: 4 },
      { seat: 3, points: 3 },
      { winners: [2, 3] },
    ],
  },
  {
    id: 'team-coins',
    shows: ['winner-tie-teams'],
    position: {
      setup: inTeams,
      cities: [
        { ...gizah, coins: 3 },
        { ...rhodos, coins: 3 },
        { ...ephesos, coins: 5 },
        { ...olympia, coins: 3 },
      ],
    },
    claims: [{ winners: [2, 3] }],
  },
  {
    id: 'partner-paid',
    shows: ['teams-apart'],
    position: {
      setup: inTeams,
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'altar'] },
        { ...rhodos, coins: 0, cards: ['clay-pool'] },
        ephesos,
        olympia,
      ],
    },
    moves: [[0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }]],
    claims: [
      { seat: 0, has: { coins: 1 } },
      { seat: 1, has: { coins: 5 } },
    ],
  },
  {
    id: 'team-token',
    shows: ['teams-diplomacy'],
    position: {
      setup: inTeams,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, hand: ['altar', 'tavern'] },
        { ...rhodos, cards: ['barracks'], diplomacy: 1, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['stockade', 'guard-tower'] },
        { ...olympia, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 1, has: { victory: [1], diplomacy: 0 } },
      { seat: 2, has: { defeat: 1 } },
    ],
  },
]
