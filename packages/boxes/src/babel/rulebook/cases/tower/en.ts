/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../../atom.ts'

export const cases = {
  'tile-kept-hidden': {
    title: 'A tile face down',
    steps: [
      '[city:0] has placed a tile before the others have chosen. The tower is still empty, and nobody knows the law.',
    ],
  },
  'tile-with-last-card': {
    title: 'A tile with the last card',
    steps: ['In the last turn [city:0] builds its [card:altar]. With its last card it places a tile.'],
  },
  'lower-number-first': {
    title: 'The lower number first',
    steps: [
      '[city:0] and [city:1] place tiles in the same turn. The tile of [city:1] has the lower number and takes the last space; the tile of [city:0] covers the oldest one.',
    ],
  },
  'coins-of-the-age': {
    title: 'Coins of the Age',
    steps: [
      'The law asks for the coins of the Age on a red card. In Age II the [card:walls] cost [coins:{age}] more, paid to the bank.',
    ],
  },
  'tax-on-a-chain': {
    title: 'A chain costs coins too',
    steps: [
      'The [card:aqueduct] is free by chain, but the law charges [coins:{age}] for a blue card. With [coins:{cities.0.coins}] it cannot be built.',
    ],
  },
  'coins-not-goods': {
    title: 'Coins instead of resources',
    steps: [
      '[city:0] makes all the [res:stone] of the [card:aqueduct]. The law replaces them by coins, so it pays [coins:{cities.0.coins}].',
    ],
  },
  'hammurabi-no-help': {
    title: 'Leaders do not reduce coins',
    steps: [
      'The law charges a coin for each resource of the [card:aqueduct]. [card:hammurabi] would reduce resources, not coins: [coins:{cities.0.coins}] are too few.',
    ],
  },
  'market-sees-laws': {
    title: 'A silenced resource is lacking',
    steps: [
      'The law silences the [card:sawmill]. So [res:wood] is lacking, and [card:black-market] may give it: enough for the [card:stockade], not for the [card:caravansery].',
    ],
  },
  'dearer-glass': {
    title: 'More coins for the neighbour',
    steps: [
      'The law adds a coin to manufactured goods. [city:0] pays [coins:{cities.0.coins}] for [res:glass], and [city:1] gets them all.',
    ],
  },
  'stone-without-end': {
    title: 'Unlimited stone',
    steps: [
      'By law the [card:stone-pit] of [city:1] makes unlimited stone. [city:0] buys all {@aqueduct.cost.stone|word} [res:stone] of the [card:aqueduct] there, at [coins:{price}] each.',
    ],
  },
  'law-of-last-turn': {
    title: 'A law of the last turn',
    steps: [
      'In the last turn [city:0] places the law that doubles defeats. It applies at once: each loser takes a pair of defeat tokens.',
    ],
  },
  'free-city-and-chains': {
    title: 'The free city and a law on chains',
    steps: [
      'The law charges coins for a chain. Others could pay the resources of the [card:aqueduct] instead; the free city must use its chain.',
    ],
  },
  'no-tile-with-leader': {
    title: 'No tile with a leader',
    steps: ['In the Recruitment phase [city:0] may recruit [card:caesar]. He cannot be used to place a tile.'],
  },
  'ramses-under-law': {
    title: 'Nothing left to pay',
    steps: [
      'The law charges coins for the resources of a guild. [card:ramses] waives the resources first: the [card:workers-guild] is free.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
