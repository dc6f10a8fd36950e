/** Worked examples of the base game for the screen: single sentences, rulings, and the game for two. */
import { type Example, onScreen } from '../../atom.ts'

const gizah = { wonder: 'gizah', side: 'day' }
const rhodos = { wonder: 'rhodos', side: 'day' }
const ephesos = { wonder: 'ephesos', side: 'day' }
const first = { edition: '1e' as const }
const second = { edition: '2e' as const }
const forTwo = { seats: [{}, {}] }

const TURNS: readonly Example[] = [
  {
    id: 'hands-on',
    shows: ['age-passing'],
    position: {
      age: 1,
      cities: [
        { ...gizah, hand: ['altar', 'tavern', 'theater'] },
        { ...rhodos, hand: ['baths', 'stockade', 'loom-age-1'] },
        { ...ephesos, hand: ['barracks', 'apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { cards: ['altar'] } },
      { seat: 1, has: { hand: ['theater', 'tavern'] } },
    ],
  },
  {
    id: 'still-hidden',
    shows: ['turn-choose'],
    position: { age: 1, cities: [{ ...gizah, hand: ['altar', 'tavern'] }, rhodos, ephesos] },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [
      { seat: 0, has: { cards: [] } },
      { seat: 2, can: { action: 'sell' } },
    ],
  },
  {
    id: 'think-again',
    shows: ['turn-change'],
    position: { age: 1, cities: [{ ...gizah, hand: ['altar', 'tavern'] }, rhodos, ephesos] },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [{ seat: 0, can: { action: 'build', card: 'tavern' } }],
  },
  {
    id: 'chain-or-pay',
    shows: ['chain-paid'],
    position: {
      age: 2,
      cities: [
        { ...gizah, coins: 9, cards: ['baths'], hand: ['aqueduct', 'temple'] },
        { ...rhodos, coins: 0, cards: ['quarry'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'aqueduct', pay: { left: 4 } }]],
    claims: [
      { seat: 0, has: { coins: 5, cards: ['baths', 'aqueduct'] } },
      { seat: 1, has: { coins: 7 } },
    ],
  },
  {
    id: 'dearer-seller',
    shows: ['trade-dearer'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, cards: ['east-trading-post'], hand: ['guard-tower', 'tavern'] },
        { ...rhodos, coins: 0, cards: ['clay-pool'] },
        { ...ephesos, cards: ['clay-pit'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }]],
    claims: [{ seat: 0, has: { coins: 1 } }],
  },
  {
    id: 'chain-from-pile',
    shows: ['ruling-chain-possession'],
    position: {
      setup: second,
      age: 2,
      discard: ['baths'],
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          coins: 0,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['temple', 'school'],
        },
        { ...rhodos, hand: ['aqueduct', 'walls'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'temple' }],
      [1, { action: 'sell', card: 'walls' }],
      [2, { action: 'sell' }],
      [0, { action: 'pick', card: 'baths' }],
    ],
    claims: [{ seat: 0, can: { action: 'build', card: 'aqueduct', by: 'chain' } }],
  },
]

const WONDERS: readonly Example[] = [
  {
    id: 'last-card',
    shows: ['wonder-last-card'],
    position: {
      setup: second,
      age: 1,
      turn: 6,
      cities: [
        { wonder: 'babylon', side: 'night', stages: 1, coins: 0, hand: ['tavern', 'tree-farm'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'tavern' }],
      [0, { action: 'build', card: 'tree-farm' }],
    ],
    claims: [{ seat: 0, has: { coins: 4, cards: ['tavern', 'tree-farm'] } }],
  },
  {
    id: 'stage-offers-goods',
    shows: ['wonder-goods'],
    position: {
      setup: second,
      age: 2,
      cities: [
        {
          wonder: 'alexandria',
          side: 'night',
          stages: 1,
          coins: 0,
          hand: ['caravansery', 'stockade'],
        },
        ephesos,
        { wonder: 'halikarnassos', side: 'day' },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'stockade' } },
      { seat: 0, cannot: { action: 'build', card: 'caravansery' } },
    ],
  },
  {
    id: 'olympia-once-an-age',
    shows: ['olympia-1e'],
    position: {
      setup: first,
      age: 3,
      cities: [{ wonder: 'olympia', side: 'a', stages: 2, coins: 0, hand: ['palace', 'gardens'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'palace', by: 'free-per-age' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['palace'], spent: ['free-per-age'] } }],
  },
  {
    id: 'olympia-copies',
    shows: ['olympia-copy-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3 },
        { ...gizah, cards: ['workers-guild', 'lumber-yard'] },
        { ...rhodos, cards: ['stone-pit', 'clay-pool'] },
      ],
    },
    claims: [
      { seat: 0, line: 'wonder', points: 8, of: [5, 3] },
      { seat: 1, line: 'guilds', points: 2 },
    ],
  },
  {
    id: 'olympia-first-card',
    shows: ['olympia-night-2e'],
    position: {
      setup: second,
      age: 3,
      cities: [{ wonder: 'olympia', side: 'night', stages: 1, coins: 0, hand: ['palace', 'arena'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, can: { action: 'build', card: 'palace' } }],
  },
  {
    id: 'olympia-later-card',
    shows: ['olympia-night-2e'],
    position: {
      setup: second,
      age: 3,
      turn: 2,
      cities: [{ wonder: 'olympia', side: 'night', stages: 1, coins: 0, hand: ['palace', 'arena'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'palace' } }],
  },
  {
    id: 'no-free-second',
    shows: ['ruling-no-free-hand'],
    position: {
      setup: first,
      age: 1,
      cities: [
        { wonder: 'olympia', side: 'a', stages: 2, coins: 0, cards: ['baths'], hand: ['baths', 'theater'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, cannot: { action: 'build', card: 'baths' } },
      { seat: 0, cannot: { action: 'stage', card: 'baths' } },
    ],
  },
  {
    id: 'babylon-before-pile',
    shows: ['ruling-last-card-first'],
    position: {
      setup: second,
      age: 1,
      turn: 6,
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['altar', 'baths'],
        },
        { wonder: 'babylon', side: 'night', stages: 1, hand: ['tavern', 'stockade'] },
        { ...ephesos, hand: ['theater', 'barracks'] },
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'altar' }],
      [1, { action: 'build', card: 'tavern' }],
      [2, { action: 'sell', card: 'theater' }],
      [1, { action: 'sell', card: 'stockade' }],
    ],
    open: true,
    claims: [{ seat: 0, can: { action: 'pick', card: 'stockade' } }],
  },
]

const COUNTED: readonly Example[] = [
  {
    id: 'most-points',
    shows: ['goal-winner'],
    position: {
      setup: { teams: false },
      cities: [{ ...gizah, cards: ['altar'] }, { ...rhodos, cards: ['palace'] }, ephesos],
    },
    claims: [{ winners: [1] }],
  },
  {
    id: 'end-of-game',
    shows: ['game-ends'],
    position: {
      setup: { teams: false },
      age: 3,
      turn: 6,
      cities: [
        { ...gizah, hand: ['palace', 'gardens'] },
        { ...rhodos, hand: ['arena', 'senate'] },
        { ...ephesos, cards: ['arsenal'], hand: ['lodge', 'study'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'palace' }]],
    claims: [{ seat: 2, line: 'military', points: 10, of: [5, 5] }, { winners: [2] }],
  },
  {
    id: 'choose-all-symbols',
    shows: ['science-one-hand'],
    position: {
      setup: second,
      cities: [{ wonder: 'babylon', side: 'day', stages: 2, cards: ['workshop', 'scientists-guild'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 1, 1, 7] }],
  },
  {
    id: 'copied-shipowners',
    shows: ['ruling-copied-guilds-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3, cards: ['lumber-yard', 'loom-age-1', 'spies-guild'] },
        { ...gizah, cards: ['shipowners-guild'] },
        rhodos,
      ],
    },
    claims: [{ seat: 0, line: 'wonder', points: 8, of: [5, 3] }],
  },
  {
    id: 'copied-scientists',
    shows: ['ruling-copied-guilds-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3, cards: ['apothecary', 'workshop'] },
        { ...gizah, cards: ['scientists-guild'] },
        rhodos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 1, 1, 7] }],
  },
  {
    id: 'coins-without-end',
    shows: ['ruling-supply'],
    position: { cities: [{ ...gizah, coins: 150 }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'treasury', points: 50 }],
  },
]

const FOR_TWO: readonly Example[] = [
  {
    id: 'keeper-first',
    shows: ['free-city-hand', 'free-city-first'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...gizah, hand: ['altar', 'tavern', 'lumber-yard'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [
      { seat: 2, can: { action: 'build', card: 'tavern' } },
      { seat: 2, cannot: { action: 'build', card: 'altar' } },
    ],
  },
  {
    id: 'swap-hands',
    shows: ['age-passing-two'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...gizah, hand: ['altar', 'tavern', 'lumber-yard'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell', card: 'baths' }],
      [2, { action: 'build', card: 'lumber-yard' }],
    ],
    claims: [{ seat: 0, has: { hand: ['theater'] } }],
  },
  {
    id: 'last-cards-of-two',
    shows: ['age-last-cards-two'],
    position: {
      setup: forTwo,
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, coins: 0, hand: ['altar', 'tavern'] },
        { ...rhodos, coins: 0, hand: ['theater', 'lumber-yard', 'baths'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'build', card: 'theater' }],
      [2, { action: 'build', card: 'lumber-yard' }],
    ],
    claims: [
      { seat: 0, has: { coins: 0, cards: ['altar'] } },
      { seat: 1, has: { coins: 0, cards: ['theater'] } },
      { seat: 2, has: { cards: ['lumber-yard'] } },
      { table: { age: 2 } },
    ],
  },
  {
    id: 'free-city-pays-late',
    shows: ['free-city-order'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...rhodos, coins: 0, cards: ['lumber-yard'], hand: ['barracks', 'guard-tower', 'stockade'] },
        { ...gizah, cards: ['clay-pool'], hand: ['altar', 'theater'] },
        { ...ephesos, coins: 2, cards: ['altar'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'barracks' }],
      [1, { action: 'build', card: 'altar' }],
      [2, { action: 'build', card: 'stockade' }],
    ],
    claims: [
      { seat: 0, has: { coins: 2 } },
      { seat: 2, has: { coins: 0 } },
    ],
  },
  {
    id: 'free-city-army',
    shows: ['free-city-fights', 'free-city-score'],
    position: {
      setup: forTwo,
      age: 3,
      turn: 6,
      cities: [
        { ...gizah, cards: ['palace'], hand: ['arena', 'senate'] },
        { ...rhodos, hand: ['lodge', 'study', 'gardens'] },
        { ...ephesos, cards: ['arsenal', 'pantheon', 'town-hall'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'arena' }]],
    claims: [
      { seat: 0, has: { defeat: 1 } },
      { seat: 1, has: { defeat: 1 } },
      { seat: 2, has: { victory: [5, 5] } },
      { winners: [0] },
    ],
  },
  {
    id: 'free-city-digs',
    shows: ['free-city-powers'],
    position: {
      setup: { ...first, ...forTwo },
      age: 1,
      discard: ['theater'],
      cities: [
        { ...gizah, hand: ['altar', 'baths', 'stockade'] },
        { ...rhodos, hand: ['tavern', 'barracks'] },
        { wonder: 'halikarnassos', side: 'b', cards: ['foundry'] },
      ],
    },
    moves: [
      [0, { action: 'sell', card: 'altar' }],
      [1, { action: 'sell', card: 'tavern' }],
      [2, { action: 'stage', card: 'baths' }],
    ],
    open: true,
    claims: [{ seat: 2, can: { action: 'pick', card: 'theater' } }],
  },
  {
    id: 'free-city-buys',
    shows: ['free-city-trade'],
    position: {
      setup: forTwo,
      age: 1,
      cities: [
        { ...rhodos, coins: 3, cards: ['lumber-yard'], hand: ['altar', 'stockade', 'theater'] },
        { ...gizah, coins: 0, cards: ['lumber-yard'], hand: ['tavern', 'baths'] },
        { ...ephesos, coins: 3, cards: ['altar'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell', card: 'tavern' }],
      [2, { action: 'build', card: 'stockade', pay: { right: 2 } }],
    ],
    claims: [
      { seat: 0, has: { coins: 3 } },
      { seat: 1, has: { coins: 5 } },
      { seat: 2, has: { coins: 1, cards: ['altar', 'stockade'] } },
    ],
  },
]

export const cases: readonly Example[] = onScreen(...TURNS, ...WONDERS, ...COUNTED, ...FOR_TWO)
