/** Rules that Armada adds and changes. */
import {
  type Atom,
  all,
  any,
  type BoxRules,
  type Condition,
  forPlayers,
  inEdition,
  insert,
  inTeams,
  not,
  rule,
  withBox,
} from '../../atom.ts'
import type { IslandDef } from '../pieces/define.ts'
import { examples } from './examples.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { pictures } from './pictures.ts'
import { withAllLeaders } from './with-leaders.ts'
import { words } from './words/en.ts'

const correctedBoards: Condition = { option: 'armadaBoards' }

const SETUP: readonly Atom[] = [
  rule('sources-armada', 'rulings/sources', 'reported', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('armada-cards', 'setup/table', 'reported', {
    after: 'setup-guilds',
    when: not(forPlayers(8)),
    proof: ['armada/setup.test.ts: the cards that join are drawn at random'],
  }),
  rule('armada-cards-eight', 'setup/table', 'ours', {
    after: 'setup-guilds',
    when: forPlayers(8),
    proof: ['armada/setup.test.ts: with eight players and Cities 49 + 15 cards make hands of 8'],
  }),
  rule('armada-shipyard', 'setup/table', 'ours', {
    after: 'setup-coins',
    proof: [
      'armada/setup.test.ts: every player has a shipyard of the own at random, and four ships on the start spaces',
    ],
  }),
  rule('armada-piles', 'setup/table', 'reported', {
    after: 'setup-coins',
    proof: ['armada/setup.test.ts: the islands lie face down in three shuffled piles of nine'],
  }),
]

const SHIPS: readonly Atom[] = [
  rule('naval-construction', 'actions/build', 'reported'),
  rule('naval-construction-stage', 'actions/stage', 'reported', {
    proof: ['armada/rules/naval-construction.test.ts: is a choice: the card may be built without it'],
  }),
  rule('naval-cost', 'actions/build', 'reported', {
    proof: ['armada/rules/naval-construction.test.ts: is paid together with the card: a resource serves once'],
  }),
  rule('naval-free-card', 'actions/build', 'ours', {
    proof: [
      'armada/rules/naval-construction.test.ts: a chained card still pays its naval cost',
      'armada/rules/naval-construction.test.ts: a card made free by a power still pays its naval cost',
    ],
  }),
  insert('armada-sell', 'sell', 'reported'),
  rule('ships-columns', 'armada/rules', 'reported', {
    proof: ['armada/rules/naval-construction.test.ts: a ship on its last space cannot advance'],
  }),
  rule('ships-advance', 'armada/rules', 'reported', {
    explains: ['action:advance', 'question:advance'],
    proof: ['armada/rules/sailing.test.ts: may follow a paid construction of the same turn, with the same ship'],
  }),
  rule('ships-values', 'armada/rules', 'ours', {
    when: not(correctedBoards),
    proof: ['armada/facts.test.ts: are the four columns, with what each space gives'],
  }),
  rule('ships-values-corrected', 'armada/rules', 'reported', {
    unshown: 'print',
    when: correctedBoards,
    proof: ['armada/boards/boards.test.ts: a board tells what is printed on it'],
  }),
  insert('siracusa-order', 'stage-order', 'reported', {
    when: any(inEdition('2e'), withBox('promos')),
    proof: ['armada/mixes.test.ts: Manneken Pis beside Siracusa picks any stage'],
  }),
]

const ISLANDS: readonly Atom[] = [
  rule('explore-alone', 'armada/islands', 'reported', {
    explains: ['question:keep-island'],
    proof: [
      'armada/rules/exploration.test.ts: an island kept works from now on, and what it gives at once comes at once',
    ],
  }),
  rule('explore-several', 'armada/islands', 'reported', {
    proof: ['armada/rules/exploration.test.ts: players at different levels explore alone, the lower level first'],
  }),
  rule('island-by-card', 'armada/islands', 'reported', {
    proof: [
      'armada/resolution-order.test.ts: effects come before exploration: the island a card takes is gone when ships explore',
    ],
  }),
  insert('islands-not-sold', 'not-sold', 'reported', {
    proof: ['armada/scoring.test.ts: what islands make is not for sale'],
  }),
  insert('armada-blue', 'blue', 'reported', {
    proof: ['armada/facts.test.ts: blue cards move a ship, in Ages II and III with points besides'],
  }),
  insert('armada-yellow', 'yellow', 'reported', {
    proof: [
      'armada/facts.test.ts: yellow cards open an emporium, or bring coins and Piracy; in Age III they give points and no coins',
    ],
  }),
  insert('armada-red', 'red', 'reported', {
    proof: ['armada/facts.test.ts: red cards give naval strength, or shields and a Boarding'],
  }),
  insert('armada-green', 'green', 'reported', {
    proof: ['armada/facts.test.ts: green cards bring an island, or a symbol of the kind the city has most of'],
  }),
  rule('dig-no-naval', 'actions/dig', 'reported', {
    proof: [
      'armada/resolution-order.test.ts: a card from the discard pile allows no naval construction, but its printed advance works',
    ],
  }),
]

const TRIBUTE: readonly Atom[] = [
  rule('commercial-level', 'armada/tribute', 'reported', {
    proof: ['armada/rules/sailing.test.ts: the commercial level is 0 at the start'],
  }),
  rule('tax', 'armada/tribute', 'ours', {
    proof: [
      'armada/rules/tribute.test.ts: every other player with a lower commercial level loses the difference to the bank',
    ],
  }),
  rule('piracy', 'armada/tribute', 'reported', {
    proof: ['armada/rules/tribute.test.ts: every other player loses coins equal to the own commercial level'],
  }),
  rule('tribute-several', 'armada/tribute', 'ours', {
    proof: [
      'armada/rules/tribute.test.ts: players who set off the same kind together each pay once for the other',
      'armada/rules/tribute.test.ts: a third who sets off the same kind does not make them pay twice',
    ],
  }),
  rule('tribute-short', 'armada/tribute', 'ours', {
    when: not(withBox('cities')),
    proof: ['armada/rules/tribute.test.ts: too few coins and no Cities: lose what you have'],
  }),
  rule('tribute-debts', 'armada/tribute', 'ours', {
    when: withBox('cities'),
    proof: ['armada/rules/tribute.test.ts: too few coins with Cities: its debts are taken'],
  }),
  rule('foggy-island-losses', 'armada/tribute', 'ours', {
    when: any(withBox('cities'), withBox('wonder-pack'), withBox('promos')),
    proof: ['armada/rules/tribute.test.ts: Foggy Island does not stop the losses of other boxes'],
  }),
  rule('emporium', 'armada/tribute', 'reported'),
]

const CONFLICTS: readonly Atom[] = [
  rule('boarding', 'age-end/conflicts', 'reported', {
    proof: [
      'armada/rules/boarding.test.ts: with 3 players the target is also a neighbour: a second conflict between them',
    ],
  }),
  rule('naval-strength', 'age-end/naval', 'reported', {
    proof: ['armada/rules/naval-conflict.test.ts: is no shield: it does not count in ground conflicts'],
  }),
  rule('naval-tokens', 'age-end/naval', 'reported'),
  rule('naval-ties', 'age-end/naval', 'reported', {
    proof: [
      'armada/rules/naval-conflict.test.ts: tie for 1st: all take 2nd, the next ranks 3rd',
      'armada/rules/naval-conflict.test.ts: all players equal: no tokens',
    ],
  }),
  rule('naval-weakest', 'age-end/naval', 'ours', {
    proof: ['armada/rules/naval-conflict.test.ts: a player of the weakest group never takes a victory token'],
  }),
  rule('naval-stay-out', 'age-end/naval', 'reported', {
    explains: ['action:stay-out', 'question:naval-absence'],
    proof: ['armada/rules/naval-conflict.test.ts: asks anew every Age whether to stay out: no token, and not compared'],
  }),
  rule('naval-teams', 'age-end/naval', 'ours', {
    when: inTeams,
    proof: ['armada/rules/naval-conflict.test.ts: goes player by player in a game of teams'],
  }),
  insert('guild-cap', 'guild-cap', 'reported', { proof: ['armada/scoring.test.ts: where it would score more'] }),
  rule('score-naval', 'game-end/lines', 'reported', {
    explains: ['score:naval'],
    proof: [
      'armada/rules/naval-conflict.test.ts: tokens are no military tokens: they count for nothing that counts those',
    ],
  }),
  rule('score-fleet', 'game-end/lines', 'reported', { explains: ['score:fleet'] }),
  rule('score-islands', 'game-end/lines', 'reported', { explains: ['score:islands'] }),
  rule('majority-symbol', 'game-end/science', 'reported', {
    proof: ['armada/scoring.test.ts: in a tie the owner chooses among the tied kinds'],
  }),
  rule('majority-order', 'game-end/science', 'ours', {
    proof: [
      'armada/scoring.test.ts: comes before or after symbols of free choice, whichever scores best',
      'armada/scoring.test.ts: without any symbol it is still one symbol',
    ],
  }),
]

const RULINGS: readonly Atom[] = [
  rule('armada-leaders', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: [
      'armada/mixes.test.ts: recruiting allows no naval construction, nor does giving a leader up',
      'armada/mixes.test.ts: a stage built with a leader allows it',
    ],
  }),
  rule('armada-tomyris', 'rulings/rules', 'ours', {
    when: withAllLeaders,
    proof: ['armada/mixes.test.ts: Tomyris hands the defeat of a Boarding to its winner'],
  }),
  rule('armada-mask', 'rulings/rules', 'ours', {
    when: any(withBox('cities'), withBox('wonder-pack')),
    proof: ['armada/scoring.test.ts: cannot be copied by a mask'],
  }),
  rule('majority-borrowed', 'rulings/rules', 'ours', {
    when: any(withBox('cities'), withBox('wonder-pack')),
    proof: ['science.test.ts: counts borrowed symbols among those there are'],
  }),
  rule('armada-diplomacy', 'rulings/rules', 'ours', {
    when: withBox('cities'),
    proof: [
      'armada/rules/boarding.test.ts: diplomacy of either side does not stop it',
      'armada/rules/naval-conflict.test.ts: is not stopped by diplomacy',
    ],
  }),
  rule('armada-laws', 'rulings/rules', 'ours', {
    when: withBox('babel-tower'),
    proof: [
      'armada/mixes.test.ts: the laws on prices leave the price of an emporium alone',
      'production.test.ts: nor at an emporium, in a city two seats away',
    ],
  }),
  rule('guild-cap-scope', 'rulings/rules', 'ours', {
    proof: [
      'armada/scoring.test.ts: each one by itself, not all together',
      'armada/scoring.test.ts: but the symbol of the Scientists Guild counts with science, uncapped',
      'mixes.test.ts: holds for guilds of other boxes too, and leaves the points of the coins alone',
    ],
  }),
  rule('guild-cap-leaders', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['mixes.test.ts: does not hold for what leaders count'],
  }),
  rule('armada-last-card', 'rulings/rules', 'ours', {
    proof: ['armada/resolution-order.test.ts: the last card, played apart, moves a ship as well'],
  }),
  rule('armada-siracusa-1e', 'rulings/rules', 'ours', {
    unshown: 'print',
    when: all(inEdition('1e'), not(withBox('promos'))),
    proof: ['armada/setup.test.ts: the first edition has eight shipyards, the second seven'],
  }),
]

/** Contents of the printed box. */
const CONTENTS: readonly Atom[] = [
  rule('contents-armada-1e', 'setup/contents', 'reported', {
    when: inEdition('1e'),
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
  rule('contents-armada-2e', 'setup/contents', 'reported', {
    when: inEdition('2e'),
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
]

export const armadaRules: BoxRules = {
  box: 'armada',
  registry,
  taught: [
    'naval-construction',
    'naval-construction-stage',
    'ships-advance',
    'explore-alone',
    'naval-strength',
    'naval-tokens',
  ],
  chapters: [{ id: 'armada', after: 'wonders', sections: ['rules', 'islands', 'tribute'], lists: 'pieces' }],
  sections: [{ at: 'age-end/naval', after: 'conflicts' }],
  groups: { shipyard: () => 'shipyards', island: (island) => `islands-${(island.def as IslandDef).level}` },
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms: [...CONTENTS, ...SETUP, ...SHIPS, ...ISLANDS, ...TRIBUTE, ...CONFLICTS, ...RULINGS],
  examples,
  pictures,
  printed: {
    '1e': { cards: 24, islands: 27, shipyards: 8, ships: 32, naval: 48, conflict: 6 },
    '2e': {
      cards: 24,
      islands: 27,
      shipyards: 7,
      ships: 28,
      boards: 1,
      naval: 40,
      boarding: 2,
      conflict: 8,
      coins6: 6,
    },
  },
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
  beside: {
    leaders: 'armada/mixes.test.ts: Tomyris hands the defeat of a Boarding to its winner',
    cities: 'armada/rules/boarding.test.ts: diplomacy of either side does not stop it',
  },
}
