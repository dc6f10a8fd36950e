/** Headings of Cities in English. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    cities: { title: 'Cities', summary: 'Black cards, debts and diplomacy.' },
  },
  sections: {
    'cities/rules': 'Rules for black cards',
  },
  figures: {
    citiesCards: 'black cards an Age',
  },
  wishes: {
    citiesAnniversary: 'anniversary black cards',
  },
}
