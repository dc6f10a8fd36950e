/** What the chapters of Leaders are called in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    leaders: { title: 'Chefs', summary: 'Des personnages au service de votre cité, un par Âge.' },
  },
  sections: {
    'setup/draft': 'Avant le premier Âge',
    'age/recruitment': 'Recruter un chef',
    'leaders/rules': 'Les règles des chefs',
  },
  groups: {
    leaders: 'Tous les chefs',
  },
  wishes: {
    leadersAnniversary: 'chefs anniversaire',
    leadersPool: 'chefs simples seulement',
  },
}
