/** Texts of the Promos in English. */
import { plural } from '../../words/grammar/en.ts'
import type { BoxWords } from '../../words/types.ts'

export const words = {
  name: 'Promos',
  about: 'Two promotional wonders, Catan and an older Manneken Pis, and three more leaders for Leaders.',
  wonders: {
    catan: 'Catan',
    'manneken-pis': 'Manneken Pis',
  },
  pieces: {
    louis: 'Louis',
    esteban: 'Esteban',
    stevie: 'Stevie',
  },
  effects: {
    exchange: ({ give }) => `once a turn, ${give} identical resources you produce count as 1 of your choice`,
    fewVictories: ({ points }) => `${plural(points, 'point')}, 1 less for each victory token you have`,
    stillHands: () => 'once per game, at the end of a turn of your choice, the hands are not passed on',
    stageForCoins: () => 'build a stage of your wonder at once, for 1 coin instead of each resource',
  },
  questions: {
    'keep-hands': { text: 'Keep the hands in place this turn?', verbs: { skip: 'Pass them on' } },
    'stage-for-coins': {
      text: 'Build a stage now for 1 coin per resource, or none.',
      verbs: { skip: 'Build no stage' },
    },
  },
  actions: { 'keep-hands': 'Keep the hands' },
  steps: { 'keep-hands': 'A player who may stop the hands from being passed decides whether to do so.' },
  events: { 'hands-stay': () => 'kept the hands in place' },
  fields: { keptHands: 'has kept the hands' },
} satisfies BoxWords
