/** Texts of the Wonder Pack in French. */
import { plural } from '../../words/grammar/fr.ts'
import type { Translated } from '../../words/types.ts'
import type { words as en } from './en.ts'

const ORDER: Readonly<Record<string, string>> = { '1': 'première', '2': 'deuxième', last: 'dernière' }

export const words: Translated<typeof en> = {
  name: 'Wonder Pack',
  about: 'D’autres merveilles : la Grande Muraille, Stonehenge, le Manneken Pis et, avec les leaders, Abu Simbel.',
  wonders: {
    'great-wall': 'Grande Muraille',
    stonehenge: 'Stonehenge',
    'manneken-pis': 'Manneken Pis',
    'abu-simbel': 'Abu Simbel',
  },
  things: { 'stone-symbol': ['symbole de pierre', 'symboles de pierre'] },
  effects: {
    copyStage: ({ of, stage, cost }) => {
      const whose =
        of === 'either' ? 'd’un voisin au choix' : `de votre voisin ${of === 'left' ? 'de gauche' : 'de droite'}`
      return `copie la ${ORDER[stage] ?? `${stage}e`} étape ${whose}, ${cost === 'own' ? 'son effet seulement' : 'coût et effet'}`
    },
    markerColour: ({ points }) =>
      `à la fin, ${plural(points, 'point')} par carte de vos voisins de la couleur de la carte placée sous cette étape`,
  },
}

/** Keys whose texts are equal in both languages. */
export const alike = ['wonders.stonehenge', 'wonders.manneken-pis', 'name', 'wonders.abu-simbel']
