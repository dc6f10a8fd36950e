/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const cases = {
  'wall-takes-coins': {
    title: 'Coins for the wall',
    steps: [
      'The third stage of [city:0] makes all others lose coins. [city:1] has sold a card this turn, and pays with those coins.',
    ],
  },
  'wall-stays-away': {
    title: 'Behind the wall',
    steps: [
      'The same stage gives a diplomacy token. [city:0] stays out of the conflicts; [city:1] and [city:2] fight each other once instead.',
    ],
  },
  'wall-mask': {
    title: 'A symbol from next door',
    steps: [
      '[city:0] has an [card:apothecary], and its second stage copies that of its neighbour: a pair of compasses, [points:{claims.0.points}].',
    ],
  },
  'wall-digs-second': {
    title: 'The wall goes second',
    steps: [
      '[city:1] goes first and takes the [card:theater]. Then the fourth stage of [city:0] takes the [card:stockade].',
    ],
  },
  'henge-marker': {
    title: 'The card under the stage',
    steps: [
      'A [card:library] lies under the second stage of [city:0]. At the end it is turned face up: green. The green cards of the neighbours score [points:{claims.0.points}].',
    ],
  },
  'henge-white': {
    title: 'A leader under the stage',
    steps: [
      'A leader lies under the second stage of [city:0]. So the leaders next door count: [points:{claims.0.points}].',
    ],
  },
  'henge-silenced': {
    title: 'Printed stones count',
    steps: [
      'A law silences the [card:quarry]. Its stones are still printed there, and the last stage of [city:0] counts them: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}.',
    ],
  },
  'wall-lacks-silenced': {
    title: 'Lacking by law',
    steps: [
      'A law silences the [card:sawmill], so [city:0] lacks [res:wood]. Its last stage may give it, once a turn: enough for the [card:stockade], not for the [card:caravansery].',
    ],
  },
  'pis-digs-last': {
    title: 'The copy goes later',
    steps: [
      '[city:0] copies a stage of [city:1] that takes a card from the discard pile, and [city:1] builds it too. [city:1] goes first.',
    ],
  },
  'pis-last-stage': {
    title: 'Last stage for last stage',
    steps: ['The last stage of [city:0] copies the last of [city:1], however many [city:1] has, and costs as much.'],
  },
  'pis-buries': {
    title: 'A burial of its own',
    steps: [
      '[city:0] copies the first stage of [city:1], and buries its own [card:alexander]: [points:{claims.1.points}].',
    ],
  },
  'pis-pays-petra': {
    title: 'A costly copy',
    steps: [
      'The second stage of [city:2] costs coins. [city:0] copies it and pays them: [coins:{@petra-night-2.cost.coins}].',
    ],
  },
  'pis-picks-half': {
    title: 'A half of its own',
    steps: ['[city:0] copies the first stage of [city:1], and chooses the half with the shields.'],
  },
  'pis-takes-pawn': {
    title: 'A pawn through a copy',
    steps: ['[city:0] copies a stage of [city:1]: a pawn comes from the box, and nothing is paid for it.'],
  },
  'pis-keeps-coins': {
    title: 'Nothing left to lose',
    steps: [
      'The project fails. [city:0] would lose what its board gives from the start: coins, which it received long ago. It keeps them.',
    ],
  },
  'wall-in-teams': {
    title: 'One fight fewer for the team',
    steps: [
      'The stage of [city:1] gives a diplomacy token, which cancels one of its fights with [city:2]. It wins the other.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
