/** Worked examples of the promos. */
import type { Example } from '../../atom.ts'
import { cases } from './cases.ts'

const rhodos = { wonder: 'rhodos' }
const gizah = { wonder: 'gizah' }

const PLAYED: readonly Example[] = [
  {
    id: 'catan-two-for-one',
    shows: ['catan-exchange'],
    position: {
      setup: { boxes: ['promos'] },
      age: 2,
      cities: [{ wonder: 'catan', coins: 0, cards: ['sawmill'], hand: ['workshop', 'altar'] }, rhodos, gizah],
    },
    moves: [[0, { action: 'build', card: 'workshop' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['sawmill', 'workshop'] } }],
  },
  {
    id: 'louis-peace',
    shows: ['louis-points'],
    position: {
      setup: { boxes: ['promos', 'leaders'] },
      cities: [{ ...gizah, leaders: ['louis'], victory: [1, 3] }, rhodos, { wonder: 'ephesos' }],
    },
    claims: [{ seat: 0, line: 'leaders', points: 5 }],
  },
]

export const examples: readonly Example[] = [...PLAYED, ...cases]
