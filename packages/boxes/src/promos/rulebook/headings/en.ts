/** What the chapters of the promos are called in English. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    promos: { title: 'Promos', summary: 'Leaders handed out apart from the boxes.' },
  },
  sections: {
    'promos/rules': 'What they do',
  },
}
