/** Worked examples of Cities. */
import type { Example } from '../../atom.ts'
import { ephesos, gizah, olympia, rhodos } from '../../example-cities.ts'
import { cases } from './cases.ts'

const setup = { boxes: ['cities'] }

const PLAYED: readonly Example[] = [
  {
    id: 'hideout-loss',
    shows: ['loss-choice', 'loss-everybody'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['hideout', 'altar'] },
        { ...rhodos, coins: 2 },
        { ...ephesos, coins: 2 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [1, { action: 'lose', coins: 1, debt: 0 }],
      [2, { action: 'lose', coins: 0, debt: 1 }],
    ],
    claims: [
      { seat: 0, has: { coins: 0, debt: 0 } },
      { seat: 1, has: { coins: 4, debt: 0 } },
      { seat: 2, has: { coins: 5, debt: 1 } },
    ],
  },
  {
    id: 'absent-city',
    shows: ['diplomacy-absent', 'diplomacy-close'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, diplomacy: 1, hand: ['altar', 'tavern'] },
        { ...rhodos, cards: ['barracks'], hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['stockade', 'guard-tower'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { victory: [], defeat: 0, diplomacy: 0 } },
      { seat: 1, has: { victory: [1], defeat: 0 } },
      { seat: 2, has: { victory: [], defeat: 1 } },
    ],
  },
  {
    id: 'mask-best',
    shows: ['mask-symbol'],
    position: {
      setup,
      cities: [
        { ...gizah, cards: ['apothecary', 'workshop', 'pigeonhole'] },
        { ...rhodos, cards: ['school'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 1, 1, 7] }],
  },
  {
    id: 'wharf-first',
    shows: ['wharf-coin'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 1, cards: ['west-clandestine-wharf'], hand: ['guard-tower', 'altar'] },
        { ...rhodos, cards: ['clay-pool'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, can: { action: 'build', card: 'guard-tower', pay: { left: 1, right: 0, bank: 0 } } }],
  },
  {
    id: 'black-points',
    shows: ['score-cities', 'score-debt'],
    position: { setup, cities: [{ ...gizah, cards: ['capitol', 'city-gates'], debt: 3 }, rhodos, ephesos] },
    claims: [
      { seat: 0, line: 'cities', points: 12 },
      { seat: 0, line: 'debt', points: -3 },
    ],
  },
  {
    id: 'partners-fight',
    shows: ['conflict-teams', 'teams-term'],
    position: {
      setup: { boxes: ['cities'], teams: true },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, cards: ['barracks'], hand: ['altar', 'tavern'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['stockade', 'guard-tower'] },
        { ...olympia, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { victory: [1, 1], defeat: 0 } },
      { seat: 1, has: { victory: [], defeat: 0 } },
      { seat: 3, has: { victory: [], defeat: 2 } },
    ],
  },
  {
    id: 'raider-debt',
    shows: ['debt-neighbours'],
    position: {
      setup: { boxes: ['cities'], edition: '2e' },
      age: 1,
      cities: [{ ...gizah, coins: 0, hand: ['raider-camp', 'altar'] }, { ...rhodos, coins: 5 }, ephesos],
    },
    moves: [[0, { action: 'build', card: 'raider-camp' }]],
    claims: [
      { seat: 0, has: { victory: [1] } },
      { seat: 1, has: { coins: 8, debt: 1 } },
      { seat: 2, has: { debt: 1 } },
    ],
  },
  {
    id: 'cache-board',
    shows: ['smugglers-cache-coin'],
    position: {
      setup: { boxes: ['cities'], edition: '2e' },
      age: 1,
      cities: [
        { ...gizah, coins: 1, cards: ['smugglers-cache'], hand: ['barracks', 'altar'] },
        { wonder: 'rhodos', side: 'day' },
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'barracks', pay: { left: 1, right: 0, bank: 0 } } },
      { seat: 1, has: { cards: [] } },
    ],
  },
  {
    id: 'memorial-pays',
    shows: ['memorial-coins'],
    position: {
      setup: { boxes: ['cities'], edition: '2e' },
      age: 3,
      cities: [
        {
          ...gizah,
          coins: 0,
          defeat: 3,
          cards: ['lumber-yard', 'loom-age-1'],
          hand: ['memorial', 'arena'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'memorial' }]],
    claims: [{ seat: 0, has: { coins: 6, defeat: 0 } }],
  },
  {
    id: 'firm-stage',
    shows: ['architect-firm-coins'],
    position: {
      setup: { boxes: ['cities'], edition: '2e' },
      age: 3,
      cities: [{ ...gizah, coins: 0, cards: ['architect-firm'], hand: ['arena', 'senate'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'stage', card: 'arena' }]],
    claims: [{ seat: 0, has: { coins: 0, stages: ['gizah-day-1'] } }],
  },
]

export const examples: readonly Example[] = [...PLAYED, ...cases]
