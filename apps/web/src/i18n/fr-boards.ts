/** The words for correcting the boards of Armada in French. */
import { type BoardFault, givenText, guessOf } from '@heptapolis/boxes'
import type { BoardsWords } from './en-boards.ts'
import { typeset } from './typeset.ts'

export const frBoards: BoardsWords = typeset({
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
  corrected: 'corrigé',
  marked: 'quelque chose ne va pas ici',
  at: (space: number) => `Case ${space} :`,
  wonderSign: 'signe de merveille',
  wonderSignOn: (fleet: string) => `signe de merveille sur la colonne ${fleet}`,
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
  fault: faultInFrench,
  upTo: (most: number) => `un nombre entier de 0 à ${most}`,
  atMost: (good: string, most: number) => `${most} ${good} au plus`,
  unknownLetter: (letter: string) => `« ${letter} » n’est pas une des lettres`,
})

function faultInFrench(fault: BoardFault): string {
  const { field } = fault
  switch (fault.is) {
    case 'unknown': {
      const guess = guessOf(fault)
      const meant = guess === undefined ? '' : ` Vouliez-vous dire « ${guess} » ?`
      return `${field} : ${givenText(fault.name)} est inconnu ; on connaît ${fault.known.join(', ')}.${meant}`
    }
    case 'number':
      return `${field} doit être un nombre entier de 0 à ${fault.most}, pas ${givenText(fault.given)}.`
    case 'flag':
      return `${field} doit être true ou false, pas ${givenText(fault.given)}.`
    case 'object':
      return `${field} doit être un objet, pas ${givenText(fault.given)}.`
    case 'spaces':
      return `${field} doit être la liste des ${fault.count} cases, ou un objet avec certaines par numéro, de "1" à "${fault.count}" ; il y a ${givenText(fault.given)}.`
    case 'twice':
      return `${field} : le niveau ${fault.level} est exploré sur deux cases ; chaque niveau l’est une fois.`
  }
}
