/** Examples: wars at sea and boarding. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, olympia, rhodos } from '../../../example-cities.ts'
import { gizah, HANDS, setup, withCities } from './table.ts'

export const wars: readonly Example[] = [
  {
    id: 'boarded',
    shows: ['boarding'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, cards: ['press-age-1'], hand: ['pontoon', 'altar'] },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
        { ...alexandria, hand: HANDS[0] },
        { ...olympia, hand: HANDS[4] },
      ],
    },
    moves: [[0, { action: 'build', card: 'pontoon' }]],
    claims: [
      { seat: 0, has: { victory: [1, 1, 1] } },
      { seat: 3, has: { defeat: 1 } },
    ],
  },
  {
    id: 'weakest-win-nothing',
    shows: ['naval-weakest'],
    position: {
      setup,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, ships: { red: 3 }, hand: HANDS[0] },
        { ...rhodos, ships: { red: 1 }, hand: HANDS[1] },
        { ...ephesos, ships: { red: 1 }, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { navalTokens: [3] } },
      { seat: 1, has: { navalTokens: [-1] } },
      { seat: 2, has: { navalTokens: [-1] } },
    ],
  },
  {
    id: 'stay-out-at-sea',
    shows: ['naval-stay-out'],
    position: {
      setup,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, islands: ['forgotten-oasis'], hand: HANDS[0] },
        { ...rhodos, ships: { red: 3 }, hand: HANDS[1] },
        { ...ephesos, ships: { red: 1 }, hand: HANDS[2] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [0, { action: 'stay-out' }],
    ],
    claims: [
      { seat: 0, has: { navalTokens: [] } },
      { seat: 2, has: { navalTokens: [-1] } },
    ],
  },
  {
    id: 'sea-without-teams',
    shows: ['naval-teams'],
    position: {
      setup: { ...withCities, teams: true },
      age: 1,
      turn: 8,
      cities: [
        { ...gizah, ships: { red: 4 }, hand: HANDS[0] },
        { ...rhodos, ships: { red: 1 }, hand: HANDS[1] },
        { ...ephesos, ships: { red: 3 }, hand: HANDS[2] },
        { ...alexandria, ships: { red: 2 }, hand: HANDS[4] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { navalTokens: [3] } },
      { seat: 1, has: { navalTokens: [-1] } },
    ],
  },
]
