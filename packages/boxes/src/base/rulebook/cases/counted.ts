/** Examples: the end and its count. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { first, second } from './table.ts'

export const counted: readonly Example[] = [
  {
    id: 'most-points',
    shows: ['goal-winner'],
    position: {
      setup: { teams: false },
      cities: [{ ...gizah, cards: ['altar'] }, { ...rhodos, cards: ['palace'] }, ephesos],
    },
    claims: [{ winners: [1] }],
  },
  {
    id: 'end-of-game',
    shows: ['game-ends'],
    position: {
      setup: { teams: false },
      age: 3,
      turn: 6,
      cities: [
        { ...gizah, hand: ['palace', 'gardens'] },
        { ...rhodos, hand: ['arena', 'senate'] },
        { ...ephesos, cards: ['arsenal'], hand: ['lodge', 'study'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'palace' }]],
    claims: [{ seat: 2, line: 'military', points: 10, of: [5, 5] }, { winners: [2] }],
  },
  {
    id: 'choose-all-symbols',
    shows: ['science-one-hand'],
    position: {
      setup: second,
      cities: [{ wonder: 'babylon', side: 'day', stages: 2, cards: ['workshop', 'scientists-guild'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 1, 1, 7] }],
  },
  {
    id: 'copied-shipowners',
    shows: ['ruling-copied-guilds-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3, cards: ['lumber-yard', 'loom-age-1', 'spies-guild'] },
        { ...gizah, cards: ['shipowners-guild'] },
        rhodos,
      ],
    },
    claims: [{ seat: 0, line: 'wonder', points: 8, of: [5, 3] }],
  },
  {
    id: 'copied-scientists',
    shows: ['ruling-copied-guilds-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3, cards: ['apothecary', 'workshop'] },
        { ...gizah, cards: ['scientists-guild'] },
        rhodos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 1, 1, 7] }],
  },
  {
    id: 'coins-without-end',
    shows: ['ruling-supply'],
    position: { cities: [{ ...gizah, coins: 150 }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'treasury', points: 50 }],
  },
]
