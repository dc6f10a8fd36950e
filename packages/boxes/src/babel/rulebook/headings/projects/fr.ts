/** What the chapters of the Great Projects are called in French. */
import type { Headings } from '../../../../atom.ts'

export const words: Headings = {
  chapters: {
    'babel-projects': {
      title: 'Grands projets',
      summary: 'Bâtis ensemble, ou payés par ceux qui sont restés à l’écart.',
    },
  },
  sections: {
    'age-end/failure': 'Réussite et échec',
    'babel-projects/rules': 'Participer',
  },
  groups: {
    projects: 'Tous les projets',
    'project-tokens': 'Jetons de projets',
  },
  figures: {
    projectTokens: 'jetons par projet',
  },
}
