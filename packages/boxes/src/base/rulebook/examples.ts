/** Worked examples of the base game: tests run them, pages draw them. */
import type { Example } from '../../atom.ts'
import { ephesos, gizah, rhodos } from '../../example-cities.ts'
import { cases } from './cases.ts'
import { SCORED } from './score-examples.ts'

const PLAYED: readonly Example[] = [
  {
    id: 'whole-turn',
    shows: ['turn-told'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'theater'] },
        { ...rhodos, coins: 3, cards: ['clay-pool', 'lumber-yard', 'timber-yard'], hand: ['barracks', 'loom-age-1'] },
        { ...ephesos, coins: 3, hand: ['baths', 'altar'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }],
      [1, { action: 'stage', card: 'barracks' }],
      [2, { action: 'sell', card: 'baths' }],
    ],
    claims: [
      { seat: 0, has: { coins: 1, cards: ['guard-tower'], hand: ['altar'] } },
      { seat: 0, shields: 1 },
      { seat: 1, has: { coins: 5, hand: ['theater'] } },
      { seat: 1, points: 3, line: 'wonder' },
      { seat: 2, has: { coins: 6, hand: ['loom-age-1'] } },
    ],
  },
  {
    id: 'whole-turn-two',
    shows: ['turn-told-two'],
    position: {
      setup: { seats: [{}, {}] },
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['altar', 'tavern', 'lumber-yard'] },
        { ...rhodos, coins: 3, hand: ['baths', 'theater'] },
        { ...ephesos, coins: 3 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell', card: 'baths' }],
      [2, { action: 'build', card: 'lumber-yard' }],
    ],
    claims: [
      { seat: 0, has: { coins: 3, cards: ['altar'], hand: ['theater'] } },
      { seat: 1, has: { coins: 6 } },
      { seat: 2, has: { coins: 3, cards: ['lumber-yard'] } },
    ],
  },
  {
    id: 'own-goods',
    shows: ['build-cost'],
    position: { age: 1, cities: [{ ...gizah, coins: 3, hand: ['baths', 'tavern'] }, rhodos, ephesos] },
    moves: [[0, { action: 'build', card: 'baths' }]],
    claims: [{ seat: 0, has: { coins: 3, cards: ['baths'] } }],
  },
  {
    id: 'goods-once',
    shows: ['build-goods-last'],
    position: {
      age: 2,
      cities: [
        { ...gizah, coins: 0, hand: ['aqueduct', 'temple'] },
        { ...rhodos, coins: 0 },
        { ...ephesos, coins: 0 },
      ],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'aqueduct' } }],
  },
  {
    id: 'choice-of-goods',
    shows: ['build-choice'],
    position: {
      age: 1,
      cities: [{ ...gizah, coins: 0, cards: ['clay-pit'], hand: ['guard-tower', 'barracks'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'guard-tower' } },
      { seat: 0, can: { action: 'build', card: 'barracks' } },
    ],
  },
  {
    id: 'name-twice',
    shows: ['build-once'],
    position: {
      age: 1,
      cities: [{ ...gizah, cards: ['lumber-yard'], hand: ['lumber-yard', 'tavern'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, cannot: { action: 'build', card: 'lumber-yard' } },
      { seat: 0, can: { action: 'sell', card: 'lumber-yard' } },
      { seat: 0, tries: { action: 'build', card: 'lumber-yard' }, told: 'Lumber Yard is already in your city.' },
    ],
  },
  {
    id: 'loom-twice',
    shows: ['ruling-twins'],
    position: {
      age: 2,
      cities: [{ ...gizah, cards: ['loom-age-1'], hand: ['loom-age-2', 'temple'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'loom-age-2' } }],
  },
  {
    id: 'buy-left',
    shows: ['trade-price', 'trade-no-refusal', 'trade-sold', 'colour-brown-grey'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'tavern'] },
        { ...rhodos, coins: 0, cards: ['clay-pool'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }]],
    claims: [
      { seat: 0, has: { coins: 1, cards: ['guard-tower'] } },
      { seat: 1, has: { coins: 5 } },
    ],
  },
  {
    id: 'choose-seller',
    shows: ['trade-whom'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'tavern'] },
        { ...rhodos, cards: ['clay-pool'] },
        { ...ephesos, cards: ['clay-pit'] },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'guard-tower', pay: { left: 2, right: 0, bank: 0 } } },
      { seat: 0, can: { action: 'build', card: 'guard-tower', pay: { left: 0, right: 2, bank: 0 } } },
    ],
  },
  {
    id: 'one-unit-once',
    shows: ['trade-once'],
    position: {
      age: 2,
      cities: [{ ...gizah, coins: 20, hand: ['aqueduct', 'temple'] }, { ...rhodos, cards: ['stone-pit'] }, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'aqueduct' } }],
  },
  {
    id: 'post-too-late',
    shows: ['turn-works-later'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, hand: ['guard-tower', 'east-trading-post'] },
        rhodos,
        { ...ephesos, cards: ['clay-pit'] },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'east-trading-post' } },
      { seat: 0, can: { action: 'build', card: 'guard-tower', pay: { left: 0, right: 2, bank: 0 } } },
      { seat: 0, cannot: { action: 'build', card: 'guard-tower', pay: { left: 0, right: 1, bank: 0 } } },
    ],
  },
  {
    id: 'trading-post',
    shows: ['trade-cheaper'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 3, cards: ['east-trading-post'], hand: ['guard-tower', 'tavern'] },
        { ...rhodos, cards: ['clay-pool'] },
        { ...ephesos, cards: ['clay-pit'] },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'guard-tower', pay: { left: 0, right: 1, bank: 0 } } },
      { seat: 0, can: { action: 'build', card: 'guard-tower', pay: { left: 2, right: 0, bank: 0 } } },
    ],
  },
  {
    id: 'forum-not-sold',
    shows: ['trade-not-sold'],
    position: {
      age: 2,
      cities: [{ ...gizah, coins: 9, hand: ['workshop', 'tavern'] }, { ...rhodos, cards: ['forum'] }, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'workshop' } }],
  },
  {
    id: 'coins-too-late',
    shows: ['turn-pay-first', 'trade-income'],
    position: {
      age: 1,
      cities: [
        { ...gizah, coins: 1, hand: ['guard-tower', 'tavern'] },
        { ...rhodos, coins: 3, cards: ['clay-pool'], hand: ['baths', 'tavern'] },
        ephesos,
      ],
    },
    claims: [
      { seat: 0, cannot: { action: 'build', card: 'guard-tower' } },
      { seat: 1, can: { action: 'build', card: 'baths', pay: { left: 0, right: 2, bank: 0 } } },
    ],
  },
  {
    id: 'vineyard-counts',
    shows: ['turn-placed-first', 'ruling-same-turn', 'counted-cards'],
    position: {
      age: 2,
      cities: [
        { ...gizah, coins: 0, hand: ['vineyard', 'temple'] },
        { ...rhodos, coins: 1, hand: ['sawmill', 'temple'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'vineyard' }],
      [1, { action: 'build', card: 'sawmill' }],
    ],
    claims: [{ seat: 0, has: { coins: 1 } }],
  },
  {
    id: 'chain-baths',
    shows: ['chain-free'],
    position: {
      age: 2,
      cities: [{ ...gizah, coins: 0, cards: ['baths'], hand: ['aqueduct', 'temple'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'aqueduct', by: 'chain' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['baths', 'aqueduct'] } }],
  },
  {
    id: 'chain-next-door',
    shows: ['chain-own'],
    position: {
      age: 2,
      cities: [{ ...gizah, coins: 0, hand: ['aqueduct', 'temple'] }, { ...rhodos, cards: ['baths'] }, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'aqueduct' } }],
  },
  {
    id: 'stage-any-card',
    shows: ['stage-marker', 'stage-hidden'],
    position: {
      setup: { edition: '2e' },
      age: 3,
      cities: [{ ...gizah, coins: 0, cards: ['sawmill'], hand: ['palace', 'town-hall'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'stage', card: 'palace' }]],
    claims: [
      { seat: 0, has: { stages: ['gizah-day-1'], cards: ['sawmill'], buried: ['palace'] } },
      { seat: 0, line: 'civil', points: 0 },
    ],
  },
  {
    id: 'stage-in-order',
    shows: ['stage-order'],
    position: {
      setup: { edition: '2e' },
      age: 3,
      cities: [{ ...gizah, coins: 0, cards: ['quarry', 'stone-pit'], hand: ['palace', 'town-hall'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, cannot: { action: 'stage' } }],
  },
  {
    id: 'sell-three',
    shows: ['sell-coins'],
    position: { age: 1, cities: [{ ...gizah, coins: 2, hand: ['altar', 'tavern'] }, rhodos, ephesos] },
    moves: [[0, { action: 'sell', card: 'altar' }]],
    claims: [{ seat: 0, has: { coins: 5, cards: [] } }],
  },
  {
    id: 'must-sell',
    shows: ['sell-must'],
    position: {
      age: 1,
      cities: [{ ...gizah, coins: 0, hand: ['guard-tower', 'barracks'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, cannot: { action: 'build' } },
      { seat: 0, cannot: { action: 'stage' } },
      { seat: 0, can: { action: 'sell', card: 'guard-tower' } },
      { seat: 0, can: { action: 'sell', card: 'barracks' } },
    ],
  },
  {
    id: 'last-turn',
    shows: ['age-last-cards', 'goal-course', 'age-stays'],
    position: {
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, coins: 0, hand: ['altar', 'tavern'] },
        { ...rhodos, hand: ['theater', 'baths'] },
        { ...ephesos, hand: ['barracks', 'stockade'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { coins: 0, cards: ['altar'] } },
      { table: { age: 2, discard: ['theater', 'barracks', 'tavern', 'baths', 'stockade'] } },
    ],
  },
  {
    id: 'halikarnassos-digs',
    shows: ['dig-free', 'dig-pile'],
    position: {
      setup: { edition: '2e' },
      age: 3,
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['arena', 'senate'],
        },
        { ...rhodos, hand: ['palace', 'gardens'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'arena' }],
      [1, { action: 'sell', card: 'palace' }],
      [2, { action: 'sell' }],
      [0, { action: 'pick', card: 'palace' }],
    ],
    claims: [{ seat: 0, has: { cards: ['glassworks-age-1', 'press-age-1', 'palace'] } }],
  },
  {
    id: 'dig-nothing',
    shows: ['dig-optional'],
    position: {
      setup: { edition: '2e' },
      age: 3,
      discard: ['gardens'],
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          cards: ['glassworks-age-1', 'press-age-1'],
          hand: ['arena', 'senate'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'arena' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [0, { action: 'skip' }],
    ],
    claims: [{ seat: 0, has: { cards: ['glassworks-age-1', 'press-age-1'] } }],
  },
  {
    id: 'conflict-equal',
    shows: ['conflict-tie'],
    position: {
      setup: { teams: false },
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, hand: ['altar', 'tavern'] },
        { ...rhodos, hand: ['theater', 'baths'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { victory: [], defeat: 0 } },
      { seat: 1, has: { victory: [], defeat: 0 } },
    ],
  },
  {
    id: 'conflict-age-two',
    shows: ['conflict-tokens', 'conflict-shields', 'colour-red', 'age-stays'],
    position: {
      setup: { teams: false },
      age: 2,
      turn: 6,
      cities: [
        { ...gizah, cards: ['walls', 'barracks'], hand: ['temple', 'school'] },
        { wonder: 'olympia', side: 'day', cards: ['stockade'], hand: ['statue', 'vineyard'] },
        { ...ephesos, cards: ['stables', 'archery-range', 'guard-tower'], hand: ['aqueduct', 'library'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'temple' }]],
    claims: [
      { seat: 0, has: { victory: [3], defeat: 1 } },
      { seat: 1, has: { victory: [], defeat: 2 } },
      { seat: 2, has: { victory: [3, 3], defeat: 0 } },
      { seat: 0, shields: 3 },
      { seat: 1, shields: 1 },
      { seat: 2, shields: 5 },
    ],
  },
  {
    id: 'olympia-new-colour',
    shows: ['olympia-2e'],
    position: {
      setup: { edition: '2e' },
      age: 2,
      cities: [
        {
          wonder: 'olympia',
          side: 'day',
          stages: 2,
          coins: 0,
          cards: ['sawmill'],
          hand: ['aqueduct', 'school', 'foundry'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'aqueduct', by: 'free-new-colour' } },
      { seat: 0, cannot: { action: 'build', card: 'foundry' } },
    ],
  },
  {
    id: 'free-city-builds',
    shows: ['free-city-choice'],
    position: {
      setup: { edition: '1e', seats: [{}, {}] },
      age: 1,
      cities: [
        { wonder: 'gizah', side: 'a', hand: ['altar', 'tavern', 'lumber-yard'] },
        { wonder: 'rhodos', side: 'a', hand: ['baths', 'theater'] },
        { wonder: 'ephesos', side: 'a' },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    open: true,
    claims: [
      { seat: 2, can: { action: 'build', card: 'lumber-yard' } },
      { seat: 2, cannot: { action: 'sell' } },
    ],
  },
]

export const examples: readonly Example[] = [...PLAYED, ...SCORED, ...cases]
