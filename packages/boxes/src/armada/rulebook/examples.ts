/** Worked examples of Armada. */
import type { Example } from '../../atom.ts'
import { ephesos, rhodos } from '../../example-cities.ts'
import { cases } from './cases.ts'

const gizah = { wonder: 'gizah', side: 'day', shipyard: 'shipyard-a' }
const setup = { boxes: ['armada'] }

const PLAYED: readonly Example[] = [
  {
    id: 'paid-together',
    shows: ['naval-construction', 'naval-cost'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, cards: ['lumber-yard', 'ore-vein'], hand: ['barracks', 'altar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'barracks', fleet: 'red' }]],
    claims: [{ seat: 0, has: { coins: 0, ships: { red: 1, yellow: 0, blue: 0, green: 0 } } }],
  },
  {
    id: 'one-good-not-two',
    shows: ['naval-cost'],
    position: {
      setup,
      age: 1,
      cities: [{ ...gizah, coins: 0, cards: ['lumber-yard'], hand: ['stockade', 'altar'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'stockade' } },
      { seat: 0, cannot: { action: 'build', card: 'stockade', fleet: 'red' } },
    ],
  },
  {
    id: 'sell-for-ship',
    shows: ['sell-coins', 'armada-sell', 'commercial-level'],
    position: { setup, age: 1, cities: [{ ...gizah, coins: 0, hand: ['altar', 'tavern'] }, rhodos, ephesos] },
    moves: [[0, { action: 'sell', card: 'altar', fleet: 'yellow' }]],
    claims: [{ seat: 0, has: { coins: 2, ships: { red: 0, yellow: 1, blue: 0, green: 0 } } }],
  },
  {
    id: 'piracy-levels',
    shows: ['piracy'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['pirate-hideout', 'altar'] },
        { ...rhodos, coins: 3, ships: { yellow: 3 } },
        { ...ephesos, coins: 3 },
      ],
    },
    moves: [[0, { action: 'build', card: 'pirate-hideout' }]],
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, has: { coins: 4 } },
      { seat: 2, has: { coins: 6 } },
    ],
  },
  {
    id: 'naval-age-one',
    shows: ['naval-tokens'],
    position: {
      setup,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, ships: { red: 3 }, hand: ['altar', 'tavern'] },
        { ...rhodos, ships: { red: 1 }, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { navalTokens: [3] } },
      { seat: 1, has: { navalTokens: [1] } },
      { seat: 2, has: { navalTokens: [-1] } },
    ],
  },
  {
    id: 'naval-age-three',
    shows: ['naval-tokens'],
    position: {
      setup: { ...setup, teams: false },
      age: 3,
      turn: 7,
      cities: [
        { ...gizah, ships: { red: 6 }, hand: ['palace', 'senate'] },
        { ...rhodos, ships: { red: 4 }, hand: ['arena', 'gardens'] },
        { ...ephesos, ships: { red: 2 }, hand: ['pantheon', 'academy'] },
        { wonder: 'olympia', side: 'day', hand: ['study', 'lodge'] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'palace' }]],
    claims: [
      { seat: 0, has: { navalTokens: [7] } },
      { seat: 1, has: { navalTokens: [5] } },
      { seat: 2, has: { navalTokens: [3] } },
      { seat: 3, has: { navalTokens: [-3] } },
    ],
  },
  {
    id: 'naval-shared-first',
    shows: ['naval-ties'],
    position: {
      setup,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, ships: { red: 2 }, hand: ['altar', 'tavern'] },
        { ...rhodos, ships: { red: 2 }, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { navalTokens: [1] } },
      { seat: 1, has: { navalTokens: [1] } },
      { seat: 2, has: { navalTokens: [-1] } },
    ],
  },
  {
    id: 'cap-ten',
    shows: ['guild-cap-scope', 'guild-cap'],
    position: {
      setup,
      cities: [
        { ...gizah, cards: ['workers-guild'] },
        { ...rhodos, cards: ['sawmill', 'quarry', 'brickyard', 'foundry', 'lumber-yard', 'stone-pit'] },
        { ...ephesos, cards: ['sawmill', 'quarry', 'brickyard', 'foundry', 'clay-pool', 'ore-vein'] },
      ],
    },
    claims: [{ seat: 0, line: 'guilds', points: 10 }],
  },
  {
    id: 'blue-ship',
    shows: ['score-fleet', 'score-islands'],
    position: {
      setup,
      cities: [{ ...gizah, ships: { blue: 4 }, islands: ['inhabited-island'], navalTokens: [3, -2] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, line: 'fleet', points: 6 },
      { seat: 0, line: 'islands', points: 3 },
      { seat: 0, line: 'naval', points: 1 },
    ],
  },
  {
    id: 'emporium-far',
    shows: ['emporium'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 1, cards: ['eastern-emporium'], hand: ['workshop', 'altar'] },
        rhodos,
        ephesos,
        { wonder: 'alexandria', side: 'day' },
        { wonder: 'olympia', side: 'day' },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'workshop', pay: { left: 0, right: 0, bank: 0, farRight: 1 } } },
      { seat: 3, has: { cards: [] } },
      { seat: 4, has: { cards: [] } },
    ],
  },
  {
    id: 'last-space',
    shows: ['ships-columns'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 20, ships: { red: 6 }, cards: ['ore-vein'], hand: ['barracks', 'altar'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'barracks' } },
      { seat: 0, cannot: { action: 'build', card: 'barracks', fleet: 'red' } },
    ],
  },
  {
    id: 'majority-most',
    shows: ['majority-symbol'],
    position: {
      setup,
      cities: [
        { ...gizah, cards: ['apothecary', 'dispensary', 'workshop'], islands: ['emerald-archipelago'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [9, 1] }],
  },
]

export const examples: readonly Example[] = [...PLAYED, ...cases]
