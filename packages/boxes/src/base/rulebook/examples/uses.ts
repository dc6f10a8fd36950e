/** Worked examples of the base game: uses of a card. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'

export const uses: readonly Example[] = [
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
]
