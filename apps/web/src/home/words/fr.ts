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
  changeMix: 'Changer le mélange',
  withFriends: 'Entre amis',
  withFriendsHelp: 'Un clic donne un lien, ou fait de cet écran la table. Personne n’a besoin de compte.',
  anyTable: 'Pour toute table',
  lastGames: 'Vos dernières parties',
  place: (rank) => (rank === 1 ? '1er' : `${rank}e`),
  placeOf: (n) => `sur ${n}`,
  wonWith: (name, points) => `${name} a gagné avec ${points}`,
  youWon: 'gagnée',
  points: 'points',
  pointsOf: (games) => `points de ${plural(games, 'partie')} ; celles gagnées ont un toit`,
}

/** The same in English. */
export const alike = ['points']
