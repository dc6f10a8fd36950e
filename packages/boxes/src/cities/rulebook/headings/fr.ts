/** Headings of Cities in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    cities: { title: 'Cities', summary: 'Cartes noires, dettes et diplomatie.' },
  },
  sections: {
    'cities/rules': 'Les règles des cartes noires',
  },
  figures: {
    citiesCards: 'cartes noires par Âge',
  },
  wishes: {
    citiesAnniversary: 'cartes noires anniversaire',
  },
}
