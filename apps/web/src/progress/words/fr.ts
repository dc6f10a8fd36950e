/** Texts of the page about one's own progress in French. */
import { figure, plural } from '@heptapolis/boxes/grammar/fr'
import type { words as en } from './en.ts'

export const words: typeof en = {
  intro: 'D’après les parties terminées dans ce navigateur et vos tables en ligne.',
  none: 'Terminez une partie pour voir vos progrès ici.',
  games: (n) => plural(n, 'partie'),
  won: (share) => `${Math.round(share * 100)} % de victoires`,
  points: (mean) => `${mean} points en moyenne`,
  streak: (days) => `Donne du jour : ${plural(days, 'jour')} de suite`,
  course: 'Points par partie',
  courseHelp: 'Chaque rond est une partie, plein pour une victoire ; la courbe est la moyenne de dix parties.',
  courseOf: (games, first, last) =>
    `Points de ${plural(games, 'partie')} : ${first} en moyenne au début, ${last} récemment`,
  lately: (n, share, before) =>
    `Vous avez gagné ${Math.round(share * 100)} % de vos ${n} dernières parties, et ${Math.round(before * 100)} % des précédentes.`,
  goals: 'Objectifs',
  goalsHelp: 'Gagner avec chaque merveille et chaque face, et avec chaque extension.',
  reached: (done, all) => `${plural(done, 'objectif atteint', 'objectifs atteints')} sur ${all}`,
  wonders: 'Merveilles',
  expansions: 'Extensions',
  isWon: 'gagné',
  isOpen: 'pas encore gagné',
  patterns: 'Vos habitudes',
  patternsHelp:
    'Points perdus par partie et par type d’erreur, estimés d’après vos coups et comparés à ceux du robot de niveau difficile.',
  looking: 'Analyse de vos parties…',
  fewGames: (n) => `Terminez ${plural(n, 'partie')} en solo contre des robots pour voir vos habitudes.`,
  sound: 'Aucune habitude nette : aucun type d’erreur ne vous coûte plus qu’au robot de niveau difficile.',
  which: 'Parties',
  all: 'toutes',
  base: 'jeu de base',
  withBoxes: 'avec extensions',
  kind: 'type',
  perGame: 'points par partie',
  lost: (points, usual) =>
    `${plural(points, 'point perdu', 'points perdus')} par partie ; le robot de niveau difficile en perd ${figure(usual)}`,
  tryIt: 'Rejouez ces tours :',
  position: (wonder, age, points) => `${wonder}, ${age}, ${plural(points, 'point')}`,
  kinds: {
    overpaid: 'payé trop cher',
    chain: 'chaînages manqués',
    fed: 'voisin enrichi',
    idle: 'pièces inutilisées',
    fights: 'conflits perdus',
    late: 'étapes tardives',
  },
  advice: {
    overpaid:
      'Comparez les paiements avant de construire : la même carte coûte souvent moins de pièces chez l’autre voisin.',
    chain: 'Cherchez dans votre main les cartes qu’une carte de votre cité rend gratuites, et construisez-les d’abord.',
    fed: 'Les pièces données à un voisin sont des points pour un rival : construisez une carte gratuite si elle vaut autant.',
    idle: 'Une pièce ne vaut qu’un tiers de point : achetez ce qu’il vous faut au lieu de garder vos pièces.',
    fights:
      'Comptez les boucliers de vos voisins avant les derniers tours d’un Âge ; une carte rouge décide souvent deux conflits.',
    late: 'Construisez des étapes aux Âges I et II, avec une carte qu’un voisin veut ou qui ne vous sert pas.',
  },
}
