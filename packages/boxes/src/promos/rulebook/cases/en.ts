/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const cases = {
  'catan-takes-coins': {
    title: 'All others pay',
    steps: [
      'The second stage of [city:0] brings [coins:{claims.0.has.coins}]. All others lose coins; [city:1] pays with the coins of the card it has sold.',
    ],
  },
  'catan-recruits': {
    title: 'A leader through a stage',
    steps: [
      'The stage of [city:0] has drawn a leader. Then [city:0] recruits [card:alexander] for [coins:{@alexander.cost.coins}].',
    ],
  },
  'promo-pis-own-cost': {
    title: 'Its own cost, the other’s effect',
    steps: [
      '[city:0] pays the cost on its own board. The stage has the effect of the first stage of [city:1]: [points:{claims.1.points}].',
    ],
  },
  'promo-pis-digs': {
    title: 'The copy goes later',
    steps: [
      '[city:0] copies a stage of [city:1] that takes a card from the discard pile, and [city:1] builds it too. [city:1] goes first.',
    ],
  },
  'esteban-keeps': {
    title: 'The hands stay',
    steps: ['After the turn [city:0] says that the hands stay. It holds its own cards again in the next turn.'],
  },
  'stevie-builds': {
    title: 'A stage for coins',
    steps: [
      '[city:0] recruits [card:stevie] and builds its first stage at once, for a coin in place of each of the {@gizah-a-1.cost.stone|word} [res:stone]. He goes under it.',
    ],
  },
  'catan-under-law': {
    title: 'Nothing to exchange',
    steps: [
      'A law silences the [card:sawmill]. [city:0] has no pair to exchange, and cannot build the [card:workshop].',
    ],
  },
  'catan-joins': {
    title: 'An exchange to take part',
    steps: [
      '[city:0] exchanges a pair of [res:stone] for the [res:clay] of the project, and takes part with its [card:altar].',
    ],
  },
  'catan-blocked': {
    title: 'The exchange is lost',
    steps: [
      'The board of [city:0] has lost what it gives. It exchanges nothing, and cannot build the [card:workshop].',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
