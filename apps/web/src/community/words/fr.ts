/** What the pages for strangers say, in French. */
import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { StrangersWords } from './en.ts'

const NUMBERS = ['Aucune', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix']

export const words: StrangersWords = {
  nav: { play: 'Jouer', tables: 'Tables ouvertes', season: 'La saison', daily: 'Donne du jour', me: 'Profil' },
  navigation: 'Pages',
  coming: 'Un instant …',

  openTables: 'Tables ouvertes',
  free: (n) =>
    n === 0
      ? 'Aucune n’a de place libre en ce moment. Ouvrez la vôtre, ou laissez-nous vous en trouver une.'
      : `${NUMBERS[n] ?? n} ${n === 1 ? 'a' : 'ont'} une place libre. Chaque côté d’une table est une place ; épais, il est pris, pointillé, c’est un robot.`,
  noneFits: 'Aucune ne correspond à ce que vous cherchez.',
  openOwn: 'Ouvrir la vôtre',
  openRated: 'En ouvrir une classée',
  mix: 'Mélange',
  mixes: { any: 'tous', base: 'de base', yours: 'le vôtre' },
  players: 'Joueurs',
  any: 'tous',
  clock: 'Horloge',
  paces: { any: 'toutes', live: 'en direct', days: 'en jours' },
  find: 'Trouvez-moi une table',
  usual: (seconds) => `environ ${plural(seconds, 'seconde')} ces temps-ci`,
  botsLater: 'Après une minute, des robots peuvent compléter la table.',
  noBots: 'Entre personnes seulement.',
  withBots: 'robots après une minute',
  anyTable: 'Une table, bientôt',
  taken: (taken, all) => `${taken} sur ${all}`,
  seatsTaken: (taken, all) => `${taken} places prises sur ${all}`,
  with: (people, bots, level) => {
    const machines = bots === 0 ? [] : [`${plural(bots, 'robot')} (${level})`]
    return [...people, ...machines].join(', ')
  },
  teams: 'par équipes de deux',
  rated: 'classée',
  friendly: 'amicale',
  forWhom: { anybody: 'ouverte à tous', accounts: 'avec un compte' },
  window: (from, to) => `${from}–${to}`,
  baseGame: 'jeu de base',
  noClock: 'sans horloge',
  yourMix: 'votre mélange',
  sitDown: 'S’asseoir',
  sit: 'S’asseoir',
  sitAt: (who) => `S’asseoir avec ${who}`,
  goOn: 'Continuer',
  beingPlayed: 'En cours',
  ageAndTurn: (age, turn) => `Âge ${age}, tour ${turn}`,
  average: (rating) => `classée, ${rating} en moyenne`,
  watching: (n) => `${plural(n, 'spectateur')}`,
  watch: 'Regarder',
  needsAccount: 'Les parties classées demandent un compte.',
  makeOne: 'Créer le vôtre',
  change: 'changer',

  notLooking: 'Aucune table n’est cherchée',
  waiting: 'Recherche d’une table',
  waited: (text) => `Vous attendez depuis ${text}.`,
  others: (n) =>
    n === 0
      ? 'Personne d’autre n’attend encore.'
      : n === 1
        ? 'Une autre personne attend, peut-être la même chose.'
        : `${n} autres personnes attendent, peut-être pas toutes la même chose.`,
  leaves: 'Quitter cette page, c’est quitter la file.',
  stop: 'Ne plus chercher',

  since: (month, games, won) => `joue depuis ${month}, ${plural(games, 'partie')}, ${plural(won, 'gagnée')}`,
  nothingYet: 'Pas encore de partie en ligne.',
  strangersHear: 'Les autres n’en voient que ce qui fut joué aux tables ouvertes.',
  hasLeft: (left, of) => `a quitté ${left} de ${plural(of, 'partie')} entre inconnus`,
  isBot: 'un programme',
  visitor: 'Vous',
  allGames: 'Toutes les parties',
  account: 'Compte',
  give: (give, games) => `± ${give} · ${plural(games, 'partie')}`,
  often: (names) => `le plus souvent avec ${listed(names)}`,
  ratedFrom: (games, enough) => `${plural(games, 'partie')} ; classé à partir de ${enough}`,
  courseOf: (ratings) => `de ${ratings[0]} à ${ratings[ratings.length - 1]}`,
  byWonder: 'Par merveille',
  byWonderHelp: 'un monument s’élève selon la part des parties gagnées avec lui',
  byBox: 'Par boîte',
  share: (won, of) => `${Math.round((100 * won) / Math.max(1, of))} %`,
  ofGames: (n) => `sur ${n}`,
  points: (n) => plural(n, 'point'),
  last: (n) => (n === 1 ? 'Dernière partie' : `${n} dernières parties`),
  best: 'Meilleurs scores',
  playersAnd: (players, boxes) => `${plural(players, 'joueur')}, ${boxes.length === 0 ? 'jeu de base' : listed(boxes)}`,
  replay: (wonder, points) => `Revoir la partie : ${wonder}, ${plural(points, 'point')}`,

  season: (number) => `Saison ${number}`,
  week: (number, week) => `Saison ${number}, semaine ${week}`,
  seasonOver: 'finie',
  enough: (people, games) =>
    `${people === 1 ? 'Une personne a' : `${people} personnes ont`} joué ${games} parties classées ou plus.`,
  nobody: 'Personne n’a encore joué assez de parties classées.',
  head: {
    player: 'Joueur',
    rating: 'Cote',
    course: 'Dernières parties',
    games: 'Parties',
    won: 'Gagnées',
    best: 'Record',
  },
  seasons: 'Saison',
  pool: 'Catégorie',
  boardNote:
    'Tables entre personnes seulement ; qui part est classé dernier, les autres entre eux. Un nombre est sûr à son ± près, deux fois sur trois.',
  bots: 'Les robots de la maison',
  botsNote: (games) =>
    `Dans une catégorie à eux, d’après une ligue entre eux de ${plural(games, 'partie')} au plus chacun ; ils ne rencontrent pas de personnes classées.`,

  daily: 'Donne du jour',
  dailyHelp:
    'Tout le monde joue les mêmes cartes, de la même place, contre les mêmes trois robots forts, une seule fois. Le serveur distribue ; le classement s’ouvre quand vous avez joué.',
  played: (n, middle) =>
    n === 0
      ? 'Personne ne l’a encore jouée.'
      : `${n === 1 ? 'Une personne l’a' : `${n} personnes l’ont`} jouée, le milieu est à ${middle}.`,
  dealOf: (date) => `La donne du ${date}`,
  dailyOver: 'Ce jour est passé : la donne ne se joue plus, et tout le monde peut lire son classement.',
  nobodyPlayed: 'Personne ne l’a jouée jusqu’au bout.',
  today: 'Donne d’aujourd’hui',
  yesterday: 'Classement d’hier',
  dayBefore: 'La veille',
  playIt: 'Jouer la donne',
  goOnDeal: 'La continuer',
  look: 'La revoir',
  yourPoints: (points) => `Vous avez ${plural(points, 'point')}.`,
  ranking: 'Classement',
  knows:
    'Sur cet appareil, quelqu’un d’autre a vu la donne d’aujourd’hui. Vous pouvez la jouer quand même, mais sans place au classement.',
  knew: 'Sur cet appareil, quelqu’un d’autre avait vu la donne : votre essai n’a pas de place au classement.',
  knewIt: 'sur un appareil qui connaissait la donne',
  sharedAddress: 'même adresse qu’un autre',
  dailyNeedsAccount: 'Un essai par jour et par personne : il se joue avec un compte.',
}

/** The same in English. */
export const alike = ['navigation']
