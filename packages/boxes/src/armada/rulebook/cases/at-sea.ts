/** Examples: ships and islands. */
import type { Example } from '../../../atom.ts'
import { alexandria, ephesos, rhodos } from '../../../example-cities.ts'
import { gizah, setup } from './table.ts'

export const atSea: readonly Example[] = [
  {
    id: 'stage-sails',
    shows: ['naval-construction-stage'],
    position: {
      setup: { boxes: ['armada'], edition: '2e' },
      age: 1,
      cities: [{ ...gizah, coins: 0, cards: ['sawmill', 'lumber-yard'], hand: ['tavern', 'baths'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'stage', card: 'tavern', fleet: 'red' }]],
    claims: [{ seat: 0, has: { stages: ['gizah-day-1'], ships: { red: 1, yellow: 0, blue: 0, green: 0 } } }],
  },
  {
    id: 'chain-still-sails',
    shows: ['naval-free-card'],
    position: {
      setup,
      age: 2,
      cities: [
        { ...gizah, coins: 0, cards: ['baths'], hand: ['aqueduct', 'school'] },
        { ...ephesos, coins: 0 },
        { ...alexandria, coins: 0 },
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'aqueduct', by: 'chain' } },
      { seat: 0, cannot: { action: 'build', card: 'aqueduct', fleet: 'blue' } },
    ],
  },
  {
    id: 'same-ship-again',
    shows: ['ships-advance', 'colour-blue', 'armada-blue'],
    position: {
      setup,
      age: 1,
      cities: [{ ...gizah, coins: 0, cards: ['ore-vein'], hand: ['dry-hold', 'altar'] }, rhodos, ephesos],
    },
    moves: [
      [0, { action: 'build', card: 'dry-hold', fleet: 'blue' }],
      [0, { action: 'advance', fleet: 'blue' }],
    ],
    claims: [{ seat: 0, has: { ships: { red: 0, yellow: 0, blue: 2, green: 0 } } }],
  },
  {
    id: 'columns-give',
    shows: ['ships-values'],
    position: {
      setup,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, coins: 0, ships: { red: 2, blue: 4 }, cards: ['stone-pit', 'ore-vein'], hand: ['tavern', 'altar'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'tavern', fleet: 'yellow' }]],
    claims: [
      { seat: 0, has: { coins: 7, navalTokens: [3] } },
      { seat: 0, line: 'fleet', points: 6 },
    ],
  },
  {
    id: 'siracusa-third-first',
    shows: ['stage-order', 'siracusa-order'],
    position: {
      setup: { boxes: ['armada'], edition: '2e' },
      age: 2,
      cities: [
        {
          wonder: 'siracusa',
          side: 'day',
          coins: 9,
          cards: ['sawmill', 'quarry', 'brickyard', 'foundry', 'loom-age-1', 'glassworks-age-1', 'press-age-1'],
          hand: ['temple', 'school'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'stage', card: 'temple', stage: 1 } },
      { seat: 0, can: { action: 'stage', card: 'temple', stage: 3 } },
    ],
  },
  {
    id: 'four-drawn',
    shows: ['explore-alone'],
    position: {
      setup,
      age: 1,
      cities: [
        {
          ...gizah,
          coins: 0,
          ships: { green: 1 },
          cards: ['lumber-yard', 'loom-age-1'],
          hand: ['apothecary', 'altar'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'apothecary', fleet: 'green' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
    ],
    open: true,
    claims: [
      { seat: 0, has: { ships: { red: 0, yellow: 0, blue: 0, green: 2 } } },
      { seat: 0, can: { action: 'pick' } },
    ],
  },
  {
    id: 'explore-together',
    shows: ['explore-several'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, ships: { green: 1 }, hand: ['dry-hold', 'altar'] },
        { ...rhodos, ships: { green: 1 }, hand: ['construction-zone', 'theater'] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'dry-hold' }],
      [1, { action: 'build', card: 'construction-zone' }],
      [2, { action: 'sell' }],
      [0, { action: 'advance', fleet: 'green' }],
      [1, { action: 'advance', fleet: 'green' }],
    ],
    open: true,
    claims: [
      { seat: 0, can: { action: 'pick' } },
      { seat: 1, can: { action: 'pick' } },
    ],
  },
  {
    id: 'island-from-card',
    shows: ['island-by-card', 'colour-green', 'armada-green'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['helmsmans-rest', 'altar'] },
        { ...rhodos, islands: ['overgrown-island', 'virgin-island', 'bronze-island', 'whistling-island'] },
        { ...ephesos, islands: ['foggy-island', 'topaz-island-blue', 'topaz-island-yellow', 'lost-island'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'helmsmans-rest' }]],
    claims: [{ seat: 0, has: { islands: ['inhabited-island'] } }],
  },
  {
    id: 'island-not-sold',
    shows: ['trade-not-sold', 'islands-not-sold'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 9, hand: ['barracks', 'altar'] },
        { ...ephesos, islands: ['overgrown-island'] },
        alexandria,
      ],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'barracks' } }],
  },
  {
    id: 'yellow-at-sea',
    shows: ['colour-yellow', 'armada-yellow'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['pirate-hideout', 'altar'] },
        { ...rhodos, coins: 0, ships: { yellow: 1 } },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [[0, { action: 'build', card: 'pirate-hideout' }]],
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, has: { coins: 2 } },
    ],
  },
  {
    id: 'strength-no-shield',
    shows: ['naval-strength', 'colour-red', 'armada-red'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, cards: ['glassworks-age-1'], hand: ['coastal-defenses', 'altar'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'coastal-defenses' }]],
    claims: [
      { seat: 0, shields: 0 },
      { seat: 0, has: { victory: [], navalTokens: [3] } },
    ],
  },
  {
    id: 'dug-card-sails-not',
    shows: ['dig-no-naval'],
    position: {
      setup: { boxes: ['armada'], edition: '2e' },
      age: 1,
      discard: ['construction-zone'],
      cities: [
        {
          wonder: 'halikarnassos',
          side: 'night',
          shipyard: 'shipyard-a',
          coins: 9,
          cards: ['brickyard', 'ore-vein'],
          hand: ['altar', 'baths'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'altar' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [0, { action: 'pick', card: 'construction-zone' }],
      [0, { action: 'advance', fleet: 'blue' }],
    ],
    claims: [{ seat: 0, has: { ships: { red: 0, yellow: 0, blue: 1, green: 0 } } }],
  },
]
