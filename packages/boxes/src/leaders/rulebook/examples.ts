/** Worked examples of Leaders. */
import type { Example } from '../../atom.ts'
import { ephesos, gizah, rhodos } from '../../example-cities.ts'
import { cases } from './cases.ts'

const setup = { boxes: ['leaders'] }
const second = { boxes: ['leaders'], edition: '2e' as const }

const PLAYED: readonly Example[] = [
  {
    id: 'recruit-caesar',
    shows: ['leaders-recruit', 'leaders-phase'],
    position: {
      setup,
      phase: 'recruitment',
      age: 1,
      cities: [{ ...gizah, coins: 6, leaderHand: ['caesar'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'recruit', card: 'caesar' }]],
    claims: [{ seat: 0, has: { coins: 1, leaders: ['caesar'] } }],
  },
  {
    id: 'leader-under-stage',
    shows: ['leaders-marker', 'leaders-stage-card'],
    position: {
      setup: second,
      phase: 'recruitment',
      age: 2,
      cities: [{ ...gizah, coins: 0, cards: ['sawmill'], leaderHand: ['pericles'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'stage', card: 'pericles' }]],
    claims: [{ seat: 0, has: { coins: 0, leaders: [], stages: ['gizah-day-1'], buried: ['pericles'] } }],
  },
  {
    id: 'give-leader-up',
    shows: ['leaders-give-up', 'leaders-given-up'],
    position: {
      setup,
      phase: 'recruitment',
      age: 1,
      cities: [{ ...gizah, coins: 0, leaderHand: ['caesar'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'give-up', card: 'caesar' }]],
    claims: [{ seat: 0, has: { coins: 3, leaders: [] } }, { table: { discard: [] } }],
  },
  {
    id: 'cost-of-age',
    shows: ['leaders-cost-age'],
    position: {
      setup: second,
      phase: 'recruitment',
      age: 2,
      cities: [{ ...gizah, coins: 5, leaderHand: ['phryne'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'recruit', card: 'phryne' }]],
    claims: [{ seat: 0, has: { coins: 3, leaders: ['phryne'] } }],
  },
  {
    id: 'archimedes-one-good',
    shows: ['leaders-discount'],
    position: {
      setup,
      age: 1,
      cities: [{ ...gizah, coins: 0, leaders: ['archimedes'], hand: ['workshop', 'tavern'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'workshop' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['workshop'] } }],
  },
  {
    id: 'leader-symbol',
    shows: ['leaders-science'],
    position: { setup, cities: [{ ...gizah, leaders: ['euclid'], cards: ['workshop', 'school'] }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'science', points: 10, of: [1, 1, 1, 7] }],
  },
  {
    id: 'leader-points',
    shows: ['leaders-score'],
    position: { setup, cities: [{ ...gizah, stages: 2, leaders: ['amytis', 'cleopatra'] }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'leaders', points: 9, of: [4, 5] }],
  },
  {
    id: 'nero-paid',
    shows: ['leaders-nero'],
    endsAge: true,
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, coins: 0, leaders: ['nero'], cards: ['barracks'], hand: ['altar', 'tavern'] },
        { ...rhodos, hand: ['baths', 'theater'] },
        { ...ephesos, hand: ['stockade', 'guard-tower'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [{ seat: 0, has: { coins: 4, victory: [1, 1] } }],
  },
  {
    id: 'justinian-sets',
    shows: ['leaders-sets'],
    position: {
      setup,
      cities: [
        {
          ...gizah,
          leaders: ['justinian'],
          cards: ['barracks', 'walls', 'baths', 'altar', 'workshop', 'school', 'library'],
        },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'leaders', points: 6 }],
  },
  {
    id: 'bilkis-bank',
    shows: ['leaders-bank-good'],
    position: {
      setup,
      age: 1,
      cities: [{ ...gizah, coins: 1, leaders: ['bilkis'], hand: ['workshop', 'tavern'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'workshop' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['workshop'] } }],
  },
  {
    id: 'hatshepsut-coin',
    shows: ['leaders-hatshepsut'],
    position: {
      setup: { boxes: ['leaders'] },
      age: 1,
      cities: [
        { ...gizah, coins: 2, leaders: ['hatshepsut'], hand: ['guard-tower', 'tavern'] },
        { ...rhodos, cards: ['clay-pool'] },
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'guard-tower', pay: { left: 2 } }]],
    claims: [{ seat: 0, has: { coins: 1, cards: ['guard-tower'] } }],
  },
  {
    id: 'vitruvius-chain',
    shows: ['leaders-chain-reward'],
    position: {
      setup,
      age: 2,
      cities: [
        { ...gizah, coins: 0, leaders: ['vitruvius'], cards: ['baths'], hand: ['aqueduct', 'temple'] },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'aqueduct', by: 'chain' }]],
    claims: [{ seat: 0, has: { coins: 2 } }],
  },
  {
    id: 'maecenas-free',
    shows: ['leaders-maecenas-2e'],
    position: {
      setup: second,
      phase: 'recruitment',
      age: 2,
      cities: [{ ...gizah, coins: 0, leaders: ['maecenas'], leaderHand: ['caesar'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'recruit', card: 'caesar' }]],
    claims: [{ seat: 0, has: { coins: 0, leaders: ['maecenas', 'caesar'] } }],
  },
  {
    id: 'tomyris-returns',
    shows: ['leaders-tomyris'],
    position: {
      setup: { ...setup, teams: false },
      age: 1,
      turn: 6,
      cities: [
        { ...gizah, leaders: ['tomyris'], hand: ['altar', 'tavern'] },
        { ...rhodos, cards: ['barracks'], hand: ['baths', 'theater'] },
        { ...ephesos, cards: ['guard-tower'], hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { victory: [], defeat: 0 } },
      { seat: 1, has: { victory: [1], defeat: 1 } },
    ],
  },
  {
    id: 'aristotle-set',
    shows: ['leaders-aristotle'],
    position: {
      setup,
      cities: [{ ...gizah, leaders: ['aristotle'], cards: ['apothecary', 'workshop', 'school'] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'science', points: 13, of: [1, 1, 1, 10] }],
  },
  {
    id: 'midas-on-top',
    shows: ['leaders-midas'],
    position: { setup, cities: [{ ...gizah, coins: 7, leaders: ['midas'] }, rhodos, ephesos] },
    claims: [
      { seat: 0, line: 'treasury', points: 2 },
      { seat: 0, line: 'leaders', points: 2 },
    ],
  },
  {
    id: 'gamers-on-top',
    shows: ['leaders-gamers-1e'],
    position: {
      setup: { boxes: ['leaders'], edition: '1e' },
      cities: [{ ...gizah, coins: 7, cards: ['gamers-guild'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, line: 'treasury', points: 2 },
      { seat: 0, line: 'guilds', points: 2 },
    ],
  },
  {
    id: 'more-than-both',
    shows: ['leaders-most'],
    position: {
      setup: second,
      cities: [
        { ...gizah, leaders: ['phryne'], cards: ['baths', 'altar'] },
        { ...rhodos, cards: ['theater'] },
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'leaders', points: 5 }],
  },
  {
    id: 'buried-leader',
    shows: ['abu-simbel-2e'],
    position: {
      setup: second,
      cities: [{ wonder: 'abu-simbel', side: 'day', stages: 3, entombed: ['caesar'] }, rhodos, ephesos],
    },
    claims: [
      { seat: 0, line: 'leaders', points: 10 },
      { seat: 0, shields: 0 },
    ],
  },
]

export const examples: readonly Example[] = [...PLAYED, ...cases]
