/** Worked examples of the promos for the screen. */
import { type Example, onScreen } from '../../atom.ts'
import { alexandria, ephesos, gizah, rhodos } from '../../example-cities.ts'

const withLeaders = { boxes: ['promos', 'leaders'], edition: '1e' as const }
const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]

export const cases: readonly Example[] = onScreen(
  {
    id: 'catan-takes-coins',
    shows: ['catan-loss'],
    position: {
      setup: { boxes: ['promos'], edition: '1e' },
      age: 1,
      cities: [
        { wonder: 'catan', side: 'a', stages: 1, coins: 0, cards: ['foundry', 'ore-vein'], hand: HANDS[0] },
        { ...rhodos, coins: 0 },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern' }]],
    claims: [
      { seat: 0, has: { coins: 7 } },
      { seat: 1, has: { coins: 1 } },
    ],
  },
  {
    id: 'catan-recruits',
    shows: ['catan-b'],
    position: {
      setup: withLeaders,
      age: 1,
      cities: [
        {
          wonder: 'catan',
          side: 'b',
          coins: 9,
          cards: ['lumber-yard', 'loom-age-1'],
          leaderHand: ['alexander'],
          hand: HANDS[0],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'tavern' }],
      [0, { action: 'recruit', card: 'alexander' }],
    ],
    claims: [{ seat: 0, has: { coins: 6, leaders: ['alexander'] } }],
  },
  {
    id: 'promo-pis-own-cost',
    shows: ['old-manneken'],
    position: {
      setup: { boxes: ['promos'], edition: '1e' },
      age: 1,
      cities: [
        { wonder: 'manneken-pis', side: 'promo', coins: 0, cards: ['clay-pit', 'stone-pit'], hand: HANDS[0] },
        { wonder: 'gizah', side: 'a' },
        rhodos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern' }]],
    claims: [
      { seat: 0, has: { stages: ['gizah-a-1'] } },
      { seat: 0, line: 'wonder', points: 3 },
    ],
  },
  {
    id: 'promo-pis-digs',
    shows: ['dig-order', 'old-manneken-dig'],
    position: {
      setup: { boxes: ['promos'], edition: '1e' },
      age: 1,
      discard: ['theater', 'stockade'],
      cities: [
        { wonder: 'manneken-pis', side: 'promo', cards: ['clay-pit', 'stone-pit'], hand: HANDS[0] },
        { wonder: 'halikarnassos', side: 'b', cards: ['foundry'], hand: HANDS[2] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'tavern' }],
      [1, { action: 'stage', card: 'workshop' }],
      [2, { action: 'sell' }],
      [1, { action: 'pick', card: 'theater' }],
      [0, { action: 'pick', card: 'stockade' }],
    ],
    claims: [{ seat: 0, has: { cards: ['clay-pit', 'stone-pit', 'stockade'] } }],
  },
  {
    id: 'esteban-keeps',
    shows: ['esteban-hands'],
    position: {
      setup: withLeaders,
      age: 1,
      cities: [
        { ...gizah, leaders: ['esteban'], hand: ['altar', 'tavern', 'theater'] },
        { ...rhodos, hand: ['baths', 'stockade', 'barracks'] },
        { ...ephesos, hand: ['apothecary', 'workshop', 'scriptorium'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'theater' }],
      [0, { action: 'keep-hands' }],
    ],
    claims: [{ seat: 0, has: { hand: ['altar', 'tavern'] } }],
  },
  {
    id: 'stevie-builds',
    shows: ['stevie-stage'],
    position: {
      setup: withLeaders,
      phase: 'recruitment',
      age: 1,
      cities: [{ ...gizah, coins: 5, leaderHand: ['stevie'] }, rhodos, ephesos],
    },
    moves: [
      [0, { action: 'recruit', card: 'stevie' }],
      [0, { action: 'stage', stage: 1 }],
    ],
    claims: [{ seat: 0, has: { coins: 3, leaders: [], stages: ['gizah-a-1'], buried: ['stevie'] } }],
  },
  {
    id: 'catan-under-law',
    shows: ['catan-laws'],
    position: {
      setup: { boxes: ['promos', 'babel-tower'] },
      age: 2,
      tower: { placed: ['babel-tile-03-brown-single-only'] },
      cities: [{ wonder: 'catan', coins: 0, cards: ['sawmill'], hand: ['workshop', 'temple'] }, rhodos, gizah],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'workshop' } }],
  },
  {
    id: 'catan-joins',
    shows: ['catan-share'],
    position: {
      setup: { boxes: ['promos', 'babel-projects'] },
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [{ wonder: 'catan', coins: 1, cards: ['quarry'], hand: ['altar', 'tavern'] }, alexandria, ephesos],
    },
    moves: [[0, { action: 'build', card: 'altar', participate: true }]],
    claims: [{ seat: 0, has: { coins: 0, participations: 1 } }],
  },
  {
    id: 'catan-blocked',
    shows: ['catan-start-lost'],
    position: {
      setup: { boxes: ['promos', 'babel-projects'] },
      age: 2,
      cities: [
        { wonder: 'catan', boardBlocked: true, coins: 0, cards: ['sawmill'], hand: ['workshop', 'temple'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'workshop' } }],
  },
)
