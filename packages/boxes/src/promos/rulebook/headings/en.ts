/** Headings of the promos in English. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    promos: { title: 'Promos', summary: 'Leaders and boards sold or given away separately.' },
  },
  sections: {
    'promos/rules': 'What they do',
  },
}
