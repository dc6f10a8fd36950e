/** What the pages for strangers say, in English. */
import { listed, plural } from '@heptapolis/boxes/grammar/en'

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export const words = {
  nav: { play: 'Play', tables: 'Open tables', season: 'The season', daily: 'Deal of the day', me: 'Profile' },
  navigation: 'Pages',
  coming: 'One moment …',

  // Open tables
  openTables: 'Open tables',
  free: (n: number) =>
    n === 0
      ? 'None has a free seat at the moment. Open your own, or let us find you one.'
      : `${NUMBERS[n] ?? n} ${n === 1 ? 'has' : 'have'} a free seat. Every side of a table is a seat; a thick one is taken, a dotted one is a bot.`,
  noneFits: 'None fits what you look for.',
  openOwn: 'Open your own',
  openRated: 'Open a rated one',
  mix: 'Mix',
  mixes: { any: 'any', base: 'base', yours: 'yours' } as Record<string, string>,
  players: 'Players',
  any: 'any',
  clock: 'Clock',
  paces: { any: 'any', live: 'live', days: 'days' } as Record<string, string>,
  find: 'Find me a table',
  usual: (seconds: number) => `about ${plural(seconds, 'second')} lately`,
  botsLater: 'After a minute bots may fill up the table.',
  noBots: 'People only.',
  withBots: 'bots after a minute',
  anyTable: 'Any table, soon',
  taken: (taken: number, all: number) => `${taken} of ${all}`,
  seatsTaken: (taken: number, all: number) => `${taken} of ${all} seats taken`,
  with: (people: readonly string[], bots: number, level: string) => {
    const machines =
      bots === 0 ? [] : [`${(NUMBERS[bots] ?? String(bots)).toLowerCase()} ${level} ${bots === 1 ? 'bot' : 'bots'}`]
    return [...people, ...machines].join(', ')
  },
  teams: 'teams of two',
  rated: 'rated',
  friendly: 'friendly',
  forWhom: { anybody: 'anybody', accounts: 'with an account' } as Record<string, string>,
  window: (from: number, to: number) => `${from}–${to}`,
  baseGame: 'base game',
  noClock: 'no clock',
  yourMix: 'your mix',
  sitDown: 'Sit down',
  sit: 'Sit',
  sitAt: (who: string) => `Sit down with ${who}`,
  goOn: 'Go on',
  beingPlayed: 'Being played',
  ageAndTurn: (age: string, turn: number) => `Age ${age}, turn ${turn}`,
  average: (rating: number) => `rated, ${rating} on average`,
  watching: (n: number) => `${n} ${n === 1 ? 'watches' : 'watch'}`,
  watch: 'Watch',
  needsAccount: 'Rated games need an account.',
  makeOne: 'Make one',
  change: 'change',

  // Waiting
  notLooking: 'No table is looked for',
  waiting: 'Looking for a table',
  waited: (text: string) => `You have waited ${text}.`,
  others: (n: number) =>
    n === 0
      ? 'Nobody else waits yet.'
      : `${n === 1 ? 'One more person waits, perhaps' : `${n} more people wait, perhaps not all`} for the same.`,
  leaves: 'Leaving this page leaves the queue.',
  stop: 'Stop looking',

  // Profile
  since: (month: string, games: number, won: number) => `plays since ${month}, ${plural(games, 'game')}, ${won} won`,
  nothingYet: 'No games online yet.',
  strangersHear: 'Others see of this what was played at open tables.',
  hasLeft: (left: number, of: number) => `left ${left} of ${plural(of, 'game')} among strangers`,
  isBot: 'a program',
  visitor: 'You',
  allGames: 'All games',
  account: 'Account',
  give: (give: number, games: number) => `± ${give} · ${plural(games, 'game')}`,
  often: (names: readonly string[]) => `most often with ${listed(names)}`,
  ratedFrom: (games: number, enough: number) => `${plural(games, 'game')}; rated from ${enough} on`,
  courseOf: (ratings: readonly number[]) => `from ${ratings[0]} to ${ratings[ratings.length - 1]}`,
  byWonder: 'By wonder',
  byWonderHelp: 'a monument stands as high as the share of games won with it',
  byBox: 'By box',
  share: (won: number, of: number) => `${Math.round((100 * won) / Math.max(1, of))}%`,
  ofGames: (n: number) => `of ${n}`,
  points: (n: number) => plural(n, 'point'),
  last: (n: number) => `Last ${plural(n, 'game')}`,
  best: 'Best scores',
  playersAnd: (players: number, boxes: readonly string[]) =>
    `${plural(players, 'player')}, ${boxes.length === 0 ? 'base' : listed(boxes)}`,
  replay: (wonder: string, points: number) => `Go through the game: ${wonder}, ${plural(points, 'point')}`,

  // The season
  season: (number: number) => `Season ${number}`,
  week: (number: number, week: number) => `Season ${number}, week ${week}`,
  seasonOver: 'over',
  enough: (people: number, games: number) =>
    `${people === 1 ? 'One person has' : `${people} people have`} played ${(NUMBERS[games] ?? String(games)).toLowerCase()} rated games or more.`,
  nobody: 'Nobody has played enough rated games yet.',
  head: { player: 'Player', rating: 'Rating', course: 'Last games', games: 'Games', won: 'Won', best: 'Best' },
  seasons: 'Season',
  pool: 'Pool',
  boardNote:
    'Tables of people only; whoever leaves is rated last, the others among themselves. A number is sure within its ±, two times out of three.',
  bots: 'The bots of the house',
  botsNote: (games: number) =>
    `In a pool of their own, from a league among themselves of up to ${plural(games, 'game')} each; they meet no rated people.`,

  // The deal of the day
  daily: 'Deal of the day',
  dailyHelp:
    'Everybody plays the same cards from the same seat against the same three hard bots, once. The server deals; the ranking opens when you have played.',
  played: (n: number, middle: number | undefined) =>
    n === 0 ? 'Nobody has played it yet.' : `${n === 1 ? 'One has' : `${n} have`} played, the middle is ${middle}.`,
  dealOf: (date: string) => `The deal of ${date}`,
  dailyOver: 'This day is over: the deal is played no more, and everybody may read its ranking.',
  nobodyPlayed: 'Nobody has played it to the end.',
  today: 'Today’s deal',
  yesterday: 'Yesterday’s ranking',
  dayBefore: 'The day before',
  playIt: 'Play the deal',
  goOnDeal: 'Go on with it',
  look: 'Look at it again',
  yourPoints: (points: number) => `You have ${plural(points, 'point')}.`,
  ranking: 'Ranking',
  knows:
    'On this device somebody else has seen today’s deal. You may play it all the same, but without a place in the ranking.',
  knew: 'On this device somebody else had seen the deal: your try has no place in the ranking.',
  knewIt: 'on a device that knew the deal',
  sharedAddress: 'same address as another',
  dailyNeedsAccount: 'One try a day and person: it is played with an account.',
}

export type StrangersWords = typeof words
