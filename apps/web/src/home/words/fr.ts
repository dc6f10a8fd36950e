/** What home says, in French. */
import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { HomeWords } from './en.ts'

export const words: HomeWords = {
  waitForYou: (names) => `${listed(names)} ${names.length > 1 ? 'vous attendent' : 'vous attend'}`,
  yourTurn: 'C’est à vous',
  greetings: { morning: 'Bonjour', day: 'Bonjour', evening: 'Bonsoir' },
  greet: (greeting, name) => (name ? `${greeting}, ${name}` : greeting),
  yourTurnAt: (tables, of) =>
    of === 1 ? 'C’est à vous de jouer.' : `C’est à vous de jouer à ${tables === 1 ? 'une' : tables} table sur ${of}.`,
  running: (tables) => (tables === 0 ? 'Aucune partie en cours.' : `${plural(tables, 'partie')} en cours.`),
  cities: 'Parties en cours',
  goOn: 'Continuer',
  waitsFor: (names) => `attend ${listed(names)}`,
  until: (when) => `jusqu’à ${when}`,
  notBegun: 'pas commencée',
  keptHere: 'gardée sur cet appareil',
  allGames: 'Toutes les parties',
  playNow: 'Jouer maintenant',
  players: (n) => plural(n, 'joueur'),
  against: (levels) =>
    levels.length === 0
      ? ''
      : `contre ${new Set(levels).size === 1 ? `${plural(levels.length, 'robot')}, ${levels[0]}` : listed(levels)}`,
  dealOfTheDay: 'Donne du jour',
  dealHelp: 'Tout le monde reçoit aujourd’hui les mêmes cartes : 4 joueurs, jeu de base, robots forts.',
  dealPlayed: (points, place) => `Jouée aujourd’hui : ${plural(points, 'point')}, ${place}.`,
  streak: (days) => (days > 1 ? `${days} jours de suite.` : ''),
  playDeal: 'Jouer la donne',
  dealRanked: (played, middle) =>
    played === 0
      ? 'Tout le monde reçoit les mêmes cartes, une seule fois. Personne n’a encore joué.'
      : `Tout le monde reçoit les mêmes cartes, une seule fois. ${played} ${played > 1 ? 'ont' : 'a'} joué, le milieu est à ${middle}.`,
  ranking: 'Classement',
  openTables: 'Tables ouvertes',
  openTablesHelp: (open, yours) =>
    open === 0
      ? 'Jouez avec des gens que vous ne connaissez pas encore, ou laissez-nous vous trouver une table.'
      : `${plural(open, 'table')} ${open > 1 ? 'ont' : 'a'} une place libre, dont ${yours} avec votre mélange.`,
  look: 'Voir',
  statistics: 'Statistiques',
  by: { wonder: 'Par merveille', box: 'Par boîte', players: 'Par joueurs' },
  gamesHead: 'parties',
  wonHead: 'gagnées',
  pointsHead: 'points en moyenne',
  share: (part) => `${Math.round(part * 100)} %`,
  withTakenBack: (games) => `Dans ${plural(games, 'partie')}, des tours ont été repris.`,
  changeMix: 'Changer le mélange',
  withFriends: 'Entre amis',
  withFriendsHelp: 'Un clic donne un lien, ou fait de cet écran la table. Personne n’a besoin de compte.',
  anyTable: 'Pour toute table',
  lastGames: 'Vos dernières parties',
  placeOf: (n) => `sur ${n}`,
  wonWith: (name, points) => `${name} a gagné avec ${points}`,
  youWon: 'gagnée',
  points: 'points',
  pointsOf: (games) => `points de ${plural(games, 'partie')} ; celles gagnées ont un toit`,
}

/** The same in English. */
export const alike = ['points']
