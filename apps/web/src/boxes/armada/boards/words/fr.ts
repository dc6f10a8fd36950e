/** The words for correcting the boards of Armada in French. */
import type { BoardsWords } from './en.ts'

export const words: BoardsWords = {
  title: 'Les plateaux d’Armada',
  about:
    'Nous n’avons pas vu les chantiers imprimés : nos nombres sont reconstitués. Tapez ce que disent les vôtres ; le reste demeure le nôtre. C’est conservé à mesure, et suit le lien et la partie enregistrée.',
  boards: 'Plateaux',
  gives: 'Ce que donnent les cases',
  givesHelp: 'Pareil sur chaque plateau. La case 1 est la première après le départ.',
  costsHelp:
    'Des lettres pour les biens, puis les pièces : 2m font deux minerais, ay argile et papyrus, b3 bois et trois pièces. Vide : gratuit.',
  letters: { wood: 'b', stone: 'p', clay: 'a', ore: 'm', glass: 'v', cloth: 't', papyrus: 'y' },
  palette: 'Biens pour la case',
  add: (good: string) => `Ajouter ${good}`,
  coin: 'pièce',
  empty: 'Vider la case',
  reconstructed: 'reconstitué',
  partlyReconstructed: 'en partie reconstitué',
  reconstructedHelp: 'Des nombres à nous : nous n’avons pas vu le plateau imprimé.',
  wonderColumn: 'une étape de merveille fait avancer ce navire',
  corrected: 'corrigé',
  marked: 'quelque chose ne va pas ici',
  at: (space: number) => `Case ${space} :`,
  wonderSign: 'signe de merveille',
  wonderSignOn: (fleet: string) => `signe de merveille sur la colonne du navire ${fleet}`,
  gain: {
    naval: 'force navale',
    level: 'niveau de commerce',
    coins: 'pièces',
    tax: 'Taxe',
    points: 'points',
    explore: 'niveau d’île',
  },
  gainAt: (fleet: string, space: number, gain: string) => `${fleet}, case ${space} : ${gain}`,
  costAt: (fleet: string, space: number) => `${fleet}, case ${space} : coût`,
  done: 'Terminé',
  back: 'Revenir aux nôtres',
  undo: 'Annuler',
  open: 'Ouvrir un fichier',
  save: 'Enregistrer un fichier',
  kept: 'Prendre ceux de ce navigateur',
  putRight: 'Ce qui est marqué n’est pas pris ; nos nombres y restent.',
  badFile: 'Ce fichier ne peut pas servir :',
  notJson: 'ce n’est pas du JSON.',
  more: (n: number) => `et ${n} de plus`,
  upTo: (most: number) => `un nombre entier de 0 à ${most}`,
  atMost: (goods: string) => `${goods} au plus`,
  unknownLetter: (letter: string) => `« ${letter} » n’est pas une des lettres`,
}

/** The same in English. */
export const alike = ['letters.cloth', 'gain.points']
