/** Worked examples of Edifice. */
import type { Example } from '../../atom.ts'
import { ephesos, gizah, rhodos } from '../../example-cities.ts'
import { cases } from './cases.ts'

const setup = { boxes: ['edifice'], edition: '2e' as const }

const PLAYED: readonly Example[] = [
  {
    id: 'join-belvedere',
    shows: ['edifice-join', 'edifice-cost'],
    position: {
      setup,
      age: 1,
      edifices: [{ id: 'belvedere' }],
      cities: [
        { ...gizah, coins: 3, cards: ['lumber-yard', 'timber-yard'], hand: ['tavern', 'altar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', participate: true }]],
    claims: [{ seat: 0, has: { coins: 2, pawns: [1, 0, 0], stages: ['gizah-day-1'] } }],
  },
  {
    id: 'finish-money-changer',
    shows: ['edifice-built'],
    position: {
      setup,
      age: 1,
      edifices: [{ id: 'money-changer', pawns: 1 }],
      cities: [
        { ...gizah, coins: 1, cards: ['lumber-yard', 'timber-yard'], hand: ['tavern', 'altar'] },
        { ...rhodos, coins: 0, pawns: [1, 0, 0] },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', participate: true }]],
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, has: { coins: 7 } },
      { seat: 2, has: { coins: 3 } },
    ],
  },
  {
    id: 'fail-debt',
    shows: ['edifice-penalty', 'edifice-fails', 'edifice-debt'],
    endsAge: true,
    position: {
      setup,
      age: 1,
      turn: 6,
      edifices: [{ id: 'money-changer', pawns: 1 }],
      cities: [
        { ...gizah, coins: 4, pawns: [1, 0, 0], hand: ['altar', 'tavern'] },
        { ...rhodos, coins: 4, hand: ['theater', 'tavern'] },
        { ...ephesos, coins: 1, hand: ['well', 'tavern'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'build', card: 'theater' }],
      [2, { action: 'build', card: 'well' }],
    ],
    claims: [
      { seat: 0, has: { coins: 4, edificeDebt: [] } },
      { seat: 1, has: { coins: 2, edificeDebt: [] } },
      { seat: 2, has: { coins: 1, edificeDebt: [2] } },
    ],
  },
  {
    id: 'edifice-negative',
    shows: ['score-edifice'],
    position: {
      setup,
      edifices: [{ id: 'belvedere', state: 'built' }],
      cities: [{ ...gizah, stages: 2, pawns: [1, 0, 0], edificeDebt: [5] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'edifice', points: -3, of: [2, -5] }],
  },
  {
    id: 'recruit-and-join',
    shows: ['edifice-leaders'],
    position: {
      setup: { boxes: ['leaders', 'edifice'], edition: '2e' },
      phase: 'recruitment',
      age: 2,
      edifices: [{ id: 'auction-house' }],
      cities: [{ ...gizah, coins: 5, cards: ['sawmill'], leaderHand: ['alexander'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'stage', card: 'alexander', participate: true }]],
    claims: [{ seat: 0, has: { coins: 3, pawns: [0, 1, 0] } }],
  },
  {
    id: 'once-an-age',
    shows: ['edifice-once'],
    position: {
      setup,
      age: 2,
      edifices: [{ id: 'auction-house' }],
      cities: [
        {
          ...gizah,
          coins: 5,
          stages: 1,
          pawns: [0, 1, 0],
          participated: true,
          cards: ['brickyard', 'clay-pool', 'loom-age-1'],
          hand: ['temple', 'school'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'stage', card: 'temple' } },
      { seat: 0, cannot: { action: 'stage', card: 'temple', participate: true } },
    ],
  },
  {
    id: 'pawn-twice',
    shows: ['ur-each-pawn'],
    position: {
      setup,
      edifices: [{ id: 'belvedere', state: 'built' }],
      cities: [{ wonder: 'ur', side: 'day', stages: 3, pawns: [2, 0, 0] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'edifice', points: 6 }],
  },
]

export const examples: readonly Example[] = [...PLAYED, ...cases]
