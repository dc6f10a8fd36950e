/** Headings of Armada in French. */
import type { Headings } from '../../../atom.ts'

export const words: Headings = {
  chapters: {
    armada: { title: 'Armada', summary: 'Quatre navires, des îles lointaines et la guerre en mer.' },
  },
  sections: {
    'age-end/naval': 'Le conflit naval',
    'armada/rules': 'Chantier naval et navires',
    'armada/islands': 'Explorer',
    'armada/tribute': 'Taxe, piraterie et commerce lointain',
  },
  groups: {
    shipyards: 'Chantiers navals',
    'islands-1': 'Îles de niveau 1',
    'islands-2': 'Îles de niveau 2',
    'islands-3': 'Îles de niveau 3',
  },
  figures: {
    armadaCards: 'cartes d’Armada par Âge',
  },
}
