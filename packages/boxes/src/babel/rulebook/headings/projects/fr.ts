/** Headings of the Great Projects in French. */
import type { Headings } from '../../../../atom.ts'

export const words: Headings = {
  chapters: {
    'babel-projects': {
      title: 'Grands projets',
      summary: 'Des bâtiments communs : participez, ou payez s’ils échouent.',
    },
  },
  sections: {
    'age-end/failure': 'Réussite et échec',
    'babel-projects/rules': 'Participer',
  },
  groups: {
    projects: 'Tous les projets',
    'project-tokens': 'Jetons de projet',
  },
  figures: {
    projectTokens: 'marqueurs par projet',
  },
}
