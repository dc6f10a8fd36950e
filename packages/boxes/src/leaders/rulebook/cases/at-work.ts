/** Examples: single leaders. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { first, GUILD_PAID, second, setup } from './table.ts'

export const atWork: readonly Example[] = [
  {
    id: 'leader-returned',
    shows: ['leaders-age-three'],
    position: {
      setup,
      phase: 'recruitment',
      age: 3,
      cities: [{ ...gizah, coins: 6, leaderHand: ['hannibal', 'sappho'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'recruit', card: 'hannibal' }]],
    claims: [{ seat: 0, has: { leaders: ['hannibal'], leaderHand: [] } }],
  },
  {
    id: 'xenophon-from-now',
    shows: ['leaders-work'],
    position: {
      setup,
      phase: 'recruitment',
      age: 2,
      cities: [{ ...gizah, coins: 2, cards: ['tavern', 'marketplace'], leaderHand: ['xenophon'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'recruit', card: 'xenophon' }]],
    claims: [{ seat: 0, has: { coins: 0 } }],
  },
  {
    id: 'maecenas-not-later',
    shows: ['leaders-maecenas-1e'],
    position: {
      setup: first,
      age: 2,
      cities: [
        {
          wonder: 'rome',
          side: 'b',
          stages: 1,
          coins: 5,
          cards: ['stone-pit', 'clay-pool', 'loom-age-1'],
          leaders: ['maecenas'],
          leaderHand: ['pericles'],
          hand: ['temple', 'school'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'temple' }],
      [0, { action: 'recruit', card: 'pericles' }],
    ],
    claims: [{ seat: 0, has: { coins: 1, leaders: ['maecenas', 'pericles'] } }],
  },
  {
    id: 'solomon-digs',
    shows: ['leaders-solomon'],
    position: {
      setup,
      phase: 'recruitment',
      age: 2,
      discard: ['walls', 'altar'],
      cities: [{ ...gizah, coins: 3, leaderHand: ['solomon'] }, rhodos, ephesos],
    },
    moves: [
      [0, { action: 'recruit', card: 'solomon' }],
      [0, { action: 'pick', card: 'walls' }],
    ],
    claims: [{ seat: 0, has: { coins: 0, cards: ['walls'] } }, { table: { discard: ['altar'] } }],
  },
  {
    id: 'solomon-second',
    shows: ['dig-order', 'leaders-dig-solomon'],
    position: {
      setup: second,
      phase: 'recruitment',
      age: 2,
      discard: ['walls', 'altar'],
      cities: [
        { ...gizah, leaderHand: ['solomon'] },
        {
          wonder: 'halikarnassos',
          side: 'day',
          stages: 1,
          cards: ['glassworks-age-1', 'press-age-1'],
          leaderHand: ['sappho'],
        },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'recruit', card: 'solomon' }],
      [1, { action: 'stage', card: 'sappho' }],
      [1, { action: 'pick', card: 'walls' }],
      [0, { action: 'pick', card: 'altar' }],
    ],
    claims: [{ seat: 0, has: { cards: ['altar'] } }],
  },
  {
    id: 'copied-solomon-last',
    shows: ['dig-order', 'leaders-dig-courtesans'],
    position: {
      setup: first,
      age: 3,
      discard: ['walls', 'theater'],
      cities: [
        { ...gizah, cards: GUILD_PAID, hand: ['courtesans-guild', 'palace'] },
        { ...rhodos, leaders: ['solomon'] },
        {
          wonder: 'halikarnassos',
          side: 'a',
          stages: 1,
          cards: ['foundry', 'ore-vein'],
          hand: ['arena', 'senate'],
        },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'courtesans-guild' }],
      [2, { action: 'stage', card: 'arena' }],
      [1, { action: 'sell' }],
      [2, { action: 'pick', card: 'walls' }],
      [0, { action: 'pick', card: 'theater' }],
    ],
    claims: [
      { seat: 0, has: { cards: [...GUILD_PAID, 'courtesans-guild', 'theater'] } },
      { seat: 2, has: { cards: ['foundry', 'ore-vein', 'walls'] } },
    ],
  },
  {
    id: 'telesilla-tokens',
    shows: ['leaders-telesilla'],
    position: {
      setup: second,
      phase: 'recruitment',
      age: 2,
      cities: [{ ...gizah, coins: 6, defeat: 2, leaderHand: ['telesilla'] }, { ...rhodos, victory: [3, 3] }, ephesos],
    },
    moves: [[0, { action: 'recruit', card: 'telesilla' }]],
    claims: [
      { seat: 0, has: { defeat: 0 } },
      { seat: 1, has: { victory: [3] } },
    ],
  },
  {
    id: 'courtesans-copy',
    shows: ['leaders-courtesans-1e'],
    position: {
      setup: first,
      age: 3,
      cities: [
        { ...gizah, cards: GUILD_PAID, hand: ['courtesans-guild', 'palace'] },
        { wonder: 'olympia', side: 'a', leaders: ['caesar', 'zenobia'] },
        { ...ephesos, leaders: ['sappho'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'courtesans-guild' }],
      [0, { action: 'pick', card: 'caesar' }],
    ],
    claims: [
      { seat: 0, has: { leaders: [], copied: ['caesar'] } },
      { seat: 0, shields: 2 },
      { seat: 1, shields: 2 },
    ],
  },
]
