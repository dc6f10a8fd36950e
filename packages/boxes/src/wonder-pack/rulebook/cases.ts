/** Worked examples of the Wonder Pack for the screen. */
import { type Example, onScreen } from '../../atom.ts'
import { ephesos, gizah, rhodos } from '../../example-cities.ts'

const wall = { wonder: 'great-wall', side: 'night' }
const henge = { wonder: 'stonehenge', side: 'night' }
const pis = { wonder: 'manneken-pis', side: 'day' }
const setup = { boxes: ['wonder-pack'], edition: '2e' as const }
const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]

const WALL: readonly Example[] = [
  {
    id: 'wall-takes-coins',
    shows: ['great-wall-loss'],
    position: {
      setup,
      age: 1,
      cities: [
        { ...wall, coins: 0, cards: ['sawmill', 'press-age-1'], hand: HANDS[0] },
        { ...rhodos, coins: 0 },
        { ...ephesos, coins: 1, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', stage: 3 }]],
    claims: [{ seat: 1, has: { coins: 1 } }],
  },
  {
    id: 'wall-stays-away',
    shows: ['great-wall-absent'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 6,
      cities: [
        { ...wall, cards: ['sawmill', 'press-age-1'], hand: HANDS[0] },
        { ...rhodos, cards: ['barracks'], hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', stage: 3 }]],
    claims: [
      { seat: 0, has: { victory: [], defeat: 0 } },
      { seat: 1, has: { victory: [1] } },
      { seat: 2, has: { defeat: 1 } },
    ],
  },
  {
    id: 'wall-mask',
    shows: ['great-wall-mask'],
    position: {
      setup,
      cities: [
        { ...wall, stages: ['great-wall-night-2'], cards: ['apothecary'] },
        { ...rhodos, cards: ['apothecary'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 4 }],
  },
  {
    id: 'wall-digs-second',
    shows: ['dig-order', 'great-wall-dig'],
    position: {
      setup,
      age: 1,
      discard: ['theater', 'stockade'],
      cities: [
        { wonder: 'great-wall', side: 'day', cards: ['foundry', 'ore-vein'], hand: HANDS[0] },
        { wonder: 'halikarnassos', side: 'night', cards: ['brickyard'], hand: HANDS[2] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'tavern', stage: 4 }],
      [1, { action: 'stage', card: 'workshop' }],
      [2, { action: 'sell' }],
      [1, { action: 'pick', card: 'theater' }],
      [0, { action: 'pick', card: 'stockade' }],
    ],
    claims: [{ seat: 0, has: { cards: ['foundry', 'ore-vein', 'stockade'] } }],
  },
]

const HENGE: readonly Example[] = [
  {
    id: 'henge-marker',
    shows: ['stonehenge-marker', 'stage-hidden', 'stonehenge-hidden'],
    position: {
      setup,
      cities: [
        { ...henge, stages: 2, buried: ['tavern', 'library'] },
        { ...rhodos, cards: ['scriptorium', 'apothecary'] },
        { ...ephesos, cards: ['workshop'] },
      ],
    },
    claims: [{ seat: 0, line: 'wonder', points: 3 }],
  },
  {
    id: 'henge-white',
    shows: ['stonehenge-leader'],
    position: {
      setup: { boxes: ['wonder-pack', 'leaders'], edition: '1e' },
      cities: [
        { wonder: 'stonehenge', side: 'b', stages: 2, buried: ['tavern', 'alexander'] },
        { ...rhodos, leaders: ['caesar', 'cleopatra'] },
        { ...ephesos, leaders: ['croesus'] },
      ],
    },
    claims: [{ seat: 0, line: 'wonder', points: 3 }],
  },
  {
    id: 'henge-silenced',
    shows: ['stonehenge-silenced'],
    position: {
      setup: { boxes: ['wonder-pack', 'babel-tower'], edition: '2e' },
      tower: { placed: ['babel-tile-03-brown-single-only'] },
      cities: [{ wonder: 'stonehenge', side: 'day', stages: 3, cards: ['quarry', 'stone-pit'] }, rhodos, gizah],
    },
    claims: [{ seat: 0, line: 'wonder', points: 14, of: [3, 5, 6] }],
  },
  {
    id: 'wall-lacks-silenced',
    shows: ['great-wall-lacking'],
    position: {
      setup: { boxes: ['wonder-pack', 'babel-tower'], edition: '2e' },
      age: 2,
      tower: { placed: ['babel-tile-03-brown-single-only'] },
      cities: [
        { ...wall, stages: ['great-wall-night-4'], coins: 0, cards: ['sawmill'], hand: ['stockade', 'caravansery'] },
        { wonder: 'alexandria', side: 'day', coins: 0 },
        ephesos,
      ],
    },
    claims: [
      { seat: 0, can: { action: 'build', card: 'stockade' } },
      { seat: 0, cannot: { action: 'build', card: 'caravansery' } },
    ],
  },
]

const PIS: readonly Example[] = [
  {
    id: 'pis-digs-last',
    shows: ['dig-order', 'manneken-dig'],
    position: {
      setup,
      age: 1,
      discard: ['theater', 'stockade'],
      cities: [
        { ...pis, cards: ['brickyard'], hand: HANDS[0] },
        { wonder: 'halikarnassos', side: 'night', cards: ['brickyard'], hand: HANDS[2] },
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'tavern' }],
      [1, { action: 'stage', card: 'workshop' }],
      [2, { action: 'sell' }],
      [1, { action: 'pick', card: 'theater' }],
      [0, { action: 'pick', card: 'stockade' }],
    ],
    claims: [{ seat: 0, has: { cards: ['brickyard', 'stockade'] } }],
  },
  {
    id: 'pis-last-stage',
    shows: ['manneken-last'],
    position: {
      setup,
      age: 3,
      cities: [
        {
          ...pis,
          stages: 2,
          coins: 0,
          cards: ['quarry', 'stone-pit', 'timber-yard', 'press-age-1'],
          hand: ['palace', 'arena'],
        },
        { wonder: 'gizah', side: 'night' },
        rhodos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'palace' }]],
    claims: [{ seat: 0, has: { stages: ['gizah-night-1', 'rhodos-day-2', 'gizah-night-4'] } }],
  },
  {
    id: 'pis-buries',
    shows: ['manneken-abu-simbel'],
    position: {
      setup: { boxes: ['wonder-pack', 'leaders'], edition: '1e' },
      age: 2,
      cities: [
        {
          wonder: 'manneken-pis',
          side: 'a',
          cards: ['brickyard', 'loom-age-1'],
          leaders: ['alexander'],
          hand: ['temple', 'school'],
        },
        { wonder: 'abu-simbel', side: 'b' },
        rhodos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'temple' }]],
    claims: [
      { seat: 0, has: { leaders: [], entombed: ['alexander'] } },
      { seat: 0, line: 'leaders', points: 6 },
    ],
  },
  {
    id: 'pis-pays-petra',
    shows: ['manneken-petra'],
    position: {
      setup: { boxes: ['wonder-pack', 'cities'], edition: '2e' },
      age: 2,
      cities: [{ ...pis, stages: 1, coins: 20, hand: ['temple', 'school'] }, gizah, { wonder: 'petra', side: 'night' }],
    },
    moves: [[0, { action: 'stage', card: 'temple' }]],
    claims: [{ seat: 0, has: { coins: 10 } }],
  },
  {
    id: 'pis-picks-half',
    shows: ['manneken-carthage'],
    position: {
      setup: { boxes: ['wonder-pack', 'edifice'], edition: '2e' },
      age: 1,
      cities: [
        { ...pis, coins: 0, cards: ['foundry', 'ore-vein', 'press-age-1'], hand: HANDS[0] },
        { wonder: 'carthage', side: 'night' },
        rhodos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern', half: 2 }]],
    claims: [
      { seat: 0, has: { coins: 0 } },
      { seat: 0, shields: 2 },
    ],
  },
  {
    id: 'pis-takes-pawn',
    shows: ['manneken-ur'],
    position: {
      setup: { boxes: ['wonder-pack', 'edifice'], edition: '2e' },
      age: 1,
      edifices: [{ id: 'belvedere', pawns: 2 }],
      cities: [
        { ...pis, coins: 0, cards: ['quarry', 'glassworks-age-1'], hand: HANDS[0] },
        { wonder: 'ur', side: 'night' },
        rhodos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'tavern' }]],
    claims: [{ seat: 0, has: { coins: 0, pawns: [1, 0, 0] } }],
  },
  {
    id: 'pis-keeps-coins',
    shows: ['manneken-double-walls'],
    position: {
      setup: { boxes: ['wonder-pack', 'babel-projects'], edition: '2e' },
      age: 1,
      turn: 6,
      project: { id: 'project-double-walls', tokens: 1 },
      cities: [
        { ...pis, coins: 4, hand: HANDS[0] },
        { ...gizah, hand: HANDS[1] },
        { ...rhodos, participations: 1, hand: HANDS[2] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { coins: 4, projectTokens: [] } }],
  },
  {
    id: 'wall-in-teams',
    shows: ['great-wall-teams'],
    position: {
      setup: { boxes: ['wonder-pack', 'armada'], edition: '2e', teams: true },
      age: 1,
      turn: 7,
      cities: [
        { ...gizah, hand: HANDS[0] },
        { ...wall, cards: ['barracks', 'sawmill', 'press-age-1'], hand: HANDS[1] },
        { ...ephesos, hand: HANDS[2] },
        { ...rhodos, hand: ['clay-pool', 'ore-vein'] },
      ],
    },
    moves: [[1, { action: 'stage', card: 'theater', stage: 3 }]],
    claims: [
      { seat: 1, has: { victory: [1] } },
      { seat: 2, has: { defeat: 1 } },
    ],
  },
]

export const cases: readonly Example[] = onScreen(...WALL, ...HENGE, ...PIS)
