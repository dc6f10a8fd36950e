/** Texts of open tables, profiles, seasons and the daily deal in English. */

import { listed, plural, small } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'

export const words = {
  nav: { tables: 'Open tables', season: 'Season', daily: 'Daily deal', me: 'Profile' },
  navigation: 'Pages',
  coming: 'Loading…',

  // Open tables
  openTables: 'Open tables',
  /** Listed tables; the filters may hide others. */
  free: (n: number, hidden = 0) =>
    n === 0
      ? hidden > 0
        ? 'No table matches these filters.'
        : 'No table has a free seat right now. Create one, or start a quick match.'
      : `${plural(n, 'table')} with free seats. Each side of a table is a seat: a thick line is taken, a dotted line is a bot.`,
  hidden: (n: number) => `These filters hide ${plural(n, 'table')}.`,
  showAll: 'Show all',
  openOwn: 'Create table',
  openRated: 'Create rated table',
  mix: 'Expansions',
  mixes: byKey({ any: 'any', base: 'base game', chosen: 'choose…' }),
  whichBoxes: 'Play with',
  /** Undefined for any expansions. */
  mixText: (boxes: readonly string[] | undefined) =>
    boxes === undefined ? 'any expansions' : boxes.length === 0 ? 'base game' : `with ${listed(boxes)}`,
  playersText: (n: number) =>
    n === 0 ? 'any number of players' : n === 2 ? '2 players and a free city' : plural(n, 'player'),
  paceText: byKey({ any: 'live or over several days', live: 'live', days: 'over several days' }),
  searchFor: (summary: string) => `You are looking for: ${summary}.`,
  /** Whether the game counts for ratings. */
  counts: (when: 'never' | 'without-bots' | 'always') =>
    ({
      never: 'The game won’t count for ratings: that needs an account.',
      'without-bots': 'The game counts for ratings if people take all seats, but not with bots.',
      always: 'The game counts for ratings.',
    })[when],
  players: 'Players',
  any: 'any',
  clock: 'Clock',
  paces: byKey({ any: 'any', live: 'live', days: 'over days' }),
  find: 'Quick match',
  usual: (seconds: number) => `usually about ${plural(seconds, 'second')}`,
  botsLater: 'After 1 minute bots fill the free seats; the game is then unrated.',
  noBots: 'People only.',
  withBots: 'add bots after 1 minute',
  taken: (taken: number, all: number) => `${taken} of ${all}`,
  seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  with: (people: readonly string[], bots: number, level: string) => {
    const machines = bots === 0 ? [] : [`${bots} ${small(level)} ${bots === 1 ? 'bot' : 'bots'}`]
    return [...people, ...machines].join(', ')
  },
  teams: 'teams of two',
  rated: 'rated',
  friendly: 'casual',
  forWhom: byKey({ anybody: 'anyone', accounts: 'with account' }),
  window: (from: number, to: number) => `${from}–${to}`,
  baseGame: 'base game',
  noClock: 'no time limit',
  yourMix: 'your expansions',
  sitDown: 'Join',
  sit: 'Join',
  sitAt: (who: string) => `Join ${who}`,
  goOn: 'Continue',
  beingPlayed: 'Games in progress',
  /** The turn is 0 until the first one of an Age begins. */
  ageAndTurn: (age: string, turn: number) => (turn === 0 ? `Age ${age || 'I'}` : `Age ${age}, turn ${turn}`),
  average: (rating: number) => `rated, ${rating} on average`,
  watching: (n: number) => plural(n, 'spectator'),
  watch: 'Spectate',
  needsAccount: 'Rated games need an account.',
  makeOne: 'Create account',
  change: 'change',

  // Waiting
  notLooking: 'Search stopped',
  waiting: 'Looking for a table',
  waited: (time: string) => `You have been waiting for ${time}.`,
  others: (n: number) =>
    n === 0
      ? 'Nobody else is waiting yet.'
      : `${n === 1 ? '1 other person is' : `${n} other people are`} waiting, perhaps with other settings.`,
  leaves: 'Stay on this page to keep your place.',
  stop: 'Cancel',

  // Profile
  since: (month: string, games: number, won: number) => `member since ${month}, ${plural(games, 'game')}, ${won} won`,
  nothingYet: 'No online games yet.',
  nothingOpen: 'No games at open tables yet.',
  strangersHear: 'Others only see your games at open tables.',
  hasLeft: (left: number, of: number) => `left ${left} of ${plural(of, 'open game')}`,
  isBot: 'bot',
  visitor: 'Your profile',
  allGames: 'All games',
  account: 'Account',
  give: (give: number, games: number) => `± ${give} · ${plural(games, 'game')}`,
  often: (names: readonly string[]) => `plays most with ${listed(names)}`,
  ratedFrom: (games: number, enough: number) => `${games} of ${enough} games needed for a rating`,
  courseOf: (ratings: readonly number[]) => `from ${ratings[0]} to ${ratings[ratings.length - 1]}`,
  byWonder: 'By wonder',
  byWonderHelp: 'the height shows the share of games won with this wonder',
  byBox: 'By expansion',
  share: (won: number, of: number) => `${Math.round((100 * won) / Math.max(1, of))}%`,
  ofGames: (n: number) => `of ${n}`,
  points: (n: number) => plural(n, 'point'),
  last: (n: number) => (n === 1 ? 'Last game' : `Last ${n} games`),
  best: 'Best scores',
  playersAnd: (players: number, boxes: readonly string[]) =>
    `${plural(players, 'player')}, ${boxes.length === 0 ? 'base game' : listed(boxes)}`,
  replay: (wonder: string, points: number) => `Replay: ${wonder}, ${plural(points, 'point')}`,

  // The season
  season: (number: number) => `Season ${number}`,
  week: (number: number, week: number) => `Season ${number}, week ${week}`,
  seasonOver: 'over',
  seasonEnds: (date: string) => `The season ends on ${date}.`,
  enough: (people: number, games: number) =>
    `${people === 1 ? '1 person has' : `${people} people have`} played at least ${plural(games, 'rated game')}.`,
  nobody:
    'Nobody has played enough rated games yet. Join or create a rated table under “Open tables”; you need an account.',
  head: { player: 'Player', rating: 'Rating', course: 'Last games', games: 'Games', won: 'Won', best: 'Best' },
  seasons: 'Season',
  pool: 'Category',
  boardNote:
    'Games without bots. Leavers rank last. The ± is the uncertainty of a rating (two out of three are within it).',
  bots: 'Built-in bots',
  botsNote: (games: number) => `Rated separately, from up to ${plural(games, 'game')} against each other.`,

  // The daily deal
  daily: 'Daily deal',
  dailyHelp:
    'The same cards, the same seat and the same three hard bots for everyone. One try; after your game you see the ranking.',
  played: (n: number, middle: number | undefined) =>
    n === 0 ? 'No results yet.' : `${plural(n, 'player')} so far, median ${middle} points.`,
  dealOf: (date: string) => `Daily deal of ${date}`,
  dailyOver: 'This deal is closed. Here is its ranking.',
  nobodyPlayed: 'Nobody finished this deal.',
  dailyNext: 'Tomorrow there is another deal.',
  today: 'Today’s deal',
  yesterday: 'Yesterday’s ranking',
  dayBefore: 'Previous day',
  playIt: 'Play the deal',
  goOnDeal: 'Continue',
  look: 'Show my game',
  yourPoints: (points: number) => `You scored ${plural(points, 'point')}.`,
  ranking: 'Ranking',
  knows: 'Today’s deal has already been played on this device. You can play it, but your result won’t be ranked.',
  knew: 'This deal had already been played on this device: your result is not ranked.',
  knewIt: 'not ranked: deal already known on this device',
  sharedAddress: 'same network as another player',
  podium: 'Yesterday’s best',
  calendar: 'Your deals this month',
  daysPlayed: (n: number) => (n === 0 ? 'No deal played this month.' : `${plural(n, 'deal')} played this month.`),
  dayPlayed: (day: string, points: number | undefined) =>
    points === undefined ? `${day}: played` : `${day}: ${plural(points, 'point')}`,
  dealHidden: 'You and three hard bots. Wonder and hand stay hidden until you play.',
  dailyNeedsAccount: 'Without an account your try is not ranked, and neither are later ones on this device.',
}

export type StrangersWords = typeof words
