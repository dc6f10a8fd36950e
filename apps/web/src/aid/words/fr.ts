/** Texts around the player aid in French. */
import { plural } from '@heptapolis/boxes/grammar/fr'
import type { AidWords } from './en.ts'

export const words: AidWords = {
  parts: { aid: 'Aide de jeu', script: 'Expliquer le jeu', teach: 'Nouveautés', setup: 'Mise en place' },
  title: {
    aid: 'Aide de jeu',
    script: 'Expliquer le jeu autour d’une vraie table',
    teach: 'Ce qui change par rapport à ce que je connais',
    setup: 'Mise en place, pas à pas',
  },
  scriptHelp: (minutes) =>
    `À lire à voix haute, dans cet ordre. Environ ${plural(minutes, 'minute')} de parole, réparties sur la partie.`,
  forLater: 'À garder pour plus tard',
  forLaterHelp: 'Ces règles comptent quand le cas se présente. Cherchez-les par leur numéro.',
  print: 'Imprimer',
  toRules: 'Livre de règles',
  aTurn: 'Un tour',
  allAtOnce: 'tous choisissent, puis jouent en même temps',
  ageBegins: 'Début d’un Âge',
  everyTurn: (turns) => `À chaque tour (${turns} par Âge)`,
  oneUse: 'Une carte, un usage',
  goodsCost: 'Prix des ressources',
  ageEnds: 'Fin d’un Âge',
  lastTurn: 'Dernier tour :',
  more: 'plus de boucliers',
  fewer: 'moins de boucliers',
  thisTable: 'Cette partie',
  open: 'Sur la table',
  forAll: 'visible de tous',
  onTheCard: 'Le reste est sur la carte.',
  counting: 'Décompte',
  countingAndSymbols: 'Décompte et symboles',
  afterAges: 'après le dernier Âge',
  ofOneKind: 'd’une sorte',
  points: 'points',
  perSet: (points) => `plus ${points} pour chaque série de trois symboles différents.`,
  symbols: 'Symboles',
  foot: 'les numéros renvoient au livre de règles',
  side: (n, of) => `face ${n} sur ${of}`,
  know: 'Je connais :',
  teach: 'Expliquez-moi :',
  baseGame: 'le jeu de base',
  nothing: 'Les deux sont identiques. Ajoutez une extension à découvrir.',
  only: (rules, of, minutes) =>
    `Seulement les changements, les nombres d’abord : ${plural(rules, 'règle')} sur ${of}, environ ${plural(minutes, 'minute')}.`,
  numbers: 'Nombres',
  was: 'avant',
  asYouKnow: 'Vous connaissez déjà :',
  joinsAge: 'Nouveau au début d’un Âge',
  joinsTurn: 'Nouveau dans un tour',
  joinsEnd: 'et à la fin d’un Âge',
  otherwise: 'change :',
  later: 'Plateaux et questions fréquentes',
  tickHelp: 'Cochez chaque étape. Les coches sont enregistrées sur cet appareil.',
  done: (n, of) => `${plural(n, 'étape faite', 'étapes faites')} sur ${of}`,
  again: 'Recommencer',
}

/** Keys whose texts are equal in English. */
export const alike = ['points']
