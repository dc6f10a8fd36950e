/** Worked examples of the base game: counting points. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'

const RICH = ['sawmill', 'quarry', 'brickyard', 'foundry', 'loom-age-1', 'glassworks-age-1', 'press-age-1']

export const score: readonly Example[] = [
  {
    id: 'science-sum',
    shows: ['score-science', 'science-both', 'colour-green'],
    position: {
      cities: [{ ...gizah, cards: ['apothecary', 'dispensary', 'lodge', 'workshop', 'school'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 18, of: [9, 1, 1, 7] }],
  },
  {
    id: 'science-wild',
    shows: ['science-choice'],
    position: {
      cities: [{ ...gizah, cards: ['apothecary', 'dispensary', 'workshop', 'scientists-guild'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 13, of: [4, 1, 1, 7] }],
  },
  {
    id: 'treasury-thirds',
    shows: ['score-treasury'],
    position: { cities: [{ ...gizah, coins: 11 }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'treasury', points: 3 }],
  },
  {
    id: 'military-sum',
    shows: ['score-military'],
    position: { cities: [{ ...gizah, victory: [1, 3, 5], defeat: 2 }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'military', points: 7 }],
  },
  {
    id: 'guild-neighbours',
    shows: ['score-guilds', 'colour-purple'],
    position: {
      cities: [
        { ...gizah, cards: ['workers-guild', 'foundry'] },
        { ...rhodos, cards: ['sawmill', 'quarry'] },
        { ...ephesos, cards: ['brickyard', 'altar'] },
      ],
    },
    claims: [{ seat: 0, line: 'guilds', points: 3 }],
  },
  {
    id: 'lighthouse-itself',
    shows: ['score-commerce', 'colour-yellow'],
    position: {
      age: 3,
      cities: [
        { ...gizah, coins: 0, cards: ['tavern', 'glassworks-age-1'], hand: ['lighthouse', 'senate'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'lighthouse' }]],
    claims: [
      { seat: 0, has: { coins: 2 } },
      { seat: 0, line: 'commerce', points: 2 },
    ],
  },
  {
    id: 'tie-coins',
    shows: ['winner-tie', 'winner-most'],
    position: {
      cities: [
        { ...gizah, coins: 4 },
        { ...rhodos, coins: 5 },
        { ...ephesos, coins: 0 },
      ],
    },
    claims: [{ seat: 0, points: 1 }, { seat: 1, points: 1 }, { winners: [1] }],
  },
  {
    id: 'bid-paid',
    shows: ['score-bid'],
    position: {
      setup: { seats: [{ price: 3 }, {}, {}] },
      cities: [{ ...gizah, cards: ['altar', 'palace'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, line: 'bid', points: -3 },
      { seat: 1, line: 'bid', points: 0 },
    ],
  },
  {
    id: 'wonder-and-blue',
    shows: ['score-wonder', 'score-civil', 'colour-blue'],
    position: {
      setup: { edition: '2e' },
      cities: [{ ...gizah, stages: 2, cards: [...RICH, 'senate'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, line: 'wonder', points: 8 },
      { seat: 0, line: 'civil', points: 6 },
    ],
  },
]
