/** What home says, in English. */
import { form, listed, plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  waitForYou: (names: readonly string[]) => `${listed(names)} ${form(names.length, 'waits', 'wait')} for you`,
  yourTurn: 'It is your turn',
  greetings: { morning: 'Good morning', day: 'Hello', evening: 'Good evening' } as Record<string, string>,
  greet: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  yourTurnAt: (tables: number, of: number) =>
    of === 1 ? 'It is your turn.' : `It is your turn at ${tables === 1 ? 'one' : tables} of ${plural(of, 'table')}.`,
  running: (tables: number) => (tables === 0 ? 'Nothing is being played.' : `${plural(tables, 'game')} going on.`),
  cities: 'Games going on',
  goOn: 'Go on',
  waitsFor: (names: readonly string[]) => `waits for ${listed(names)}`,
  until: (when: string) => `until ${when}`,
  notBegun: 'not begun',
  keptHere: 'kept on this device',
  allGames: 'All games',
  playNow: 'Play now',
  players: (n: number) => plural(n, 'player'),
  against: (levels: readonly string[]) =>
    levels.length === 0
      ? ''
      : `against ${new Set(levels).size === 1 ? `${plural(levels.length, 'bot')}, ${levels[0]}` : listed(levels)}`,
  dealOfTheDay: 'Deal of the day',
  dealHelp: 'Everybody gets the same cards today: 4 players, base game, hard bots.',
  dealPlayed: (points: number, place: string) => `Played today: ${plural(points, 'point')}, ${place}.`,
  streak: (days: number) => (days > 1 ? `${days} days in a row.` : ''),
  playDeal: 'Play the deal',
  dealRanked: (played: number, middle: number | undefined) =>
    played === 0
      ? 'Everybody gets the same cards, once. Nobody has played yet.'
      : `Everybody gets the same cards, once. ${played} ${form(played, 'has', 'have')} played, the middle is ${middle}.`,
  ranking: 'Ranking',
  openTables: 'Open tables',
  openTablesHelp: (open: number, yours: number) =>
    open === 0
      ? 'Play with people you do not know yet, or let us find you a table.'
      : `${plural(open, 'table')} ${form(open, 'has', 'have')} a free seat, ${yours} of them ${form(yours, 'plays', 'play')} your mix.`,
  look: 'Look',
  statistics: 'Statistics',
  by: { wonder: 'By wonder', box: 'By box', players: 'By players' },
  gamesHead: 'games',
  wonHead: 'won',
  pointsHead: 'average points',
  share: (part: number) => `${Math.round(part * 100)}%`,
  withTakenBack: (games: number) => `In ${plural(games, 'game')} turns were taken back.`,
  changeMix: 'Change the mix',
  withFriends: 'With friends',
  withFriendsHelp: 'One press gives a link, or makes this screen the table. Nobody needs an account.',
  anyTable: 'For any table',
  lastGames: 'Your last games',
  placeOf: (n: number) => `of ${n}`,
  wonWith: (name: string, points: number) => `${name} won with ${points}`,
  youWon: 'won',
  points: 'points',
  pointsOf: (games: number) => `points of ${plural(games, 'game')}; those that were won have a roof`,
}

export type HomeWords = typeof words
