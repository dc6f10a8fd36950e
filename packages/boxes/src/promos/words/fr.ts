/** Texts of the Promos in French. */
import { avoir, plural } from '../../words/grammar/fr.ts'
import type { Translated } from '../../words/types.ts'
import type { words as en } from './en.ts'

export const words: Translated<typeof en> = {
  name: 'Promos',
  about: 'Deux merveilles promotionnelles, Catane et l’ancien Manneken Pis, et trois leaders de plus avec Leaders.',
  wonders: {
    catan: 'Catane',
    'manneken-pis': 'Manneken Pis',
  },
  pieces: {
    louis: 'Louis',
    esteban: 'Esteban',
    stevie: 'Stevie',
  },
  effects: {
    exchange: ({ give }) =>
      `une fois par tour, ${give} ressources identiques que vous produisez comptent pour 1 au choix`,
    fewVictories: ({ points }) => `${plural(points, 'point')}, 1 de moins par jeton Victoire que vous possédez`,
    stillHands: () => 'une fois par partie, à la fin d’un tour au choix, on ne passe pas les mains',
    stageForCoins: () =>
      'construisez tout de suite une étape de votre merveille, en payant 1 pièce à la place de chaque ressource',
  },
  questions: {
    'keep-hands': { text: 'Garder les mains en place ce tour-ci ?', verbs: { skip: 'Les passer' } },
    'stage-for-coins': {
      text: 'Construisez une étape maintenant pour 1 pièce par ressource, ou aucune.',
      verbs: { skip: 'Ne construire aucune étape' },
    },
  },
  actions: { 'keep-hands': 'Garder les mains' },
  steps: { 'keep-hands': 'Un joueur qui peut empêcher le passage des mains décide s’il le fait.' },
  events: { 'hands-stay': (_event, { who }) => `${avoir(who)} gardé les mains en place` },
  fields: { keptHands: 'a gardé les mains' },
}

/** Keys whose texts are equal in both languages. */
export const alike = ['name', 'wonders.manneken-pis', 'pieces.louis', 'pieces.esteban', 'pieces.stevie']
