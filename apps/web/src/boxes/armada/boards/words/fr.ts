/** Texts for correcting the boards of Armada in French. */
import type { BoardsWords } from './en.ts'

export const words: BoardsWords = {
  title: 'Plateaux d’Armada',
  about:
    'Nos valeurs sont reconstituées, car nous n’avons pas vu les chantiers imprimés. Saisissez celles de vos plateaux ; les champs vides gardent les nôtres. Tout est enregistré automatiquement et inclus dans les liens et les parties exportées.',
  boards: 'Plateaux',
  gives: 'Effets des cases',
  givesHelp: 'Identiques sur chaque plateau. La case 1 est la première après le départ.',
  costsHelp:
    'Des lettres pour les ressources, puis les pièces : 2m = 2 minerais, ay = argile et papyrus, b3 = bois et 3 pièces. Vide = gratuit.',
  letters: { wood: 'b', stone: 'p', clay: 'a', ore: 'm', glass: 'v', cloth: 't', papyrus: 'y' },
  palette: 'Ressources pour la case',
  add: (good: string) => `Ajouter ${good}`,
  coin: 'pièce',
  empty: 'Vider la case',
  reconstructed: 'reconstitué',
  partlyReconstructed: 'en partie reconstitué',
  reconstructedHelp: 'Nos valeurs : nous n’avons pas vu le plateau imprimé.',
  wonderColumn: 'une étape de merveille fait avancer ce navire',
  corrected: 'corrigé',
  marked: 'non valable',
  at: (space: number) => `Case ${space} :`,
  wonderSign: 'symbole de merveille',
  wonderSignOn: (fleet: string) => `symbole de merveille sur la colonne du navire ${fleet}`,
  gain: {
    naval: 'force navale',
    level: 'niveau commercial',
    coins: 'pièces',
    tax: 'taxe',
    points: 'points',
    explore: 'niveau d’île',
  },
  gainAt: (fleet: string, space: number, gain: string) => `${fleet}, case ${space} : ${gain}`,
  costAt: (fleet: string, space: number) => `${fleet}, case ${space} : coût`,
  done: 'Terminé',
  back: 'Rétablir les nôtres',
  undo: 'Annuler',
  open: 'Ouvrir un fichier',
  save: 'Enregistrer un fichier',
  kept: 'Utiliser ceux de ce navigateur',
  putRight: 'Les valeurs marquées ne sont pas utilisées ; les nôtres s’appliquent.',
  badFile: 'Ce fichier ne peut pas être utilisé :',
  notJson: 'ce n’est pas du JSON.',
  more: (n: number) => `et ${n} de plus`,
  upTo: (most: number) => `un nombre entier de 0 à ${most}`,
  atMost: (goods: string) => `${goods} au plus`,
  unknownLetter: (letter: string) => `« ${letter} » n’est pas une des lettres`,
}

/** Keys whose texts are equal in English. */
export const alike = ['letters.cloth', 'gain.points']
