/** Headings of Leaders in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    leaders: { title: 'Leaders', summary: 'Recrutez un leader par Âge.' },
  },
  sections: {
    'setup/draft': 'Avant le premier Âge',
    'age/recruitment': 'Recruter un leader',
    'leaders/rules': 'Les règles des leaders',
  },
  groups: {
    leaders: 'Tous les leaders',
  },
  wishes: {
    leadersAnniversary: 'leaders anniversaire',
    leadersPool: 'leaders simples seulement',
  },
}
