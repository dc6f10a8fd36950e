/** Texts of Beacons in French. */
import { avoir, plural } from '../../words/grammar/fr.ts'
import type { Nouns, Translated } from '../../words/types.ts'
import type { words as en } from './en.ts'

export const words: Translated<typeof en> = {
  name: 'Fanaux',
  about: 'De l’huile pour les phares, des navires qui cherchent une lumière, et Brigantium.',
  wonders: { brigantium: 'Brigantium' },
  pieces: {
    'oil-press': 'Pressoir à huile',
    'watch-fire': 'Feu de guet',
    'oil-cellar': 'Cellier à huile',
    'signal-hill': 'Colline aux signaux',
    'keepers-house': 'Maison du gardien',
    'great-lantern': 'Grande lanterne',
  },
  effects: { oil: ({ oil }) => `${plural(oil, 'mesure')} d’huile pour votre fanal` },
  steps: { beacons: 'Les fanaux s’allument et les navires y viennent' },
  scoreLines: { beacons: 'Huile' },
  sources: { oil: 'Huile restante' },
  events: { beacon: ({ ships }, { who }) => `${avoir(who)} allumé le fanal : ${plural(Number(ships), 'navire')}` },
  fields: { oil: 'huile', shipsAtSea: 'navires en mer' },
  marks: {
    oil: 'Brûlée à la fin d’un Âge pour allumer le fanal ; le reste compte à la fin.',
    shipsAtSea: 'À la fin d’un Âge, ils viennent aux fanaux allumés, le même nombre à chacun.',
  },
}

/** First nouns of the names of its cards, by gender, for their articles. */
export const nouns: Nouns = {
  feminine: 'colline grande maison',
  masculine: 'cellier feu pressoir',
}

/** Keys whose texts are equal in both languages. */
export const alike = ['wonders.brigantium']
