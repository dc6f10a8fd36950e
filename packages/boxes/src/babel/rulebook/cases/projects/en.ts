/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../../atom.ts'

export const cases = {
  'part-again': {
    title: 'Taking part again',
    steps: [
      '[city:0] has a token already. With the [card:theater], blue as well, it pays once more and takes the last one.',
    ],
  },
  'tokens-run-short': {
    title: 'Too few tokens',
    steps: ['A single token is left, and both [city:0] and [city:1] take part in this turn. Each of them gets one.'],
  },
  'dug-card-no-part': {
    title: 'From the pile, without taking part',
    steps: [
      '[city:0] builds the [card:theater] from the discard pile. It has the colour of the project, but [city:0] cannot take part with it.',
    ],
  },
  'tokens-go-back': {
    title: 'Tokens go back',
    steps: [
      'The project succeeds, and [city:0] gets its reward. Then all return their tokens for the project of the next Age.',
    ],
  },
  'token-pays-palace': {
    title: 'A palace for a token',
    steps: ['[city:0] returns its token and builds the [card:palace] free of cost.'],
  },
  'token-not-for-part': {
    title: 'Taking part is paid',
    steps: [
      'The token pays for the [card:palace]. To take part with it, [city:0] still pays the [res:clay] and the coin of the project.',
    ],
  },
  'bag-any-colour': {
    title: 'A brown card takes part',
    steps: [
      'The project is blue. With its bag [city:0] takes part with a [card:lumber-yard], pays the cost of taking part, and returns the bag.',
    ],
  },
  'project-victory': {
    title: 'A victory without a war',
    steps: [
      'The project succeeds and gives [city:0] a victory token. It counts on the line of the conflicts: [points:{claims.0.points}].',
    ],
  },
  'nero-and-project': {
    title: 'Paid for the token',
    steps: ['The project gives [city:0] a victory token. [card:nero] pays for it: [coins:{claims.0.has.coins}].'],
  },
  'blocked-board': {
    title: 'A board that gives nothing',
    steps: [
      'The board of [city:0] has lost its [res:ore]. [card:secret-warehouse] has nothing to double, and the [card:barracks] cannot be built.',
    ],
  },
  'free-city-no-project': {
    title: 'Not for the free city',
    steps: [
      'The free city may build the [card:altar], which has the colour of the project. It cannot take part with it.',
    ],
  },
  'sail-or-join-project': {
    title: 'Ship or project',
    steps: ['With its [card:altar] [city:0] can move its blue ship, or take part in the project. It cannot do both.'],
  },
  'card-or-stage': {
    title: 'Card here, stage there',
    steps: [
      '[city:0] builds an [card:apothecary] and takes part in the green project. It does not take part in the edifice: that needs a stage.',
    ],
  },
  'project-before-edifice': {
    title: 'First the reward',
    steps: [
      'The project gives [city:0] [coins:{@project-rampart-road.coins}]. With these it pays the penalty of the edifice, which fails afterwards, and takes no debt.',
    ],
  },
  'hammurabi-not-the-part': {
    title: 'Only the card is cheaper',
    steps: ['With [card:hammurabi] the card costs one resource less. The [res:clay] for the project is still missing.'],
  },
  'penalty-is-no-loss': {
    title: 'A penalty is paid in coins',
    steps: ['The project fails, and the penalty takes all coins of [city:0]. It cannot take a debt instead.'],
  },
  'law-spares-projects': {
    title: 'Only victories in conflicts are reduced',
    steps: [
      'The law reduces the victory tokens of this Age to 0. [city:1] wins its conflicts and gains no points, but both cities keep the victory token of the project.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
