/** Examples: laws of the tower one by one. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { HANDS, WEAKER } from './table.ts'

const tower = { boxes: ['babel-tower'] }
const LEVY = 'babel-tile-01-red-tax'
const FALLOW = 'babel-tile-03-brown-single-only'
const MONUMENTS = 'babel-tile-06-blue-tax'
const FOR_COINS = 'babel-tile-08-blue-for-coins'
const DEARER = 'babel-tile-10-grey-trade-plus'
const CHAINS = 'babel-tile-13-chain-tax'
const ENDLESS = 'babel-tile-20-single-brown-infinite'
const DEFEATS = 'babel-tile-22-double-defeats'
const GUILDS = 'babel-tile-23-guild-for-coins'

export const laws: readonly Example[] = [
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
]
