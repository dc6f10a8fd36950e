/** Worked examples of Leaders. */
import type { Example } from '../../atom.ts'

const gizah = { wonder: 'gizah', side: 'day' }
const rhodos = { wonder: 'rhodos', side: 'day' }
const ephesos = { wonder: 'ephesos', side: 'day' }
const setup = { boxes: ['leaders'] }
const second = { boxes: ['leaders'], edition: '2e' as const }

export const examples: readonly Example[] = [
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
    claims: [{ seat: 0, line: 'science', points: 10 }],
  },
  {
    id: 'leader-points',
    shows: ['leaders-score'],
    position: { setup, cities: [{ ...gizah, stages: 2, leaders: ['amytis', 'cleopatra'] }, rhodos, ephesos] },
    claims: [{ seat: 0, line: 'leaders', points: 9 }],
  },
  {
    id: 'nero-paid',
    shows: ['leaders-nero'],
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
]
