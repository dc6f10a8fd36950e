/** Headings of Armada in English. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    armada: { title: 'Armada', summary: 'Four ships, far islands, and war at sea.' },
  },
  sections: {
    'age-end/naval': 'Naval conflict',
    'armada/rules': 'Shipyard and ships',
    'armada/islands': 'Exploring',
    'armada/tribute': 'Tax, Piracy and distant trade',
  },
  groups: {
    shipyards: 'Shipyards',
    'islands-1': 'Islands of level 1',
    'islands-2': 'Islands of level 2',
    'islands-3': 'Islands of level 3',
  },
  figures: {
    armadaCards: 'Armada cards an Age',
  },
}
