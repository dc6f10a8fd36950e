/** Examples: rulings between Edifice and the others. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { HANDS, setup } from './table.ts'

export const rulings: readonly Example[] = [
  {
    id: 'free-city-no-edifice',
    shows: ['free-city-plain', 'edifice-free-city'],
    position: {
      setup: { ...setup, seats: [{}, {}] },
      age: 1,
      edifices: [{ id: 'belvedere' }],
      cities: [
        { ...gizah, hand: ['altar', 'tavern', 'baths'] },
        { ...rhodos, hand: ['theater', 'stockade'] },
        { ...ephesos, coins: 9, cards: ['brickyard'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'altar' }]],
    open: true,
    claims: [
      { seat: 2, can: { action: 'stage', card: 'baths' } },
      { seat: 2, cannot: { action: 'stage', participate: true } },
    ],
  },
  {
    id: 'too-late-for-last-card',
    shows: ['edifice-last-card'],
    position: {
      setup,
      age: 1,
      turn: 6,
      edifices: [{ id: 'money-changer', pawns: 1 }],
      cities: [
        {
          wonder: 'babylon',
          side: 'night',
          stages: 1,
          coins: 9,
          cards: ['brickyard', 'clay-pit', 'glassworks-age-1'],
          hand: HANDS[0],
        },
        { ...alexandria, coins: 1, cards: ['quarry'], hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'tavern' }],
      [1, { action: 'stage', card: 'baths', participate: true }],
      [2, { action: 'sell' }],
    ],
    open: true,
    claims: [
      { seat: 0, can: { action: 'stage', card: 'altar' } },
      { seat: 0, cannot: { action: 'stage', card: 'altar', participate: true } },
    ],
  },
  {
    id: 'agora-repeats',
    shows: ['edifice-agora'],
    position: {
      setup,
      edifices: [{ id: 'agora', state: 'built' }],
      cities: [{ ...gizah, pawns: [0, 0, 1], cards: ['scientists-guild', 'apothecary', 'workshop'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, line: 'science', points: 13, of: [4, 1, 1, 7] },
      { seat: 0, line: 'edifice', points: 0 },
    ],
  },
  {
    id: 'archives-no-white',
    shows: ['edifice-archives'],
    position: {
      setup: { boxes: ['edifice', 'leaders'], edition: '2e' },
      edifices: [{ id: 'archives', state: 'built' }],
      cities: [{ ...gizah, pawns: [0, 0, 1], cards: ['altar'], leaders: ['alexander'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'edifice', points: 1 }],
  },
  {
    id: 'nero-and-outpost',
    shows: ['edifice-nero'],
    position: {
      setup: { boxes: ['edifice', 'leaders'], edition: '2e' },
      age: 1,
      edifices: [{ id: 'outpost', pawns: 1 }],
      cities: [
        { ...gizah, coins: 1, cards: ['sawmill'], leaders: ['nero'], hand: ['tavern', 'altar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', participate: true }]],
    claims: [{ seat: 0, has: { coins: 2, victory: [3] } }],
  },
  {
    id: 'penalty-no-city-debt',
    shows: ['edifice-penalty-coins'],
    position: {
      setup: { boxes: ['edifice', 'cities'], edition: '2e' },
      age: 1,
      turn: 7,
      edifices: [{ id: 'money-changer', pawns: 1 }],
      cities: [
        { ...gizah, coins: 3, hand: HANDS[0] },
        { ...rhodos, pawns: [1, 0, 0], hand: HANDS[1] },
        { ...ephesos, pawns: [1, 0, 0], hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { coins: 1, debt: 0, edificeDebt: [] } }],
  },
  {
    id: 'archives-black-too',
    shows: ['edifice-archives-black'],
    position: {
      setup: { boxes: ['edifice', 'cities'], edition: '2e' },
      edifices: [{ id: 'archives', state: 'built' }],
      cities: [{ ...gizah, pawns: [0, 0, 1], cards: ['altar', 'hideout'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'edifice', points: 2 }],
  },
  {
    id: 'siracusa-joins',
    shows: ['edifice-siracusa'],
    position: {
      setup: { boxes: ['edifice', 'armada'], edition: '2e' },
      age: 1,
      edifices: [{ id: 'belvedere' }],
      cities: [
        { wonder: 'siracusa', side: 'day', coins: 1, cards: ['quarry', 'ore-vein'], hand: ['tavern', 'altar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'tavern', stage: 1, participate: true }],
      [0, { action: 'advance', fleet: 'blue' }],
    ],
    claims: [{ seat: 0, has: { coins: 0, pawns: [1, 0, 0], ships: { red: 0, yellow: 0, blue: 1, green: 0 } } }],
  },
  {
    id: 'agora-and-courtesans',
    shows: ['edifice-agora-courtesans'],
    position: {
      setup: { boxes: ['edifice', 'leaders'], edition: '1e' },
      edifices: [{ id: 'agora', state: 'built' }],
      cities: [
        { ...gizah, cards: ['courtesans-guild'], copied: ['zenobia'], pawns: [0, 0, 1] },
        { ...rhodos, leaders: ['zenobia'] },
        ephesos,
      ],
    },
    claims: [
      { seat: 0, line: 'edifice', points: 0 },
      { seat: 0, line: 'leaders', points: 3 },
    ],
  },
  {
    id: 'agora-limited',
    shows: ['edifice-agora-cap'],
    position: {
      setup: { boxes: ['edifice', 'armada'], edition: '2e' },
      edifices: [{ id: 'agora', state: 'built' }],
      cities: [
        {
          ...gizah,
          pawns: [0, 0, 1],
          cards: [
            ...['lumber-yard', 'stone-pit', 'clay-pit', 'ore-vein', 'sawmill', 'quarry', 'brickyard', 'foundry'],
            ...['loom-age-1', 'press-age-1', 'glassworks-age-1', 'shipowners-guild'],
          ],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, line: 'guilds', points: 10 },
      { seat: 0, line: 'edifice', points: 10 },
    ],
  },
  {
    id: 'law-and-edifice',
    shows: ['edifice-laws'],
    position: {
      setup: { boxes: ['edifice', 'babel-tower'], edition: '2e' },
      age: 1,
      tower: { placed: ['babel-tile-16-wonder-tax'] },
      edifices: [{ id: 'curtain-wall' }],
      cities: [{ ...gizah, coins: 2, cards: ['sawmill'], hand: ['altar', 'tavern'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, can: { action: 'stage', card: 'altar' } },
      { seat: 0, cannot: { action: 'stage', card: 'altar', participate: true } },
    ],
  },
]
