/** Headings of the promos in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    promos: { title: 'Cartes hors série', summary: 'Des leaders distribués en dehors des boîtes.' },
  },
  sections: {
    'promos/rules': 'Leurs effets',
  },
}
