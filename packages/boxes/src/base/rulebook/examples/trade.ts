/** Worked examples of the base game: trading. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'

export const trade: readonly Example[] = [
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
]
