/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const cases = {
  'hands-on': {
    title: 'Passing cards',
    steps: ['[city:0] builds an [card:altar] in Age I. It passes the rest of its hand to [city:1], on its left.'],
  },
  'still-hidden': {
    title: 'Chosen, not yet shown',
    steps: [
      '[city:0] has chosen its [card:altar]; the others are still thinking. Nothing has happened yet, and nobody knows its choice.',
    ],
  },
  'think-again': {
    title: 'Another card after all',
    steps: [
      '[city:0] has chosen its [card:altar]. As long as a neighbour is thinking, it can choose the [card:tavern] instead.',
    ],
  },
  'chain-or-pay': {
    title: 'Paying all the same',
    steps: [
      '[card:baths] would make the [card:aqueduct] free. [city:0] prefers to buy the missing [res:stone] from its left neighbour, who gets the coins.',
    ],
  },
  'dearer-seller': {
    title: 'The more expensive neighbour',
    steps: [
      'On the right [res:clay] costs [coins:{bargain}], on the left [coins:{price}]. [city:0] may still pay on the left.',
    ],
  },
  'chain-from-pile': {
    title: 'A chain within an Age',
    steps: [
      'In Age II the second stage of [city:0] builds the [card:baths] from the discard pile. From the next turn on they make the [card:aqueduct] free, in the same Age.',
    ],
  },
  'last-card': {
    title: 'The card that others discard',
    steps: [
      'In the last turn [city:0] builds a [card:tavern], which brings [coins:{@tavern.coins}].',
      'With them it pays for its last card, the [card:tree-farm], as soon as the turn is complete.',
    ],
  },
  'stage-offers-goods': {
    title: 'A resource a turn',
    steps: [
      'The first stage of [city:0] by night gives a raw material of its choice each turn: enough for the [card:stockade], not for the {@caravansery.cost.wood|word} [res:wood] of the [card:caravansery].',
    ],
  },
  'olympia-once-an-age': {
    title: 'Free once an Age',
    steps: [
      'Side A of [city:0], with its second stage: the [card:palace] costs nothing. The power is spent until the next Age.',
    ],
  },
  'olympia-copies': {
    title: 'A guild from next door',
    steps: [
      'The last stage of [city:0], side B, copies the [card:workers-guild] of [city:1]: [points:{claims.0.of.1}] for the brown cards beside [city:0], in addition to the [points:{claims.0.of.0}] of its wonder.',
      '[city:1] still counts the guild for itself.',
    ],
  },
  'olympia-first-card': {
    title: 'The first card is free',
    steps: ['The first turn of an Age: with its first stage by night, [city:0] builds the [card:palace] free of cost.'],
  },
  'olympia-later-card': {
    title: 'A turn later it is not',
    steps: ['In any later turn the bonus of the first stage is lost, whatever the first card was used for.'],
  },
  'no-free-second': {
    title: 'What stays impossible',
    steps: [
      '[city:0] already has the [card:baths], so it cannot build them again, free or not. Nor can the power be used for a stage.',
    ],
  },
  'babylon-before-pile': {
    title: 'The last card reaches the pile in time',
    steps: [
      '[city:1] plays its last card, and sells the [card:stockade]. Only then does [city:0] look through the pile, and may take it.',
    ],
  },
  'most-points': {
    title: 'Who wins',
    steps: ['The [card:palace] of [city:1] is worth more than the [card:altar] of [city:0]: [city:1] wins.'],
  },
  'end-of-game': {
    title: 'The last conflicts count',
    steps: [
      'After the last turn of Age III the armies are compared once more. [city:2] wins on both sides, {claims.0.of.0} + {claims.0.of.1}, and with that the game.',
    ],
  },
  'choose-all-symbols': {
    title: 'Choosing together',
    steps: [
      'A gear, a symbol of your choice from the wonder and another from the guild. Together they make a set: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}.',
    ],
  },
  'copied-shipowners': {
    title: 'A copy counts no copy',
    steps: [
      '[city:0] copies the [card:shipowners-guild]: [points:{claims.0.of.1}] for its brown, grey and purple cards. The copied guild itself is not among them.',
    ],
  },
  'copied-scientists': {
    title: 'A copied symbol',
    steps: [
      'A compass, a gear, and the symbol of the copied guild as a tablet: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}, on the line of science.',
    ],
  },
  'coins-without-end': {
    title: 'More coins than the box has',
    steps: ['No box has {cities.0.coins} coins. They count all the same: [points:{claims.0.points}].'],
  },
  'keeper-first': {
    title: 'The keeper chooses for both',
    steps: [
      'In the first turn of Age I the player on the left of the free city, [city:0], is its keeper, and has drawn from its pile.',
      'After its own [card:altar] it chooses for the free city among the other cards.',
    ],
  },
  'swap-hands': {
    title: 'Swapping hands',
    steps: ['When all have built or sold, the players swap hands: [city:0] now holds the [card:theater] of [city:1].'],
  },
  'last-cards-of-two': {
    title: 'The last turn with a free city',
    steps: [
      '[city:1] is the keeper. Every city uses a card; the cards left in the hands and the last of the pile are discarded without coins.',
    ],
  },
  'free-city-pays-late': {
    title: 'Coins from the free city',
    steps: [
      '[city:0], its keeper, cannot buy [res:clay] for the [card:guard-tower] this turn, though the free city will pay it [coins:{price}] for [res:wood].',
    ],
  },
  'free-city-army': {
    title: 'The free city at war',
    steps: [
      'Its [card:arsenal] beats both players, who take a defeat each.',
      'Its points are not counted, however many it has: [city:0] wins.',
    ],
  },
  'free-city-digs': {
    title: 'A stage of the free city',
    steps: [
      'The free city, [city:2], builds a stage that takes a card from the discard pile. Its keeper may now build the [card:theater] for it from the pile.',
    ],
  },
  'free-city-buys': {
    title: 'The free city buys',
    steps: [
      'Both players make [res:wood]. The keeper, [city:0], has the free city pay [coins:{price}] to the other player.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
