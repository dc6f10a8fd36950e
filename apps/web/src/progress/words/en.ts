/** Texts of the page about one's own progress in English. */

import type { LossKind } from '@heptapolis/bots/patterns'
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  intro: 'From the finished games in this browser and your online tables.',
  none: 'Finish a game to see your progress here.',
  games: (n: number) => plural(n, 'game'),
  won: (share: number) => `${Math.round(share * 100)}% won`,
  points: (mean: string) => `${mean} points on average`,
  streak: (days: number) => `Daily deal: ${plural(days, 'day')} in a row`,
  course: 'Points per game',
  courseHelp: 'Dots are games, filled ones are wins; the line is the average of ten games.',
  courseOf: (games: number, first: string, last: string) =>
    `Points of ${plural(games, 'game')}: ${first} on average at first, ${last} lately`,
  lately: (n: number, share: number, before: number) =>
    `You won ${Math.round(share * 100)}% of your last ${n} games and ${Math.round(before * 100)}% of those before.`,
  goals: 'Goals',
  goalsHelp: 'Win with each wonder and side, and with each expansion.',
  reached: (done: number, all: number) => `${done} of ${all} reached`,
  wonders: 'Wonders',
  expansions: 'Expansions',
  isWon: 'won',
  isOpen: 'not won yet',
  patterns: 'Your patterns',
  patternsHelp:
    'Points you lose per game by kind of mistake, estimated from your moves and compared with the hard bot.',
  looking: 'Analysing your games…',
  fewGames: (n: number) => `Finish ${plural(n, 'game')} alone against bots to see your patterns.`,
  sound: 'No clear pattern: no kind of mistake costs you more points than it costs the hard bot.',
  which: 'Games',
  all: 'all',
  base: 'base game',
  withBoxes: 'with expansions',
  kind: 'kind',
  perGame: 'points per game',
  lost: (points: number, usual: number) => `${plural(points, 'point')} lost per game; the hard bot loses ${usual}`,
  tryIt: 'Try these turns again:',
  position: (wonder: string, age: string, points: number) => `${wonder}, ${age}, ${plural(points, 'point')}`,
  kinds: {
    overpaid: 'overpaid',
    chain: 'missed chains',
    fed: 'fed a neighbour',
    idle: 'idle coins',
    fights: 'lost conflicts',
    late: 'late stages',
  } satisfies Record<LossKind, string>,
  advice: {
    overpaid: 'Compare the payments before you build: the same card often costs fewer coins from the other neighbour.',
    chain: 'Look for cards in your hand that a card in your city makes free, and build them first.',
    fed: 'Coins for a neighbour are points for a rival: build something free where it is about as good.',
    idle: 'A coin is worth only a third of a point: spend coins on what you need instead of keeping them.',
    fights:
      'Count the shields of your neighbours before the last turns of an Age; one red card often decides two conflicts.',
    late: 'Build stages in Ages I and II, with a card that a neighbour wants or that you cannot use.',
  } satisfies Record<LossKind, string>,
}
