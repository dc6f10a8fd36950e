/** Examples: rulings between Leaders and the others. */
import type { Example } from '../../../atom.ts'
import { ephesos, gizah, rhodos } from '../../../example-cities.ts'
import { first, GUILD_PAID, second, setup } from './table.ts'

export const rulings: readonly Example[] = [
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
