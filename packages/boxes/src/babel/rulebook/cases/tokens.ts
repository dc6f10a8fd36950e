/** Examples: projects and their tokens. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { BAG, FREE_BUILDING } from '../../projects/tokens.ts'
import { HANDS } from './table.ts'

const projects = { boxes: ['babel-projects'] }

export const tokens: readonly Example[] = [
  {
    id: 'part-again',
    shows: ['project-join-again'],
    position: {
      setup: projects,
      age: 1,
      project: { id: 'project-belvedere', tokens: 1 },
      cities: [
        { ...gizah, coins: 1, cards: ['clay-pool', 'altar'], participations: 1, hand: ['theater', 'tavern'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'theater', participate: true }]],
    claims: [
      { seat: 0, has: { coins: 0, participations: 2 } },
      { table: { project: { id: 'project-belvedere', tokens: 0 } } },
    ],
  },
  {
    id: 'tokens-run-short',
    shows: ['project-short'],
    position: {
      setup: projects,
      age: 1,
      project: { id: 'project-belvedere', tokens: 1 },
      cities: [
        { ...gizah, coins: 3, cards: ['clay-pool'], hand: ['altar', 'tavern'] },
        { ...rhodos, coins: 3, cards: ['clay-pit'], hand: ['theater', 'baths'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar', participate: true }],
      [1, { action: 'build', card: 'theater', participate: true }],
    ],
    claims: [
      { seat: 0, has: { participations: 1 } },
      { seat: 1, has: { participations: 1 } },
    ],
  },
  {
    id: 'dug-card-no-part',
    shows: ['project-dig'],
    position: {
      setup: { boxes: ['babel-projects'], edition: '2e' },
      age: 1,
      discard: ['theater'],
      project: { id: 'project-belvedere', tokens: 2 },
      cities: [
        { wonder: 'halikarnassos', side: 'night', coins: 9, cards: ['brickyard'], hand: ['altar', 'baths'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'altar' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [0, { action: 'pick', card: 'theater' }],
    ],
    claims: [{ seat: 0, has: { participations: 0 } }],
  },
  {
    id: 'tokens-go-back',
    shows: ['project-tokens-back'],
    position: {
      setup: projects,
      age: 1,
      turn: 6,
      project: { id: 'project-rampart-road', tokens: 0 },
      cities: [
        { ...gizah, coins: 0, participations: 1, hand: HANDS[0] },
        { ...rhodos, participations: 1, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { coins: 4, participations: 0 } },
      { seat: 1, has: { participations: 0 } },
    ],
  },
  {
    id: 'token-pays-palace',
    shows: ['project-tokens'],
    position: {
      setup: projects,
      age: 3,
      project: { id: 'project-archives' },
      cities: [{ ...gizah, coins: 0, projectTokens: [FREE_BUILDING], hand: ['palace', 'arena'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'palace', by: 'project-building' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['palace'], projectTokens: [] } }],
  },
  {
    id: 'token-not-for-part',
    shows: ['project-token-coins'],
    position: {
      setup: projects,
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [
        { ...gizah, coins: 1, cards: ['clay-pool'], projectTokens: [FREE_BUILDING], hand: ['palace', 'altar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'palace', by: 'project-building', participate: true }]],
    claims: [{ seat: 0, has: { coins: 0, participations: 1 } }],
  },
  {
    id: 'bag-any-colour',
    shows: ['project-bag'],
    position: {
      setup: projects,
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [
        { ...gizah, coins: 1, cards: ['clay-pool'], projectTokens: [BAG], hand: ['lumber-yard', 'tavern'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'lumber-yard', participate: 'bag' }]],
    claims: [{ seat: 0, has: { coins: 0, participations: 1, projectTokens: [] } }],
  },
  {
    id: 'project-victory',
    shows: ['project-victories'],
    position: {
      setup: projects,
      age: 1,
      turn: 6,
      project: { id: 'project-double-walls', tokens: 0 },
      cities: [
        { ...gizah, participations: 1, hand: HANDS[0] },
        { ...rhodos, participations: 1, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, line: 'military', points: 1 }],
  },
  {
    id: 'nero-and-project',
    shows: ['project-nero', 'project-victories'],
    position: {
      setup: { boxes: ['babel-projects', 'leaders'] },
      age: 1,
      turn: 6,
      project: { id: 'project-double-walls', tokens: 0 },
      cities: [
        { ...gizah, coins: 0, leaders: ['nero'], participations: 1, hand: HANDS[0] },
        { ...rhodos, participations: 1, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { coins: 2, victory: [1] } }],
  },
  {
    id: 'blocked-board',
    shows: ['project-start-lost'],
    position: {
      setup: { boxes: ['babel-projects', 'cities'] },
      age: 2,
      cities: [
        { ...rhodos, coins: 0, boardBlocked: true, cards: ['secret-warehouse'], hand: ['barracks', 'walls'] },
        { ...alexandria, coins: 0 },
        ephesos,
      ],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'barracks' } }],
  },
  {
    id: 'free-city-no-project',
    shows: ['project-free-city'],
    position: {
      setup: { boxes: ['babel-projects'], seats: [{}, {}] },
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [
        { ...gizah, hand: ['altar', 'theater', 'tavern'] },
        { ...rhodos, hand: ['baths', 'stockade'] },
        { ...ephesos, coins: 9, cards: ['clay-pool'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'theater' }]],
    open: true,
    claims: [
      { seat: 2, can: { action: 'build', card: 'altar' } },
      { seat: 2, cannot: { action: 'build', card: 'altar', participate: true } },
    ],
  },
]
