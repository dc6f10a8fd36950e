/** Texts of the screen-only examples in English. */
import type { ExampleWords } from '../../../atom.ts'

export const cases = {
  'stage-sails': {
    title: 'A stage moves a ship',
    steps: [
      'The shipyard of [city:0] has the wonder symbol on its red column. With the stage it pays [res:wood] for the red ship as well.',
    ],
  },
  'chain-still-sails': {
    title: 'Free card, paid ship',
    steps: [
      'The [card:aqueduct] is free by chain. The blue ship would still cost [res:ore], which nobody makes here: it stays where it is.',
    ],
  },
  'same-ship-again': {
    title: 'The same ship again',
    steps: [
      '[city:0] pays for its blue ship along with the [card:dry-hold]. The card itself moves a ship free of cost: the blue one again.',
    ],
  },
  'columns-give': {
    title: 'What the columns give',
    steps: [
      'The yellow ship of [city:0] moves up and gives coins, in addition to those of the [card:tavern].',
      'The red ship makes it the strongest at sea this Age; the blue one is worth [points:{claims.1.points}] so far.',
    ],
  },
  'siracusa-third-first': {
    title: 'Any stage first',
    steps: ['[city:0] may begin with whichever stage it can pay for, the last one included.'],
  },
  'four-drawn': {
    title: 'Exploring',
    steps: [
      'The green ship of [city:0] reaches an exploration space. It draws {islandsDrawn|word} islands of the first level and keeps one.',
    ],
  },
  'explore-together': {
    title: 'Exploring side by side',
    steps: [
      'The green ships of [city:0] and [city:1] arrive in the same turn. All islands of the level are dealt out between them, and each keeps one.',
    ],
  },
  'island-from-card': {
    title: 'The top island',
    steps: [
      '[city:0] builds [card:helmsmans-rest] and takes the top island of the pile, here the [card:inhabited-island].',
    ],
  },
  'island-not-sold': {
    title: 'Resources of an island',
    steps: ['The [card:overgrown-island] of [city:1] makes [res:ore] for [city:1] only: [city:0] cannot buy it.'],
  },
  'yellow-at-sea': {
    title: 'A yellow card of Armada',
    steps: [
      'The [card:pirate-hideout] brings [coins:{@pirate-hideout.coins}]. It also sets off Piracy: [city:1] has a commercial level and loses for it.',
    ],
  },
  'strength-no-shield': {
    title: 'Strong at sea, weak on land',
    steps: [
      '[card:coastal-defenses] give naval strength and no shield. On land nobody wins; at sea [city:0] is the strongest.',
    ],
  },
  'dug-card-sails-not': {
    title: 'From the pile, without naval construction',
    steps: [
      '[city:0] builds the [card:construction-zone] from the discard pile. It cannot pay for a ship with it, but the move printed on the card counts.',
    ],
  },
  'tax-difference': {
    title: 'Tax',
    steps: [
      'The yellow ship of [city:0] arrives on a space with Tax. [city:1] and [city:2] have lower commercial levels and lose the difference in coins.',
    ],
  },
  'pirates-together': {
    title: 'Pirates against pirates',
    steps: [
      '[city:0] and [city:1] set off Piracy in the same turn. Each of them pays once, for the other; [city:2] pays for both.',
    ],
  },
  'too-few-for-pirates': {
    title: 'Nothing more to take',
    steps: ['The commercial level of [city:1] is higher than its coins. It loses all it has.'],
  },
  'pirates-and-debts': {
    title: 'Coins, then debts',
    steps: ['With Cities the loss is settled in full: [city:1] gives its coins, and takes a debt for what is missing.'],
  },
  'fog-and-hideout': {
    title: 'Fog helps at sea only',
    steps: ['[city:1] has the [card:foggy-island]. The [card:hideout] still makes it lose a coin.'],
  },
  boarded: {
    title: 'Boarded',
    steps: [
      'The [card:pontoon] of [city:0] adds a conflict with [city:3], beyond its right neighbour. With its shield [city:0] wins there too.',
    ],
  },
  'weakest-win-nothing': {
    title: 'Second, and still the weakest',
    steps: [
      '[city:1] and [city:2] are equal behind [city:0]. They are the weakest, so both take a defeat and no victory.',
    ],
  },
  'stay-out-at-sea': {
    title: 'Staying ashore',
    steps: [
      '[city:0] has no naval strength, but the [card:forgotten-oasis]. It stays out: [city:2] is the weakest of those left.',
    ],
  },
  'sea-without-teams': {
    title: 'Every ship for itself',
    steps: [
      '[city:0] is the strongest at sea, its partner [city:1] the weakest. The one takes a victory, the other a defeat.',
    ],
  },
  'naval-not-military': {
    title: 'A line of their own',
    steps: [
      'Naval tokens of {claims.0.of.0}, {claims.0.of.1} and {claims.0.of.2}: [points:{claims.0.points}] on their own line, nothing on that of the conflicts.',
    ],
  },
  'most-then-free': {
    title: 'Majority first, then free choice',
    steps: [
      'A pair of gears and a pair of compasses, a symbol of the kind it has most of, and a symbol of its choice from the island. A gear, then a tablet: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}, and {claims.0.of.3} for the set.',
    ],
  },
  'midas-no-limit': {
    title: 'Leaders without a limit',
    steps: ['[card:midas] scores [points:{claims.0.points}] for the coins, more than a guild could.'],
  },
  'mask-finds-nothing': {
    title: 'No printed symbol',
    steps: [
      'The only green card next door is the [card:navigation-firm], which has no symbol of its own. The mask copies nothing.',
    ],
  },
  'most-of-borrowed': {
    title: 'Borrowed symbols count',
    steps: [
      'With borrowed gears, gears are what [city:0] has most of. The [card:navigation-firm] adds another: {claims.0.of.0} + {claims.0.of.1}.',
    ],
  },
  'leader-does-not-sail': {
    title: 'A leader and the ships',
    steps: ['Recruiting [card:hannibal] moves no ship. Used for a stage, he allows the red ship to move.'],
  },
  'boarding-tomyris': {
    title: 'A defeat handed back after a boarding',
    steps: ['[city:0] boards [city:3] and wins. [city:3] has [card:tomyris]: the defeat goes to [city:0].'],
  },
  'diplomacy-on-land': {
    title: 'Diplomats stay ashore',
    steps: ['[city:0] is absent from the conflicts on land, and uses up its token. At sea it is compared, and wins.'],
  },
  'emporium-under-law': {
    title: 'A law on prices',
    steps: [
      'The law makes manufactured goods of neighbours more expensive. Through its emporium [city:0] still buys [res:glass] from [city:3] for a single coin.',
    ],
  },
  'last-card-sails': {
    title: 'Sailing with the last card',
    steps: [
      '[city:0] builds the [card:altar] with its blue ship, then its last card, the [card:tavern], with the yellow one.',
    ],
  },
} satisfies Readonly<Record<string, ExampleWords>>
