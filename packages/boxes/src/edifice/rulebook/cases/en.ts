/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const cases = {
  'pawns-from-box': {
    title: 'A pawn from the box',
    steps: [
      'A single pawn is left, and both [city:0] and [city:1] take part. The missing pawn comes from the box, and both get the reward.',
    ],
  },
  'sail-or-join-edifice': {
    title: 'Ship or edifice',
    steps: ['With its stage [city:0] can move its red ship, or take part in the edifice. It cannot do both.'],
  },
  'reward-before-digging': {
    title: 'The reward, then the pile',
    steps: ['[city:0] finishes the edifice and has its coins. Only now does [city:1] look through the discard pile.'],
  },
  'belvedere-grows': {
    title: 'Counted at the end',
    steps: [
      'The [card:belvedere] was built in Age I. It counts the stages [city:0] has at the end: [points:{claims.0.points}].',
    ],
  },
  'outpost-token': {
    title: 'A victory without a war',
    steps: [
      '[city:0] takes the last pawn of the [card:outpost] and a victory token with it: [points:{claims.1.points}] on the line of the conflicts.',
    ],
  },
  'shield-lost-before-war': {
    title: 'A shield too few',
    steps: [
      'The edifice fails, and [city:0] loses its only red card. Without the [card:barracks] it wins nothing in the conflicts that follow.',
    ],
  },
  'port-not-sold': {
    title: 'Resources of an edifice',
    steps: [
      'The [card:river-port] gives [city:1] a raw material each turn. Nobody can buy it: [city:0] cannot build the [card:barracks].',
    ],
  },
  'carthage-digs-after': {
    title: 'Both at the discard pile',
    steps: [
      '[city:0] and [city:1] both build stages that take a card from the discard pile. [city:1] goes first and takes the [card:theater], [city:0] the [card:altar] after that.',
    ],
  },
  'ur-and-its-part': {
    title: 'A pawn on top',
    steps: [
      'The stage of [city:0] gives a pawn from the box. It also takes part, for [coins:{@belvedere.cost.coins}], and so has another.',
    ],
  },
  'carthage-half': {
    title: 'One half, and not the other',
    steps: [
      '[city:0] builds its first stage and chooses the half with shields. The coins of the other half are lost for good.',
    ],
  },
  'free-city-no-edifice': {
    title: 'Not for the free city',
    steps: ['The keeper may build a stage for the free city. Taking part in the edifice is not offered.'],
  },
  'too-late-for-last-card': {
    title: 'The last pawn is gone',
    steps: [
      '[city:1] takes the last pawn in the last turn. [city:0] may build a stage with its last card, but the edifice is finished.',
    ],
  },
  'agora-repeats': {
    title: 'A guild once more',
    steps: [
      'The pawn on the [card:agora] repeats the [card:scientists-guild]: another symbol of your choice. {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, and {claims.0.of.3} for the set.',
    ],
  },
  'archives-no-white': {
    title: 'White is not a colour',
    steps: ['[city:0] has a blue card and a leader. The [card:archives] count only blue: [points:{claims.0.points}].'],
  },
  'nero-and-outpost': {
    title: 'Paid for the token',
    steps: [
      '[city:0] finishes the [card:outpost] and takes a victory token. [card:nero] pays [coins:{claims.0.has.coins}] for it.',
    ],
  },
  'penalty-no-city-debt': {
    title: 'A penalty is paid in coins',
    steps: [
      'The edifice fails. [city:0] gives the coins of the penalty and cannot choose a debt of Cities in their place.',
    ],
  },
  'archives-black-too': {
    title: 'Black is a colour',
    steps: ['[city:0] has a blue card and a black one. The [card:archives] count both: [points:{claims.0.points}].'],
  },
  'siracusa-joins': {
    title: 'A ship moved by the stage itself',
    steps: [
      'The stage of [city:0] moves a ship, as printed on it. It still takes part in the edifice, for [coins:{@belvedere.cost.coins}].',
    ],
  },
  'agora-and-courtesans': {
    title: 'Nothing to repeat',
    steps: [
      'The only guild of [city:0] is the [card:courtesans-guild], which scores nothing itself. The [card:agora] adds nothing; the copied [card:zenobia] scores on the line of leaders.',
    ],
  },
  'agora-limited': {
    title: 'The limit once more',
    steps: ['The guild is worth [points:{guildCap}] at most. Repeated by the [card:agora] it is worth as much again.'],
  },
  'law-and-edifice': {
    title: 'Coins for both',
    steps: [
      'The law charges a coin for the stage, the edifice costs [coins:{@curtain-wall.cost.coins}]. With [coins:{cities.0.coins}] the stage can be built, but it cannot take part in the edifice.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
