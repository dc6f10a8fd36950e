/** Headings of the Tower of Babel in French. */
import type { Headings } from '../../../../atom.ts'

export const words: Headings = {
  chapters: {
    'babel-tower': {
      title: 'Tour de Babel',
      summary: 'Chaque loi vaut pour toutes les cités, jusqu’à ce qu’une tuile la recouvre.',
    },
  },
  sections: {
    'setup/draft': 'Avant le premier Âge',
    'actions/tower': 'Poser une tuile de la tour',
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
