/** Examples: taking part, penalties and rewards. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { HANDS, setup } from './table.ts'

export const common: readonly Example[] = [
  {
    id: 'pawns-from-box',
    shows: ['edifice-short'],
    position: {
      setup,
      age: 1,
      edifices: [{ id: 'money-changer', pawns: 1 }],
      cities: [
        { ...gizah, coins: 1, cards: ['sawmill'], hand: ['tavern', 'altar'] },
        { ...alexandria, coins: 1, cards: ['quarry'], hand: ['baths', 'theater'] },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'tavern', participate: true }],
      [1, { action: 'stage', card: 'baths', participate: true }],
    ],
    claims: [
      { seat: 0, has: { coins: 4, pawns: [1, 0, 0] } },
      { seat: 1, has: { coins: 4, pawns: [1, 0, 0] } },
    ],
  },
  {
    id: 'sail-or-join-edifice',
    shows: ['edifice-armada'],
    position: {
      setup: { boxes: ['edifice', 'armada'], edition: '2e' },
      age: 1,
      edifices: [{ id: 'belvedere' }],
      cities: [
        {
          ...gizah,
          shipyard: 'shipyard-a',
          coins: 9,
          cards: ['sawmill', 'lumber-yard'],
          hand: ['tavern', 'altar'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'stage', card: 'tavern', fleet: 'red' } },
      { seat: 0, can: { action: 'stage', card: 'tavern', participate: true } },
      { seat: 0, cannot: { action: 'stage', card: 'tavern', fleet: 'red', participate: true } },
    ],
  },
  {
    id: 'reward-before-digging',
    shows: ['edifice-reward-time'],
    position: {
      setup,
      age: 1,
      edifices: [{ id: 'money-changer', pawns: 1 }],
      discard: ['theater'],
      cities: [
        { ...gizah, coins: 1, cards: ['sawmill'], hand: ['tavern', 'altar'] },
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          coins: 0,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['baths', 'barracks'],
        },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'tavern', participate: true }],
      [1, { action: 'stage', card: 'baths' }],
      [2, { action: 'sell' }],
    ],
    open: true,
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, can: { action: 'pick', card: 'theater' } },
    ],
  },
  {
    id: 'belvedere-grows',
    shows: ['edifice-lasting'],
    position: {
      setup,
      edifices: [{ id: 'belvedere', state: 'built' }],
      cities: [{ ...gizah, stages: 3, pawns: [1, 0, 0] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'edifice', points: 3 }],
  },
  {
    id: 'outpost-token',
    shows: ['edifice-token'],
    position: {
      setup,
      age: 1,
      edifices: [{ id: 'outpost', pawns: 1 }],
      cities: [{ ...gizah, coins: 1, cards: ['sawmill'], hand: ['tavern', 'altar'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'stage', card: 'tavern', participate: true }]],
    claims: [
      { seat: 0, has: { victory: [3] } },
      { seat: 0, line: 'military', points: 3 },
    ],
  },
  {
    id: 'shield-lost-before-war',
    shows: ['edifice-lost-card'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 6,
      edifices: [{ id: 'outpost', pawns: 1 }],
      cities: [
        { ...gizah, cards: ['barracks'], hand: HANDS[0] },
        { ...rhodos, pawns: [1, 0, 0], hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { cards: ['altar'], victory: [] } },
      { seat: 0, shields: 0 },
    ],
  },
  {
    id: 'port-not-sold',
    shows: ['trade-not-sold', 'edifice-not-sold'],
    position: {
      setup,
      age: 3,
      edifices: [{ id: 'river-port', state: 'built' }],
      cities: [{ ...gizah, coins: 9, hand: ['barracks', 'arena'] }, { ...ephesos, pawns: [0, 1, 0] }, alexandria],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'barracks' } }],
  },
  {
    id: 'carthage-digs-after',
    shows: ['dig-order', 'edifice-dig'],
    position: {
      setup,
      age: 2,
      discard: ['altar', 'theater'],
      cities: [
        {
          wonder: 'carthage',
          side: 'night',
          stages: ['carthage-night-1-left'],
          cards: ['sawmill', 'lumber-yard', 'loom-age-1'],
          hand: ['school', 'temple'],
        },
        { wonder: 'halikarnassos', side: 'night', cards: ['brickyard'], hand: ['walls', 'statue'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'school', stage: 2, half: 1 }],
      [1, { action: 'stage', card: 'walls' }],
      [2, { action: 'sell' }],
      [1, { action: 'pick', card: 'theater' }],
      [0, { action: 'pick', card: 'altar' }],
    ],
    claims: [{ seat: 0, has: { cards: ['sawmill', 'lumber-yard', 'loom-age-1', 'altar'] } }],
  },
]
