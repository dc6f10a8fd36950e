/** Worked examples of Leaders for the screen: single leaders, wonders and rulings. */
import { type Example, onScreen } from '../../atom.ts'

const gizah = { wonder: 'gizah', side: 'day' }
const rhodos = { wonder: 'rhodos', side: 'day' }
const ephesos = { wonder: 'ephesos', side: 'day' }
const setup = { boxes: ['leaders'] }
const first = { boxes: ['leaders'], edition: '1e' as const }
const second = { boxes: ['leaders'], edition: '2e' as const }
const GUILD_PAID = ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1']

const AT_WORK: readonly Example[] = [
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

const WONDERS: readonly Example[] = [
  {
    id: 'rome-fourth',
    shows: ['rome-leaders', 'rome-most'],
    position: {
      setup: second,
      age: 3,
      cities: [
        {
          wonder: 'rome',
          side: 'night',
          stages: 1,
          coins: 3,
          cards: ['stone-pit', 'clay-pool', 'glassworks-age-1'],
          leaders: ['caesar', 'sappho', 'zenobia'],
          leaderHand: ['cleopatra'],
          hand: ['palace', 'arena'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'palace' }],
      [0, { action: 'recruit', card: 'cleopatra' }],
    ],
    claims: [{ seat: 0, has: { coins: 1, leaders: ['caesar', 'sappho', 'zenobia', 'cleopatra'] } }],
  },
  {
    id: 'rome-keeps',
    shows: ['rome-age-three'],
    position: {
      setup: first,
      phase: 'recruitment',
      age: 3,
      cities: [
        { wonder: 'rome', side: 'b', stages: 2, coins: 6, leaderHand: ['sappho', 'zenobia', 'caesar'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'recruit', card: 'sappho' }]],
    claims: [{ seat: 0, has: { leaders: ['sappho'], leaderHand: ['zenobia', 'caesar'] } }],
  },
  {
    id: 'bury-amytis',
    shows: ['abu-simbel-1e'],
    position: {
      setup: { boxes: ['leaders', 'wonder-pack'], edition: '1e' },
      age: 3,
      cities: [
        {
          wonder: 'abu-simbel',
          side: 'a',
          stages: 2,
          cards: ['quarry', 'glassworks-age-1', 'loom-age-1'],
          leaders: ['alexander', 'amytis'],
          hand: ['palace', 'arena'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [
      [0, { action: 'stage', card: 'palace' }],
      [0, { action: 'pick', card: 'amytis' }],
    ],
    claims: [
      { seat: 0, has: { leaders: ['alexander'], entombed: ['amytis'] } },
      { seat: 0, line: 'leaders', points: 8 },
    ],
  },
  {
    id: 'buried-cost-of-age',
    shows: ['abu-simbel-cost-a'],
    position: {
      setup: second,
      cities: [{ wonder: 'abu-simbel', side: 'day', stages: 3, entombed: ['phryne'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'leaders', points: 6 }],
  },
]

const RULINGS: readonly Example[] = [
  {
    id: 'berenice-each-turn',
    shows: ['leaders-once-a-turn'],
    position: {
      setup: second,
      phase: 'recruitment',
      age: 2,
      cities: [{ ...gizah, coins: 0, leaders: ['berenice'], leaderHand: ['sappho'] }, rhodos, ephesos],
    },
    moves: [
      [0, { action: 'give-up', card: 'sappho' }],
      [0, { action: 'sell' }],
      [1, { action: 'sell' }],
      [2, { action: 'sell' }],
    ],
    claims: [{ seat: 0, has: { coins: 8 } }],
  },
  {
    id: 'hatshepsut-free-good',
    shows: ['leaders-hatshepsut-nothing'],
    position: {
      setup: { boxes: ['leaders', 'cities'] },
      age: 1,
      cities: [
        {
          ...gizah,
          coins: 0,
          leaders: ['hatshepsut'],
          cards: ['west-trading-post', 'west-clandestine-wharf'],
          hand: ['stockade', 'altar'],
        },
        { ...rhodos, cards: ['lumber-yard'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'stockade' }]],
    claims: [{ seat: 0, has: { coins: 1 } }],
  },
  {
    id: 'hatshepsut-not-far',
    shows: ['leaders-hatshepsut-far'],
    position: {
      setup: { boxes: ['leaders', 'armada'] },
      age: 1,
      cities: [
        { ...gizah, coins: 3, leaders: ['hatshepsut'], cards: ['eastern-emporium'], hand: ['workshop', 'altar'] },
        rhodos,
        ephesos,
        { wonder: 'alexandria', side: 'day', coins: 0 },
        { wonder: 'olympia', side: 'day' },
      ],
    },
    moves: [[0, { action: 'build', card: 'workshop', pay: { farRight: 1 } }]],
    claims: [{ seat: 0, has: { coins: 2 } }],
  },
  {
    id: 'xenophon-pile',
    shows: ['leaders-xenophon-dug'],
    position: {
      setup,
      phase: 'recruitment',
      age: 2,
      discard: ['marketplace'],
      cities: [{ ...gizah, coins: 3, leaders: ['xenophon'], leaderHand: ['solomon'] }, rhodos, ephesos],
    },
    moves: [
      [0, { action: 'recruit', card: 'solomon' }],
      [0, { action: 'pick', card: 'marketplace' }],
    ],
    claims: [{ seat: 0, has: { coins: 2, cards: ['marketplace'] } }],
  },
  {
    id: 'add-then-swap',
    shows: ['leaders-swap-order'],
    position: {
      setup: second,
      cities: [
        { ...gizah, leaders: ['aganice', 'enheduanna'], cards: ['apothecary', 'dispensary', 'workshop'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 16 }],
  },
  {
    id: 'borrowed-stays',
    shows: ['leaders-swap-own'],
    position: {
      setup: { boxes: ['leaders', 'cities'], edition: '2e' },
      cities: [
        { ...gizah, leaders: ['aganice'], cards: ['workshop', 'laboratory', 'study', 'pigeonhole'] },
        { ...rhodos, cards: ['apothecary'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 13, of: [4, 1, 1, 7] }],
  },
  {
    id: 'any-kind-of-none',
    shows: ['leaders-majority-none'],
    position: { setup: second, cities: [{ ...gizah, leaders: ['enheduanna'] }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'science', points: 1 }],
  },
  {
    id: 'agrippina-copied',
    shows: ['leaders-agrippina-copy-1e'],
    position: {
      setup: { ...first, options: { leadersAnniversary: true } },
      cities: [
        { ...gizah, cards: ['courtesans-guild'], copied: ['agrippina'] },
        { ...rhodos, leaders: ['agrippina'] },
        ephesos,
      ],
    },
    claims: [
      { seat: 0, line: 'leaders', points: 7 },
      { seat: 1, line: 'leaders', points: 7 },
    ],
  },
  {
    id: 'hiram-no-copy',
    shows: ['leaders-hiram-copy-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3, leaders: ['hiram'] },
        { ...gizah, cards: ['spies-guild', 'barracks'] },
        rhodos,
      ],
    },
    claims: [
      { seat: 0, line: 'leaders', points: 0 },
      { seat: 0, line: 'wonder', points: 6, of: [5, 1] },
    ],
  },
  {
    id: 'olympia-copies-courtesans',
    shows: ['leaders-courtesans-olympia-1e'],
    position: {
      setup: first,
      cities: [
        { wonder: 'olympia', side: 'b', stages: 3 },
        { ...gizah, cards: ['courtesans-guild'], copied: ['zenobia'] },
        { ...rhodos, leaders: ['zenobia'] },
      ],
    },
    claims: [
      { seat: 0, line: 'wonder', points: 5 },
      { seat: 0, line: 'leaders', points: 0 },
    ],
  },
  {
    id: 'courtesans-before-rome',
    shows: ['leaders-courtesans-rome-1e'],
    position: {
      setup: first,
      age: 3,
      cities: [
        { ...gizah, cards: GUILD_PAID, hand: ['courtesans-guild', 'palace'] },
        {
          wonder: 'rome',
          side: 'b',
          stages: 1,
          coins: 9,
          cards: ['stone-pit', 'clay-pool', 'loom-age-1'],
          leaderHand: ['caesar'],
          hand: ['arena', 'senate'],
        },
        { ...rhodos, leaders: ['sappho', 'zenobia'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'courtesans-guild' }],
      [1, { action: 'stage', card: 'arena' }],
      [2, { action: 'sell' }],
    ],
    open: true,
    claims: [
      { seat: 0, can: { action: 'pick', card: 'sappho' } },
      { seat: 0, cannot: { action: 'pick', card: 'caesar' } },
    ],
  },
  {
    id: 'copy-outlives-leader',
    shows: ['leaders-courtesans-buried-1e'],
    position: {
      setup: { boxes: ['leaders', 'wonder-pack'], edition: '1e' },
      age: 3,
      cities: [
        { ...gizah, cards: ['courtesans-guild'], copied: ['caesar'] },
        {
          wonder: 'abu-simbel',
          side: 'b',
          cards: ['brickyard', 'loom-age-1'],
          leaders: ['caesar'],
          hand: ['palace', 'arena'],
        },
        { ...ephesos, cards: ['diplomats-guild'] },
      ],
    },
    moves: [[1, { action: 'stage', card: 'palace' }]],
    claims: [
      { seat: 0, shields: 2 },
      { seat: 1, shields: 0 },
      { seat: 2, line: 'guilds', points: 0 },
    ],
  },
  {
    id: 'no-burial-of-copies',
    shows: ['leaders-copy-not-buried-1e'],
    position: {
      setup: { boxes: ['leaders', 'wonder-pack'], edition: '1e' },
      age: 3,
      cities: [
        {
          wonder: 'abu-simbel',
          side: 'b',
          cards: ['courtesans-guild', 'brickyard', 'loom-age-1'],
          copied: ['caesar'],
          hand: ['palace', 'arena'],
        },
        { ...rhodos, leaders: ['caesar'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'palace' }]],
    claims: [
      { seat: 0, has: { copied: ['caesar'] } },
      { seat: 0, shields: 2 },
    ],
  },
  {
    id: 'enheduanna-borrowed',
    shows: ['leaders-majority-borrowed'],
    position: {
      setup: { boxes: ['leaders', 'cities'], edition: '2e' },
      cities: [
        { ...gizah, leaders: ['enheduanna'], cards: ['apothecary', 'pigeonhole', 'band-of-spies'] },
        { ...rhodos, cards: ['workshop', 'laboratory'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 9] }],
  },
  {
    id: 'plato-again',
    shows: ['leaders-plato-twice'],
    position: {
      setup,
      cities: [
        {
          ...gizah,
          leaders: ['plato'],
          cards: [
            ...['altar', 'stockade', 'workshop', 'clay-pool', 'loom-age-1', 'tavern', 'workers-guild'],
            ...['baths', 'barracks', 'apothecary', 'ore-vein', 'press-age-1', 'forum', 'spies-guild'],
          ],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'leaders', points: 14, of: [7, 7] }],
  },
  {
    id: 'imhotep-no-coins',
    shows: ['leaders-cities-coins'],
    position: {
      setup: { boxes: ['leaders', 'cities'], edition: '2e' },
      age: 2,
      cities: [
        { wonder: 'petra', side: 'day', stages: 1, coins: 4, leaders: ['imhotep'], hand: ['temple', 'school'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, cannot: { action: 'stage', card: 'temple' } }],
  },
]

export const cases: readonly Example[] = onScreen(...AT_WORK, ...WONDERS, ...RULINGS)
