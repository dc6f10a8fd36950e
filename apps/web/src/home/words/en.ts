/** Texts of the home screen in English. */
import { form, listed, plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  waitForYou: (names: readonly string[]) => `${listed(names)} ${form(names.length, 'is', 'are')} waiting for you`,
  yourTurn: 'Your turn',
  greetings: { morning: 'Good morning', day: 'Hello', evening: 'Good evening' } as Record<string, string>,
  greet: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  yourTurnAt: (tables: number, of: number) =>
    of === 1 ? 'It’s your turn.' : `It’s your turn in ${tables} of ${plural(of, 'game')}.`,
  running: (tables: number) => (tables === 0 ? 'No games in progress.' : `${plural(tables, 'game')} in progress.`),
  cities: 'Games in progress',
  goOn: 'Continue',
  waitsFor: (names: readonly string[]) => `waiting for ${listed(names)}`,
  until: (when: string) => `until ${when}`,
  notBegun: 'not started',
  keptHere: 'saved on this device',
  allGames: 'All games',
  playNow: 'Play now',
  players: (n: number) => plural(n, 'player'),
  against: (levels: readonly string[]) =>
    levels.length === 0
      ? ''
      : `against ${new Set(levels).size === 1 ? `${plural(levels.length, 'bot')}, ${levels[0]}` : listed(levels)}`,
  dealOfTheDay: 'Daily deal',
  dealHelp: 'The same cards for everyone today: 4 players, base game, hard bots.',
  dealPlayed: (points: number, place: string) => `Played today: ${plural(points, 'point')}, ${place}.`,
  streak: (days: number) => (days > 1 ? `${days} days in a row.` : ''),
  playDeal: 'Play the deal',
  dealRanked: (played: number, middle: number | undefined) =>
    played === 0
      ? 'The same cards for everyone, one try each. No results yet.'
      : `The same cards for everyone, one try each. ${plural(played, 'player')} so far, median ${middle} points.`,
  ranking: 'Ranking',
  openTables: 'Open tables',
  openTablesHelp: (open: number, yours: number) =>
    open === 0
      ? 'Play online: join a table or start a quick match.'
      : `${plural(open, 'table')} with free seats, ${yours} with your expansions.`,
  look: 'Browse',
  statistics: 'Statistics',
  by: { wonder: 'By wonder', box: 'By expansion', players: 'By number of players' },
  gamesHead: 'games',
  wonHead: 'won',
  pointsHead: 'average points',
  share: (part: number) => `${Math.round(part * 100)}%`,
  withTakenBack: (games: number) => `${plural(games, 'game')} with undone turns.`,
  changeMix: 'Change expansions',
  withFriends: 'With friends',
  withFriendsHelp: 'Share a link, or use this screen as the table. No account needed.',
  anyTable: 'Rules and tools',
  lastGames: 'Recent games',
  placeOf: (n: number) => `of ${n}`,
  wonWith: (name: string, points: number) => `${name} won with ${points}`,
  youWon: 'won',
  points: 'points',
  pointsOf: (games: number) => `points in ${plural(games, 'game')}; wins have a roof`,
}

export type HomeWords = typeof words
