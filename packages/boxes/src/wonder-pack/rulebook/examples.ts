/** Worked examples of the Wonder Pack. */
import type { Example } from '../../atom.ts'
import { gizah, rhodos } from '../../example-cities.ts'
import { cases } from './cases.ts'

const setup = { boxes: ['wonder-pack'], edition: '2e' as const }

const PLAYED: readonly Example[] = [
  {
    id: 'wall-any-order',
    shows: ['great-wall-said', 'great-wall-order'],
    position: {
      setup,
      age: 2,
      cities: [
        { wonder: 'great-wall', side: 'day', coins: 0, cards: ['quarry', 'stone-pit'], hand: ['temple', 'school'] },
        rhodos,
        gizah,
      ],
    },
    moves: [[0, { action: 'stage', card: 'temple', stage: 3 }]],
    claims: [{ seat: 0, has: { stages: ['great-wall-day-3'] } }],
  },
  {
    id: 'henge-stones',
    shows: ['stonehenge-stones'],
    position: {
      setup,
      cities: [{ wonder: 'stonehenge', side: 'day', stages: 3, cards: ['quarry', 'timber-yard'] }, rhodos, gizah],
    },
    claims: [{ seat: 0, line: 'wonder', points: 14, of: [3, 5, 6] }],
  },
  {
    id: 'copied-stage',
    shows: ['manneken-copies'],
    position: {
      setup,
      age: 2,
      cities: [
        { wonder: 'manneken-pis', side: 'day', coins: 0, cards: ['sawmill'], hand: ['temple', 'school'] },
        gizah,
        rhodos,
      ],
    },
    moves: [[0, { action: 'stage', card: 'temple' }]],
    claims: [
      { seat: 0, has: { coins: 0, stages: ['gizah-day-1'] } },
      { seat: 0, line: 'wonder', points: 3 },
    ],
  },
]

export const examples: readonly Example[] = [...PLAYED, ...cases]
