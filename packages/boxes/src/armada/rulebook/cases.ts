/** Worked examples of Armada for the screen: ships, islands, sea wars and rulings. */
import { type Example, onScreen } from '../../atom.ts'

const gizah = { wonder: 'gizah', side: 'day', shipyard: 'shipyard-a' }
const rhodos = { wonder: 'rhodos', side: 'day' }
const ephesos = { wonder: 'ephesos', side: 'day' }
const alexandria = { wonder: 'alexandria', side: 'day' }
const olympia = { wonder: 'olympia', side: 'day' }
const setup = { boxes: ['armada'] }
const withCities = { boxes: ['armada', 'cities'] }
const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
  ['barracks', 'guard-tower'],
  ['clay-pool', 'ore-vein'],
]

const AT_SEA: readonly Example[] = [
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

const TRIBUTE: readonly Example[] = [
  {
    id: 'tax-difference',
    shows: ['tax'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, ships: { yellow: 3 }, hand: ['dry-hold', 'altar'] },
        { ...rhodos, coins: 0 },
        { ...ephesos, coins: 0, ships: { yellow: 1 } },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'dry-hold' }],
      [0, { action: 'advance', fleet: 'yellow' }],
    ],
    claims: [
      { seat: 0, has: { coins: 2 } },
      { seat: 1, has: { coins: 1 } },
      { seat: 2, has: { coins: 2 } },
    ],
  },
  {
    id: 'pirates-together',
    shows: ['tribute-several'],
    position: {
      setup,
      age: 2,
      cities: [
        { ...gizah, coins: 0, ships: { yellow: 3 }, hand: ['pirates-den', 'temple'] },
        { ...rhodos, coins: 0, ships: { yellow: 1 }, hand: ['pirates-den', 'school'] },
        { ...ephesos, coins: 0, ships: { yellow: 1 } },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'pirates-den' }],
      [1, { action: 'build', card: 'pirates-den' }],
    ],
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, has: { coins: 5 } },
      { seat: 2, has: { coins: 1 } },
    ],
  },
  {
    id: 'too-few-for-pirates',
    shows: ['tribute-short'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['pirate-hideout', 'altar'] },
        { ...rhodos, coins: 0, ships: { yellow: 6 } },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'pirate-hideout' }]],
    claims: [{ seat: 1, has: { coins: 0 } }],
  },
  {
    id: 'pirates-and-debts',
    shows: ['tribute-debts'],
    position: {
      setup: withCities,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['pirate-hideout', 'altar'] },
        { ...rhodos, coins: 0, ships: { yellow: 6 } },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'build', card: 'pirate-hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [1, { action: 'lose', coins: 3, debt: 1 }],
    ],
    claims: [{ seat: 1, has: { coins: 0, debt: 1 } }],
  },
  {
    id: 'fog-and-hideout',
    shows: ['foggy-island-losses'],
    position: {
      setup: withCities,
      age: 1,
      cities: [
        { ...gizah, coins: 0, hand: ['hideout', 'altar'] },
        { ...rhodos, coins: 0, islands: ['foggy-island'] },
        { ...ephesos, coins: 0 },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'hideout' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [1, { action: 'lose', coins: 1, debt: 0 }],
      [2, { action: 'lose', coins: 1, debt: 0 }],
    ],
    claims: [{ seat: 1, has: { coins: 2 } }],
  },
]

const WARS: readonly Example[] = [
  {
    id: 'boarded',
    shows: ['boarding'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, cards: ['press-age-1'], hand: ['pontoon', 'altar'] },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
        { ...alexandria, hand: HANDS[0] },
        { ...olympia, hand: HANDS[4] },
      ],
    },
    moves: [[0, { action: 'build', card: 'pontoon' }]],
    claims: [
      { seat: 0, has: { victory: [1, 1, 1] } },
      { seat: 3, has: { defeat: 1 } },
    ],
  },
  {
    id: 'weakest-win-nothing',
    shows: ['naval-weakest'],
    position: {
      setup,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, ships: { red: 3 }, hand: HANDS[0] },
        { ...rhodos, ships: { red: 1 }, hand: HANDS[1] },
        { ...ephesos, ships: { red: 1 }, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { navalTokens: [3] } },
      { seat: 1, has: { navalTokens: [-1] } },
      { seat: 2, has: { navalTokens: [-1] } },
    ],
  },
  {
    id: 'stay-out-at-sea',
    shows: ['naval-stay-out'],
    position: {
      setup,
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, islands: ['forgotten-oasis'], hand: HANDS[0] },
        { ...rhodos, ships: { red: 3 }, hand: HANDS[1] },
        { ...ephesos, ships: { red: 1 }, hand: HANDS[2] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
      [0, { action: 'stay-out' }],
    ],
    claims: [
      { seat: 0, has: { navalTokens: [] } },
      { seat: 2, has: { navalTokens: [-1] } },
    ],
  },
  {
    id: 'sea-without-teams',
    shows: ['naval-teams'],
    position: {
      setup: { ...withCities, teams: true },
      age: 1,
      turn: 8,
      cities: [
        { ...gizah, ships: { red: 4 }, hand: HANDS[0] },
        { ...rhodos, ships: { red: 1 }, hand: HANDS[1] },
        { ...ephesos, ships: { red: 3 }, hand: HANDS[2] },
        { ...alexandria, ships: { red: 2 }, hand: HANDS[4] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { navalTokens: [3] } },
      { seat: 1, has: { navalTokens: [-1] } },
    ],
  },
]

const COUNTED: readonly Example[] = [
  {
    id: 'naval-not-military',
    shows: ['score-naval'],
    position: { setup, cities: [{ ...gizah, navalTokens: [3, 5, -2] }, rhodos, ephesos] },
    claims: [
      { seat: 0, line: 'naval', points: 6, of: [3, 5, -2] },
      { seat: 0, line: 'military', points: 0 },
    ],
  },
  {
    id: 'most-then-free',
    shows: ['majority-order'],
    position: {
      setup,
      cities: [
        {
          ...gizah,
          cards: ['workshop', 'laboratory', 'apothecary', 'dispensary', 'cabinet-of-explorers'],
          islands: ['golden-archipelago'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 21, of: [9, 4, 1, 7] }],
  },
  {
    id: 'midas-no-limit',
    shows: ['guild-cap-leaders'],
    position: {
      setup: { boxes: ['armada', 'leaders'] },
      cities: [{ ...gizah, coins: 60, leaders: ['midas'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'leaders', points: 20 }],
  },
  {
    id: 'mask-finds-nothing',
    shows: ['armada-mask'],
    position: {
      setup: withCities,
      cities: [{ ...gizah, cards: ['pigeonhole'] }, { ...rhodos, cards: ['navigation-firm'] }, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 0 }],
  },
  {
    id: 'most-of-borrowed',
    shows: ['majority-borrowed'],
    position: {
      setup: withCities,
      cities: [
        { ...gizah, cards: ['apothecary', 'pigeonhole', 'band-of-spies', 'navigation-firm'] },
        { ...rhodos, cards: ['workshop', 'laboratory'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 9] }],
  },
]

const RULINGS: readonly Example[] = [
  {
    id: 'leader-does-not-sail',
    shows: ['armada-leaders'],
    position: {
      setup: { boxes: ['armada', 'leaders'], edition: '2e' },
      phase: 'recruitment',
      age: 1,
      cities: [{ ...gizah, coins: 9, cards: ['sawmill', 'lumber-yard'], leaderHand: ['hannibal'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, cannot: { action: 'recruit', card: 'hannibal', fleet: 'red' } },
      { seat: 0, can: { action: 'stage', card: 'hannibal', fleet: 'red' } },
    ],
  },
  {
    id: 'boarding-tomyris',
    shows: ['armada-tomyris'],
    position: {
      setup: { boxes: ['armada', 'leaders'], teams: false },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, cards: ['stockade'], boardings: [3], hand: HANDS[0] },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
        { ...alexandria, leaders: ['tomyris'], hand: HANDS[3] },
        { ...olympia, hand: HANDS[4] },
      ],
    },
    moves: [[0, { action: 'sell', card: 'tavern' }]],
    claims: [
      { seat: 0, has: { victory: [1, 1, 1], defeat: 1 } },
      { seat: 3, has: { defeat: 0 } },
    ],
  },
  {
    id: 'diplomacy-on-land',
    shows: ['armada-diplomacy'],
    position: {
      setup: { ...withCities, teams: false },
      age: 1,
      turn: 8,
      cities: [
        { ...gizah, diplomacy: 1, ships: { red: 3 }, hand: HANDS[0] },
        { ...rhodos, ships: { red: 1 }, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { diplomacy: 0, navalTokens: [3] } }],
  },
  {
    id: 'emporium-under-law',
    shows: ['armada-laws'],
    position: {
      setup: { boxes: ['armada', 'babel-tower'] },
      age: 1,
      tower: { placed: ['babel-tile-10-grey-trade-plus'] },
      cities: [
        { ...gizah, coins: 1, cards: ['eastern-emporium'], hand: ['workshop', 'altar'] },
        rhodos,
        ephesos,
        alexandria,
        olympia,
      ],
    },
    claims: [{ seat: 0, can: { action: 'build', card: 'workshop', pay: { left: 0, right: 0, bank: 0, farRight: 1 } } }],
  },
  {
    id: 'last-card-sails',
    shows: ['armada-last-card'],
    position: {
      setup: { boxes: ['armada'], edition: '2e' },
      age: 1,
      turn: 7,
      cities: [
        {
          wonder: 'babylon',
          side: 'night',
          stages: 1,
          shipyard: 'shipyard-a',
          cards: ['stone-pit', 'ore-vein'],
          hand: ['altar', 'tavern'],
        },
        { ...rhodos, hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar', fleet: 'blue' }],
      [0, { action: 'build', card: 'tavern', fleet: 'yellow' }],
    ],
    claims: [{ seat: 0, has: { ships: { red: 0, yellow: 1, blue: 1, green: 0 } } }],
  },
]

export const cases: readonly Example[] = onScreen(...AT_SEA, ...TRIBUTE, ...WARS, ...COUNTED, ...RULINGS)
