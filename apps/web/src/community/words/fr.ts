/** Texts of open tables, profiles, seasons and the daily deal in French. */
import { listed, plural, small } from '@heptapolis/boxes/grammar/fr'
import type { StrangersWords } from './en.ts'

export const words: StrangersWords = {
  nav: { tables: 'Tables ouvertes', season: 'Saison', daily: 'Donne du jour', me: 'Profil' },
  navigation: 'Pages',
  coming: 'Chargement…',

  openTables: 'Tables ouvertes',
  free: (n, hidden = 0) =>
    n === 0
      ? hidden > 0
        ? 'Aucune table ne correspond à ces filtres.'
        : 'Aucune table n’a de place libre. Créez la vôtre ou lancez une partie rapide.'
      : `${plural(n, 'table')} avec des places libres. Chaque côté d’une table est une place : trait épais pour une place prise, pointillé pour un robot.`,
  hidden: (n) => `Ces filtres masquent ${plural(n, 'table')}.`,
  showAll: 'Tout afficher',
  openOwn: 'Créer une table',
  openRated: 'Créer une table classée',
  mix: 'Extensions',
  mixes: { any: 'toutes', base: 'jeu de base', chosen: 'choisir…' },
  whichBoxes: 'Jouer avec',
  mixText: (boxes) =>
    boxes === undefined ? 'avec ou sans extensions' : boxes.length === 0 ? 'jeu de base' : `avec ${listed(boxes)}`,
  playersText: (n) =>
    n === 0 ? 'nombre de joueurs indifférent' : n === 2 ? '2 joueurs et une cité libre' : plural(n, 'joueur'),
  paceText: { any: 'en direct ou sur plusieurs jours', live: 'en direct', days: 'sur plusieurs jours' },
  searchFor: (summary) => `Votre recherche : ${summary}.`,
  counts: (when) =>
    ({
      never: 'Sans compte, la partie n’est pas classée.',
      'without-bots':
        'La partie compte pour le classement si des personnes prennent toutes les places ; avec des robots, non.',
      always: 'La partie compte pour le classement.',
    })[when],
  players: 'Joueurs',
  any: 'tous',
  clock: 'Rythme',
  paces: { any: 'tous', live: 'en direct', days: 'sur plusieurs jours' },
  find: 'Partie rapide',
  usual: (seconds) => `en général environ ${plural(seconds, 'seconde')}`,
  botsLater: 'Après 1 minute, des robots complètent la table ; la partie n’est alors pas classée.',
  noBots: 'Sans robots.',
  withBots: 'compléter avec des robots après 1 minute',
  taken: (taken, all) => `${taken} sur ${all}`,
  seatsTaken: (taken, all) => `${plural(taken, 'place prise', 'places prises')} sur ${all}`,
  with: (people, bots, level) => {
    const machines = bots === 0 ? [] : [`${plural(bots, 'robot')} (${small(level)})`]
    return [...people, ...machines].join(', ')
  },
  teams: 'en équipes de deux',
  rated: 'classée',
  friendly: 'amicale',
  forWhom: { anybody: 'ouverte à tous', accounts: 'avec un compte' },
  window: (from, to) => `${from}–${to}`,
  baseGame: 'jeu de base',
  noClock: 'sans limite de temps',
  yourMix: 'vos extensions',
  sitDown: 'Rejoindre',
  sit: 'Rejoindre',
  sitAt: (who) => `Rejoindre ${who}`,
  goOn: 'Continuer',
  beingPlayed: 'Parties en cours',
  ageAndTurn: (age, turn) => (turn === 0 ? `Âge ${age || 'I'}` : `Âge ${age}, tour ${turn}`),
  average: (rating) => `classée, ${rating} en moyenne`,
  watching: (n) => plural(n, 'spectateur'),
  watch: 'Regarder',
  needsAccount: 'Les parties classées nécessitent un compte.',
  makeOne: 'Créer un compte',
  change: 'changer',

  notLooking: 'Recherche arrêtée',
  waiting: 'Recherche d’une table',
  waited: (time) => `Vous attendez depuis ${time}.`,
  others: (n) =>
    n === 0
      ? 'Personne d’autre n’attend pour l’instant.'
      : n === 1
        ? '1 autre personne attend, peut-être avec d’autres réglages.'
        : `${n} autres personnes attendent, peut-être avec d’autres réglages.`,
  leaves: 'Restez sur cette page pour garder votre place.',
  stop: 'Annuler',

  since: (month, games, won) => `membre depuis ${month}, ${plural(games, 'partie')}, ${plural(won, 'gagnée')}`,
  nothingYet: 'Aucune partie en ligne pour l’instant.',
  nothingOpen: 'Aucune partie à une table ouverte pour l’instant.',
  strangersHear: 'Les autres ne voient que vos parties aux tables ouvertes.',
  hasLeft: (left, of) => `a quitté ${plural(left, 'partie ouverte', 'parties ouvertes')} sur ${of}`,
  isBot: 'robot',
  visitor: 'Votre profil',
  allGames: 'Toutes les parties',
  account: 'Compte',
  give: (give, games) => `± ${give} · ${plural(games, 'partie')}`,
  often: (names) => `joue surtout avec ${listed(names)}`,
  ratedFrom: (games, enough) => `${plural(games, 'partie')} sur ${enough} avant la première cote`,
  courseOf: (ratings) => `de ${ratings[0]} à ${ratings[ratings.length - 1]}`,
  byWonder: 'Par merveille',
  byWonderHelp: 'la hauteur montre la part de parties gagnées avec cette merveille',
  byBox: 'Par extension',
  share: (won, of) => `${Math.round((100 * won) / Math.max(1, of))} %`,
  ofGames: (n) => `sur ${n}`,
  points: (n) => plural(n, 'point'),
  last: (n) => (n === 1 ? 'Dernière partie' : `${n} dernières parties`),
  best: 'Meilleurs scores',
  playersAnd: (players, boxes) => `${plural(players, 'joueur')}, ${boxes.length === 0 ? 'jeu de base' : listed(boxes)}`,
  replay: (wonder, points) => `Revoir la partie : ${wonder}, ${plural(points, 'point')}`,

  season: (number) => `Saison ${number}`,
  week: (number, week) => `Saison ${number}, semaine ${week}`,
  seasonOver: 'terminée',
  seasonEnds: (date) => `La saison se termine le ${date}.`,
  enough: (people, games) =>
    `${people === 1 ? '1 personne a' : `${people} personnes ont`} joué au moins ${plural(games, 'partie classée', 'parties classées')}.`,
  nobody:
    'Personne n’a encore joué assez de parties classées. Rejoignez ou créez une table classée dans « Tables ouvertes » ; il faut un compte.',
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
    'Parties sans robots. Ceux qui partent finissent derniers. Le ± indique la marge d’erreur : la cote est exacte à cette marge près deux fois sur trois.',
  bots: 'Robots intégrés',
  botsNote: (games) => `Cotes calculées à part, sur ${plural(games, 'partie')} entre robots au plus.`,

  daily: 'Donne du jour',
  dailyHelp:
    'Les mêmes cartes, la même place et les trois mêmes robots de niveau difficile pour tous. Un seul essai ; le classement s’affiche après votre partie.',
  played: (n, middle) =>
    n === 0 ? 'Aucun résultat pour l’instant.' : `${plural(n, 'joueur')} jusqu’ici, médiane : ${middle} points.`,
  dealOf: (date) => `Donne du ${date}`,
  dailyOver: 'Cette donne est close. Voici son classement.',
  nobodyPlayed: 'Personne n’a terminé cette donne.',
  dailyNext: 'Demain, il y aura une autre donne.',
  today: 'Donne d’aujourd’hui',
  yesterday: 'Classement d’hier',
  dayBefore: 'Jour précédent',
  playIt: 'Jouer la donne',
  goOnDeal: 'Continuer',
  look: 'Voir ma partie',
  yourPoints: (points) => `Vous avez marqué ${plural(points, 'point')}.`,
  ranking: 'Classement',
  knows: 'La donne d’aujourd’hui a déjà été jouée sur cet appareil. Vous pouvez la jouer, mais hors classement.',
  knew: 'Cette donne avait déjà été jouée sur cet appareil : votre résultat est hors classement.',
  knewIt: 'hors classement : donne déjà connue sur cet appareil',
  sharedAddress: 'même réseau qu’un autre joueur',
  podium: 'Les meilleurs d’hier',
  calendar: 'Vos donnes du mois',
  daysPlayed: (n) =>
    n === 0 ? 'Aucune donne jouée ce mois-ci.' : `${plural(n, 'donne jouée', 'donnes jouées')} ce mois-ci.`,
  dayPlayed: (day, points) => (points === undefined ? `${day} : jouée` : `${day} : ${plural(points, 'point')}`),
  dealHidden: 'Vous et trois robots de niveau difficile. Merveille et main restent cachées jusqu’à votre partie.',
  dailyNeedsAccount: 'Sans compte, votre essai est hors classement, de même que les suivants sur cet appareil.',
}

/** Keys whose texts are equal in English. */
export const alike = ['navigation']
