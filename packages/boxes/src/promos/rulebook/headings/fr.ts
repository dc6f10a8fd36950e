/** Headings of the promos in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    promos: { title: 'Promos', summary: 'Des leaders et des plateaux vendus ou offerts à part.' },
  },
  sections: {
    'promos/rules': 'Leurs effets',
  },
}
