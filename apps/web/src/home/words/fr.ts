/** Texts of the home screen in French. */
import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { HomeWords } from './en.ts'

export const words: HomeWords = {
  waitForYou: (names) => `${listed(names)} ${names.length > 1 ? 'vous attendent' : 'vous attend'}`,
  yourTurn: 'C’est à vous',
  greetings: { morning: 'Bonjour', day: 'Bonjour', evening: 'Bonsoir' },
  greet: (greeting, name) => (name ? `${greeting}, ${name}` : greeting),
  yourTurnAt: (tables, of) =>
    of === 1 ? 'C’est à vous de jouer.' : `C’est à vous de jouer dans ${plural(tables, 'partie')} sur ${of}.`,
  running: (tables) => (tables === 0 ? 'Aucune partie en cours.' : `${plural(tables, 'partie')} en cours.`),
  cities: 'Parties en cours',
  goOn: 'Continuer',
  waitsFor: (names) => `en attente de ${listed(names)}`,
  until: (when) => `jusqu’à ${when}`,
  notBegun: 'pas commencée',
  keptHere: 'enregistrée sur cet appareil',
  allGames: 'Toutes les parties',
  playNow: 'Jouer maintenant',
  players: (n) => plural(n, 'joueur'),
  against: (levels) =>
    levels.length === 0
      ? ''
      : `contre ${new Set(levels).size === 1 ? `${plural(levels.length, 'robot')}, ${levels[0]}` : listed(levels)}`,
  dealOfTheDay: 'Donne du jour',
  dealHelp: 'Les mêmes cartes pour tous aujourd’hui : 4 joueurs, jeu de base, robots difficiles.',
  dealPlayed: (points, place) => `Jouée aujourd’hui : ${plural(points, 'point')}, ${place}.`,
  streak: (days) => (days > 1 ? `${days} jours de suite.` : ''),
  playDeal: 'Jouer la donne',
  dealRanked: (played, middle) =>
    played === 0
      ? 'Les mêmes cartes pour tous, un seul essai. Aucun résultat pour l’instant.'
      : `Les mêmes cartes pour tous, un seul essai. ${plural(played, 'joueur')} jusqu’ici, médiane : ${middle} points.`,
  ranking: 'Classement',
  openTables: 'Tables ouvertes',
  openTablesHelp: (open, yours) =>
    open === 0
      ? 'Jouez en ligne : rejoignez une table ou lancez une partie rapide.'
      : `${plural(open, 'table')} avec des places libres, dont ${yours} avec vos extensions.`,
  look: 'Parcourir',
  statistics: 'Statistiques',
  by: { wonder: 'Par merveille', box: 'Par extension', players: 'Par nombre de joueurs' },
  gamesHead: 'parties',
  wonHead: 'gagnées',
  pointsHead: 'moyenne de points',
  share: (part) => `${Math.round(part * 100)} %`,
  withTakenBack: (games) => `${plural(games, 'partie')} avec des coups annulés.`,
  changeMix: 'Changer les extensions',
  withFriends: 'Entre amis',
  withFriendsHelp: 'Partagez un lien, ou utilisez cet écran comme table. Sans compte.',
  anyTable: 'Règles et outils',
  lastGames: 'Vos dernières parties',
  placeOf: (n) => `sur ${n}`,
  wonWith: (name, points) => `${name} a gagné avec ${points}`,
  youWon: 'gagnée',
  points: 'points',
  pointsOf: (games) => `points de ${plural(games, 'partie')} ; les victoires ont un toit`,
}

/** The same in English. */
export const alike = ['points']
