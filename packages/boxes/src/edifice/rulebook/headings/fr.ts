/** Headings of Edifice in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    edifice: { title: 'Edifice', summary: 'Un bâtiment commun par Âge, et une pénalité si l’édifice échoue.' },
  },
  sections: {
    'age-end/failure': 'Réussite et échec',
    'edifice/rules': 'Participer',
  },
  groups: {
    edifices: 'Tous les édifices',
  },
  figures: {
    pawns: 'pions par édifice',
  },
  wishes: {
    edificeCards: 'Carthage seule',
  },
}
