/** Texts of the home screen in English. */

import { form, listed, plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'

export const words = {
  title: 'Build a city for the ages',
  about:
    '7 Wonders, a card game for two to eight players: choose cards over 18 turns, build a city and a wonder, and score the most points.',
  actions: {
    bots: ['Play against bots', 'Starts at once'],
    friends: ['Play with friends', 'One link, no account'],
    people: ['Find players', 'Open tables and quick match'],
  } satisfies Record<'bots' | 'friends' | 'people', readonly [name: string, help: string]>,
  learnHelp: 'A first game with a coach',
  /** After the first finished lesson. */
  lessonsHelp: 'Lessons for every expansion',
  mix: (players: number, expansions: number, level: string) =>
    [
      `Your game: ${plural(players, 'player')}`,
      expansions === 0 ? 'base game' : plural(expansions, 'expansion'),
      ...(level === '' ? [] : [`${level} bots`]),
    ].join(', '),
  changeSetup: 'Change set-up',
  tiles: {
    daily: 'Today’s cards, the same for everyone',
    ladder: '30 tables, each with a goal',
    puzzles: 'One turn, one best move',
    rules: 'For the expansions you play',
  },
  waitForYou: (names: readonly string[]) => `${listed(names)} ${form(names.length, 'is', 'are')} waiting for you`,
  yourTurn: 'Your turn',
  greetings: byKey({ morning: 'Good morning', day: 'Hello', evening: 'Good evening' }),
  greet: (greeting: string, name: string) => (name ? `${greeting}, ${name}` : greeting),
  yourTurnAt: (tables: number, of: number) =>
    of === 1 ? 'It’s your turn.' : `It’s your turn in ${tables} of ${plural(of, 'game')}.`,
  running: (tables: number) => (tables === 0 ? 'No games in progress.' : `${plural(tables, 'game')} in progress.`),
  cities: 'Games in progress',
  goOn: 'Continue',
  waitsFor: (names: readonly string[]) => `waiting for ${listed(names)}`,
  until: (when: string) => `until ${when}`,
  notBegun: 'not started',
  firstLesson: 'First game with a coach',
  lesson: (expansion: string) => `Lesson: ${expansion}`,
  keptHere: 'saved on this device',
  players: (n: number) => plural(n, 'player'),
  dealHelp: 'The same cards for everyone today: 4 players, base game, hard bots.',
  dealPlayed: (points: number, place: string) => `Played today: ${plural(points, 'point')}, ${place}.`,
  streak: (days: number) => (days > 1 ? `${days} days in a row.` : ''),
  playDeal: 'Play the deal',
  statistics: 'Statistics',
  by: { wonder: 'By wonder', box: 'By expansion', players: 'By number of players' },
  gamesHead: 'games',
  wonHead: 'won',
  pointsHead: 'average points',
  share: (part: number) => `${Math.round(part * 100)}%`,
  withTakenBack: (games: number) => `${plural(games, 'game')} with undone turns.`,
  lastGames: 'Recent games',
  placeOf: (n: number) => `of ${n}`,
  wonWith: (name: string, points: number) => `${name} won with ${points}`,
  youWon: 'won',
  points: 'points',
  pointsOf: (games: number) => `points in ${plural(games, 'game')}; wins are marked by a roof`,
}

export type HomeWords = typeof words
