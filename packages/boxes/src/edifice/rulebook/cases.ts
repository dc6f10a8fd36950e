/** Worked examples of Edifice for the screen: single sentences, its wonders and rulings. */
import { type Example, onScreen } from '../../atom.ts'

const gizah = { wonder: 'gizah', side: 'day' }
const rhodos = { wonder: 'rhodos', side: 'day' }
const ephesos = { wonder: 'ephesos', side: 'day' }
const alexandria = { wonder: 'alexandria', side: 'day' }
const setup = { boxes: ['edifice'], edition: '2e' as const }
const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]

const COMMON: readonly Example[] = [
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

const WONDERS: readonly Example[] = [
  {
    id: 'ur-and-its-part',
    shows: ['ur-pawns'],
    position: {
      setup,
      age: 1,
      edifices: [{ id: 'belvedere', pawns: 2 }],
      cities: [
        {
          wonder: 'ur',
          side: 'night',
          coins: 1,
          cards: ['quarry', 'glassworks-age-1'],
          hand: ['tavern', 'altar'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', participate: true }]],
    claims: [{ seat: 0, has: { coins: 0, pawns: [2, 0, 0] } }],
  },
  {
    id: 'carthage-half',
    shows: ['carthage-halves'],
    position: {
      setup,
      age: 1,
      cities: [
        {
          wonder: 'carthage',
          side: 'night',
          coins: 0,
          cards: ['foundry', 'ore-vein', 'press-age-1'],
          hand: ['tavern', 'altar'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', half: 2 }]],
    claims: [
      { seat: 0, has: { coins: 0 } },
      { seat: 0, shields: 2 },
    ],
  },
]

const RULINGS: readonly Example[] = [
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

export const cases: readonly Example[] = onScreen(...COMMON, ...WONDERS, ...RULINGS)
