/** The words around the player aid in French. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { AidWords } from './en.ts'

export const words: AidWords = {
  parts: { aid: 'Aide de jeu', teach: 'Apprenez-moi', setup: 'Mise en place' },
  title: {
    aid: 'Aide de jeu',
    teach: 'Je connais une table, apprenez-m’en une autre',
    setup: 'La mise en place, pas à pas',
  },
  print: 'Imprimer',
  toRules: 'Livret de règles',
  aTurn: 'Un tour',
  allAtOnce: 'tous choisissent, puis tout se fait ensemble',
  ageBegins: 'Au début d’un Âge',
  everyTurn: (turns) => `À chaque tour, ${turns} fois`,
  oneUse: 'Une carte, un usage',
  goodsCost: 'Le prix des ressources',
  ageEnds: 'À la fin d’un Âge',
  lastTurn: 'Dernier tour :',
  more: 'plus de boucliers',
  fewer: 'moins de boucliers',
  thisTable: 'Cette table',
  open: 'Sur la table',
  forAll: 'ce que tous peuvent voir',
  onTheCard: 'Le reste figure sur la carte.',
  counting: 'Compter et lire',
  afterAges: 'après le dernier Âge',
  ofOneKind: 'd’une sorte',
  points: 'points',
  perSet: (points) => `et ${points} pour chaque série de trois.`,
  symbols: 'Symboles',
  foot: 'les numéros devant sont les règles du livret',
  side: (n, of) => `face ${n} sur ${of}`,
  know: 'Je connais',
  teach: 'apprenez-moi',
  baseGame: 'le jeu de base',
  nothing: 'Rien n’y est différent. Ajoutez une boîte à apprendre.',
  only: (rules, of, minutes) =>
    `Seulement ce qui change, les nombres d’abord : ${plural(rules, 'règle')} sur ${of}, environ ${plural(minutes, 'minute')}.`,
  numbers: 'Les nombres',
  was: 'avant',
  asYouKnow: 'Comme vous le connaissez :',
  joinsAge: 'Sa place au début d’un Âge',
  joinsTurn: 'Sa place dans le tour',
  joinsEnd: 'et à la fin d’un Âge',
  otherwise: 'se lit autrement :',
  later: 'Les plateaux, et les questions qui se posent',
  tickHelp: 'Cochez ce qui est fait ; cela reste coché sur ce téléphone.',
  done: (n, of) => `${n} sur ${of}`,
  again: 'Recommencer',
}

/** The same in English. */
export const alike = ['points']
