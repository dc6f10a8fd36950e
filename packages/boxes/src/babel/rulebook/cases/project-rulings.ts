/** Examples: rulings between projects and the others. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { HANDS, WEAKER } from './table.ts'

export const projectRulings: readonly Example[] = [
  {
    id: 'sail-or-join-project',
    shows: ['project-armada'],
    position: {
      setup: { boxes: ['babel-projects', 'armada'] },
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [
        {
          ...gizah,
          shipyard: 'shipyard-a',
          coins: 9,
          cards: ['clay-pool', 'ore-vein'],
          hand: ['altar', 'tavern'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'altar', fleet: 'blue' } },
      { seat: 0, can: { action: 'build', card: 'altar', participate: true } },
      { seat: 0, cannot: { action: 'build', card: 'altar', fleet: 'blue', participate: true } },
    ],
  },
  {
    id: 'card-or-stage',
    shows: ['project-not-edifice'],
    position: {
      setup: { boxes: ['babel-projects', 'edifice'], edition: '2e' },
      age: 1,
      project: { id: 'project-cranes' },
      edifices: [{ id: 'belvedere' }],
      cities: [
        { ...gizah, coins: 9, cards: ['sawmill', 'loom-age-1'], hand: ['apothecary', 'altar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'apothecary', participate: true }]],
    claims: [{ seat: 0, has: { coins: 8, participations: 1, pawns: [0, 0, 0] } }],
  },
  {
    id: 'project-before-edifice',
    shows: ['project-edifice'],
    position: {
      setup: { boxes: ['babel-projects', 'edifice'], edition: '2e' },
      age: 1,
      turn: 6,
      project: { id: 'project-rampart-road', tokens: 0 },
      edifices: [{ id: 'money-changer', pawns: 1 }],
      cities: [
        { ...gizah, coins: 0, participations: 1, hand: HANDS[0] },
        { ...rhodos, coins: 4, pawns: [1, 0, 0], hand: HANDS[1] },
        { ...ephesos, coins: 4, pawns: [1, 0, 0], hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { coins: 2, edificeDebt: [] } }],
  },
  {
    id: 'hammurabi-not-the-part',
    shows: ['project-discounts'],
    position: {
      setup: { boxes: ['babel-projects', 'leaders'] },
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [{ ...gizah, coins: 1, leaders: ['hammurabi'], hand: ['altar', 'tavern'] }, alexandria, ephesos],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'altar' } },
      { seat: 0, cannot: { action: 'build', card: 'altar', participate: true } },
    ],
  },
  {
    id: 'penalty-is-no-loss',
    shows: ['project-penalty-coins'],
    position: {
      setup: { boxes: ['babel-projects', 'cities'] },
      age: 1,
      turn: 7,
      project: { id: 'project-rampart-road', tokens: 1 },
      cities: [
        { ...gizah, coins: 4, hand: HANDS[0] },
        { ...rhodos, participations: 1, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { coins: 0, debt: 0 } }],
  },
  {
    id: 'law-spares-projects',
    shows: ['project-law-victories'],
    position: {
      setup: { boxes: ['babel-projects', 'babel-tower'], teams: false },
      age: 1,
      turn: 6,
      tower: { placed: [WEAKER] },
      project: { id: 'project-double-walls', tokens: 0 },
      cities: [
        { ...gizah, participations: 1, hand: HANDS[0] },
        { ...rhodos, cards: ['barracks'], participations: 1, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { victory: [1] } },
      { seat: 1, has: { victory: [1] } },
    ],
  },
]
