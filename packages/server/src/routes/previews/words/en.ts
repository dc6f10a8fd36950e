/** Titles and descriptions of pages, for links pasted into chats. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  home: '7 Wonders for two to eight: build a city and a wonder in 18 turns.',
  pages: {
    rules: ['Rulebook', 'The rules of 7 Wonders for the expansions you play with.'],
    cards: ['Card library', 'All cards, wonders and leaders of 7 Wonders and its expansions.'],
    score: ['Score pad', 'Enter the cities of your game and see where each point comes from.'],
    puzzles: ['Puzzles', 'One position, one best move.'],
    daily: ['Daily deal', 'Today’s cards, the same for everyone.'],
    learn: ['Learn to play', 'A first game of 7 Wonders with a coach.'],
    tables: ['Open tables', 'Join a game of 7 Wonders, or create one.'],
    season: ['Season', 'The ratings of this season.'],
    new: ['New game', 'Choose players, expansions and bots for a game of 7 Wonders.'],
    ladder: ['Challenges', '30 set tables of 7 Wonders, each with a goal.'],
    replay: ['Replay of a game', 'Follow a game of 7 Wonders turn by turn.'],
  },
  /** Of a table that strangers may not see: neither names nor its state. */
  invitation: ['A game of 7 Wonders', 'Open the link to join it or to see how it went, without an account.'],
  room: (host: string) => `${host} invites you to play`,
  seats: (free: number, players: number) => `${plural(free, 'free seat')} of ${players}`,
  playing: (players: string) => `A game with ${players}`,
  won: (winners: string) => `${winners} won`,
  shared: (winners: string) => `${winners} share the victory`,
  points: (points: number) => `${plural(points, 'point')}.`,
  lead: (points: number, margin: number, second: string) =>
    `${plural(points, 'point')}, ${margin > 0 ? `${margin} ahead of` : 'with more coins than'} ${second}.`,
  tied: (points: number, areTiesShared: boolean) =>
    `Tied on ${plural(points, 'point')}${areTiesShared ? '' : ', and on coins too'}.`,
  bot: 'a bot',
  botOf: (wonder: string) => `${wonder} (bot)`,
  base: 'base game',
}

export type PreviewWords = typeof words
