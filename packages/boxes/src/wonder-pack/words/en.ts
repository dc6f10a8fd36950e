/** Texts of the Wonder Pack in English. */
import { plural } from '../../words/grammar/en.ts'
import type { BoxWords } from '../../words/types.ts'

const ORDER: Readonly<Record<string, string>> = { '1': 'first', '2': 'second', last: 'last' }

export const words = {
  name: 'Wonder Pack',
  about: 'More wonders to build: the Great Wall, Stonehenge, Manneken Pis and, with Leaders, Abu Simbel.',
  wonders: {
    'great-wall': 'The Great Wall',
    stonehenge: 'Stonehenge',
    'manneken-pis': 'Manneken Pis',
    'abu-simbel': 'Abu Simbel',
  },
  things: { 'stone-symbol': ['stone symbol', 'stone symbols'] },
  effects: {
    copyStage: ({ of, stage, cost }) => {
      const whose = of === 'either' ? 'of either neighbour' : `of your ${of} neighbour`
      return `copies the ${ORDER[stage] ?? stage} stage ${whose}, ${cost === 'own' ? 'its effect only' : 'cost and effect'}`
    },
    markerColour: ({ points }) =>
      `at the end, ${plural(points, 'point')} for each card of your neighbours in the colour of the card under this stage`,
  },
} satisfies BoxWords
