/** What the chapters of the two modules of Babel are called in French. */
import type { Headings } from '../../../atom.ts'

export const tower: Headings = {
  chapters: {
    'babel-tower': {
      title: 'Tour de Babel',
      summary: 'Des lois qui lient toutes les cités, jusqu’à être recouvertes.',
    },
  },
  sections: {
    'setup/draft': 'Avant le premier Âge',
    'actions/tower': 'Poser une loi sur la tour',
    'babel-tower/rules': 'La tour',
    'babel-tower/laws': 'L’effet des lois',
  },
  groups: {
    tiles: 'Les 24 lois',
  },
  figures: {
    towerSpaces: 'places sur la tour',
  },
}

export const projects: Headings = {
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
