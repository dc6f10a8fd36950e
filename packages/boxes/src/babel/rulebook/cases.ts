/** Worked examples of Babel for the screen: laws one by one, tokens of projects, and rulings. */
import { type Example, onScreen } from '../../atom.ts'
import { BAG, FREE_BUILDING } from '../project-tokens.ts'

const gizah = { wonder: 'gizah', side: 'day' }
const rhodos = { wonder: 'rhodos', side: 'day' }
const ephesos = { wonder: 'ephesos', side: 'day' }
const alexandria = { wonder: 'alexandria', side: 'day' }
const tower = { boxes: ['babel-tower'] }
const projects = { boxes: ['babel-projects'] }
const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]
const LEVY = 'babel-tile-01-red-tax'
const FALLOW = 'babel-tile-03-brown-single-only'
const MONUMENTS = 'babel-tile-06-blue-tax'
const FOR_COINS = 'babel-tile-08-blue-for-coins'
const DEARER = 'babel-tile-10-grey-trade-plus'
const CHAINS = 'babel-tile-13-chain-tax'
const WEAKER = 'babel-tile-19-weaker-victories'
const ENDLESS = 'babel-tile-20-single-brown-infinite'
const DEFEATS = 'babel-tile-22-double-defeats'
const GUILDS = 'babel-tile-23-guild-for-coins'

export const towerCases: readonly Example[] = onScreen(
  {
    id: 'tile-kept-hidden',
    shows: ['tower-secret'],
    position: {
      setup: tower,
      age: 1,
      cities: [{ ...gizah, tiles: [MONUMENTS], hand: ['altar', 'tavern'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'tower', card: 'altar', tile: MONUMENTS }]],
    open: true,
    claims: [{ table: { tower: { spaces: 3, placed: [] } } }],
  },
  {
    id: 'tile-with-last-card',
    shows: ['tower-last-card'],
    position: {
      setup: { boxes: ['babel-tower'], edition: '2e' },
      age: 1,
      turn: 6,
      cities: [
        { wonder: 'babylon', side: 'night', stages: 1, tiles: [MONUMENTS], hand: ['altar', 'tavern'] },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [0, { action: 'tower', card: 'tavern', tile: MONUMENTS }],
    ],
    claims: [{ seat: 0, has: { tilesBuilt: [MONUMENTS] } }],
  },
  {
    id: 'lower-number-first',
    shows: ['tower-placing'],
    position: {
      setup: tower,
      age: 1,
      tower: { placed: [DEFEATS, WEAKER] },
      cities: [
        { ...gizah, tiles: [ENDLESS], hand: ['altar', 'tavern'] },
        { ...rhodos, tiles: [MONUMENTS], hand: ['baths', 'theater'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'tower', card: 'altar', tile: ENDLESS }],
      [1, { action: 'tower', card: 'baths', tile: MONUMENTS }],
    ],
    claims: [{ table: { tower: { spaces: 3, placed: [DEFEATS, WEAKER, MONUMENTS, ENDLESS] } } }],
  },
  {
    id: 'coins-of-the-age',
    shows: ['law-age'],
    position: {
      setup: tower,
      age: 2,
      tower: { placed: [LEVY] },
      cities: [{ ...gizah, coins: 2, cards: ['quarry'], hand: ['walls', 'school'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'walls' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['quarry', 'walls'] } }],
  },
  {
    id: 'tax-on-a-chain',
    shows: ['law-tax-free'],
    position: {
      setup: tower,
      age: 2,
      tower: { placed: [MONUMENTS] },
      cities: [{ ...gizah, coins: 1, cards: ['baths'], hand: ['aqueduct', 'school'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'aqueduct' } }],
  },
  {
    id: 'coins-not-goods',
    shows: ['law-coins-for-goods'],
    position: {
      setup: tower,
      age: 2,
      tower: { placed: [FOR_COINS] },
      cities: [{ ...gizah, coins: 3, cards: ['quarry'], hand: ['aqueduct', 'school'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'aqueduct' }]],
    claims: [{ seat: 0, has: { coins: 0 } }],
  },
  {
    id: 'hammurabi-no-help',
    shows: ['law-coins-for-goods', 'law-coins-leaders'],
    position: {
      setup: { boxes: ['babel-tower', 'leaders'] },
      age: 2,
      tower: { placed: [FOR_COINS] },
      cities: [{ ...gizah, coins: 2, leaders: ['hammurabi'], hand: ['aqueduct', 'school'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'aqueduct' } }],
  },
  {
    id: 'market-sees-laws',
    shows: ['law-looked-at'],
    position: {
      setup: { boxes: ['babel-tower', 'cities'] },
      age: 2,
      tower: { placed: [FALLOW] },
      cities: [
        { ...gizah, coins: 0, cards: ['black-market', 'sawmill'], hand: ['stockade', 'caravansery'] },
        { ...alexandria, coins: 0 },
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'stockade' } },
      { seat: 0, cannot: { action: 'build', card: 'caravansery' } },
    ],
  },
  {
    id: 'dearer-glass',
    shows: ['law-prices'],
    position: {
      setup: tower,
      age: 1,
      tower: { placed: [DEARER] },
      cities: [{ ...gizah, coins: 3, hand: ['workshop', 'altar'] }, { ...alexandria, coins: 0 }, ephesos],
    },
    moves: [[0, { action: 'build', card: 'workshop', pay: { left: 3 } }]],
    claims: [
      { seat: 0, has: { coins: 0 } },
      { seat: 1, has: { coins: 6 } },
    ],
  },
  {
    id: 'stone-without-end',
    shows: ['law-endless'],
    position: {
      setup: tower,
      age: 2,
      tower: { placed: [ENDLESS] },
      cities: [
        { ...alexandria, coins: 9, hand: ['aqueduct', 'school'] },
        { ...ephesos, coins: 0, cards: ['stone-pit'] },
        { wonder: 'halikarnassos', side: 'day' },
      ],
    },
    moves: [[0, { action: 'build', card: 'aqueduct', pay: { left: 6 } }]],
    claims: [{ seat: 0, has: { coins: 3, cards: ['aqueduct'] } }],
  },
  {
    id: 'law-of-last-turn',
    shows: ['law-conflicts'],
    position: {
      setup: { boxes: ['babel-tower'], teams: false },
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, cards: ['barracks'], tiles: [DEFEATS], hand: ['altar', 'tavern'] },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'tower', card: 'altar', tile: DEFEATS }]],
    claims: [
      { seat: 1, has: { defeat: 2 } },
      { seat: 2, has: { defeat: 2 } },
    ],
  },
  {
    id: 'free-city-and-chains',
    shows: ['tower-free-city'],
    position: {
      setup: { boxes: ['babel-tower'], seats: [{}, {}] },
      age: 2,
      tower: { placed: [CHAINS] },
      cities: [
        { ...gizah, hand: ['temple', 'school'] },
        { ...rhodos, hand: ['aqueduct', 'walls', 'statue'] },
        { ...ephesos, coins: 9, cards: ['baths', 'quarry', 'stone-pit'] },
      ],
    },
    moves: [[1, { action: 'sell', card: 'walls' }]],
    open: true,
    claims: [
      { seat: 2, can: { action: 'build', card: 'aqueduct', by: 'chain' } },
      { seat: 2, cannot: { action: 'build', card: 'aqueduct', by: 'pay' } },
    ],
  },
  {
    id: 'no-tile-with-leader',
    shows: ['tower-leaders'],
    position: {
      setup: { boxes: ['babel-tower', 'leaders'] },
      phase: 'recruitment',
      age: 1,
      cities: [{ ...gizah, coins: 6, tiles: [MONUMENTS], leaderHand: ['caesar'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, can: { action: 'recruit', card: 'caesar' } },
      { seat: 0, cannot: { action: 'tower' } },
    ],
  },
  {
    id: 'ramses-under-law',
    shows: ['tower-ramses'],
    position: {
      setup: { boxes: ['babel-tower', 'leaders'] },
      age: 3,
      tower: { placed: [GUILDS] },
      cities: [{ ...gizah, coins: 0, leaders: ['ramses'], hand: ['workers-guild', 'arena'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'workers-guild' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['workers-guild'] } }],
  },
)

export const projectCases: readonly Example[] = onScreen(
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
)
