/** Texts of the home screen in French. */
import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { HomeWords } from './en.ts'

export const words: HomeWords = {
  title: 'Bâtissez votre cité',
  about:
    '7 Wonders, jeu de cartes de deux à huit joueurs : en 18 tours, choisissez vos cartes, bâtissez une cité et une merveille, et marquez le plus de points.',
  actions: {
    bots: ['Jouer contre les robots', 'La partie commence tout de suite'],
    friends: ['Jouer entre amis', 'Un lien, sans compte'],
    people: ['Trouver des joueurs', 'Tables ouvertes et partie rapide'],
  },
  learnHelp: 'Une première partie guidée',
  lessonsHelp: 'Des leçons pour chaque extension',
  mix: (players, expansions, level) =>
    [
      `Votre partie : ${plural(players, 'joueur')}`,
      expansions === 0 ? 'jeu de base' : plural(expansions, 'extension'),
      ...(level === '' ? [] : [`niveau ${level}`]),
    ].join(', '),
  changeSetup: 'Changer les réglages',
  tiles: {
    daily: 'Les mêmes cartes pour tous aujourd’hui',
    ladder: '30 tables, chacune avec un objectif',
    puzzles: 'Un tour, un meilleur coup',
    rules: 'Pour les extensions que vous jouez',
  },
  waitForYou: (names) => `${listed(names)} ${names.length > 1 ? 'vous attendent' : 'vous attend'}`,
  yourTurn: 'C’est à vous',
  greetings: { morning: 'Bonjour', day: 'Bonjour', evening: 'Bonsoir' },
  greet: (greeting, name) => (name ? `${greeting}, ${name}` : greeting),
  yourTurnAt: (tables, of) =>
    of === 1 ? 'C’est à vous de jouer.' : `C’est à vous de jouer dans ${plural(tables, 'partie')} sur ${of}.`,
  running: (tables) => (tables === 0 ? 'Aucune partie en cours.' : `${plural(tables, 'partie')} en cours.`),
  cities: 'Parties en cours',
  goOn: 'Continuer',
  waitsFor: (names) => `on attend ${listed(names)}`,
  until: (when) => `limite : ${when}`,
  notBegun: 'pas commencée',
  firstLesson: 'Première partie guidée',
  lesson: (expansion) => `Leçon : ${expansion}`,
  keptHere: 'enregistrée sur cet appareil',
  players: (n) => plural(n, 'joueur'),
  dealHelp: 'Les mêmes cartes pour tous aujourd’hui : 4 joueurs, jeu de base, robots de niveau difficile.',
  dealPlayed: (points, place) => `Jouée aujourd’hui : ${plural(points, 'point')}, ${place}.`,
  streak: (days) => (days > 1 ? `${days} jours de suite.` : ''),
  playDeal: 'Jouer la donne',
  statistics: 'Statistiques',
  by: { wonder: 'Par merveille', box: 'Par extension', players: 'Par nombre de joueurs' },
  gamesHead: 'parties',
  wonHead: 'gagnées',
  pointsHead: 'moyenne de points',
  share: (part) => `${Math.round(part * 100)} %`,
  withTakenBack: (games) => `${plural(games, 'partie')} avec des coups annulés.`,
  lastGames: 'Vos dernières parties',
  placeOf: (n) => `sur ${n}`,
  wonWith: (name, points) => `${name} a gagné avec ${points}`,
  youWon: 'gagnée',
  points: 'points',
  pointsOf: (games) => `points de ${plural(games, 'partie')} ; les parties gagnées ont un toit`,
}

/** Keys whose texts are equal in English. */
export const alike = ['points']
