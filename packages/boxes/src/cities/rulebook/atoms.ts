/** Rules that Cities adds and changes. */
import {
  type Atom,
  all,
  any,
  type BoxRules,
  forPlayers,
  inEdition,
  insert,
  inTeams,
  not,
  rule,
  withAnniversary,
  withBox,
} from '../../atom.ts'
import { examples } from './examples.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { pictures } from './pictures.ts'
import { words } from './words/en.ts'

const first = inEdition('1e')
const anniversary = withAnniversary('citiesAnniversary')

const SETUP: readonly Atom[] = [
  rule('sources-cities', 'rulings/sources', 'official', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('cities-cards', 'setup/table', 'official', {
    after: 'setup-guilds',
    when: not(any(forPlayers(2), forPlayers(8))),
    proof: ['cities/setup.test.ts: adds as many black cards of the Age as players, for hands of 8 cards and 7 turns'],
  }),
  rule('cities-cards-two', 'setup/table', 'ours', {
    after: 'setup-guilds',
    when: forPlayers(2),
    proof: ['cities/setup.test.ts: gives two players and the free city 8 cards each, 3 of them black (our ruling)'],
  }),
  rule('cities-cards-eight', 'setup/table', 'ours', {
    after: 'setup-guilds',
    when: forPlayers(8),
    proof: [
      'cities/setup.test.ts: deals 49 cards of seven players and 7 black ones to eight players: hands of 7, 6 turns (our ruling)',
    ],
  }),
  insert('cities-guilds-1e', 'setup-guilds', 'official', {
    unshown: 'setup',
    when: first,
    proof: ['cities/setup.test.ts: puts the first edition’s guilds among the others; players + 2 take part'],
  }),
]

const RULES: readonly Atom[] = [
  rule('colour-black', 'cards/colours', 'official', {
    after: 'colour-purple',
    proof: ['cities/setup.test.ts: they can be taken from the discard pile'],
  }),
  rule('loss-everybody', 'cities/rules', 'official'),
  rule('loss-choice', 'cities/rules', 'official', { explains: ['action:lose', 'question:loss'] }),
  rule('loss-together', 'cities/rules', 'official', {
    proof: ['cities/losses.test.ts: several losses in one turn add up to one'],
  }),
  rule('debt-for-good', 'cities/rules', 'official', { proof: ['cities/losses.test.ts: debts can never be paid back'] }),
  rule('debt-neighbours', 'cities/rules', 'official', { when: anniversary }),
  rule('diplomacy-absent', 'age-end/conflicts', 'official', { when: not(inTeams) }),
  rule('diplomacy-close', 'age-end/conflicts', 'official', {
    when: not(inTeams),
    proof: [
      'cities/diplomacy.test.ts: the cities around the absent one meet each other',
      'cities/diplomacy.test.ts: the last two fight once, one token each',
    ],
  }),
  rule('diplomacy-second', 'age-end/conflicts', 'ours', {
    when: not(inTeams),
    proof: [
      'cities/diplomacy.test.ts: a second token waits for the next Age (our ruling)',
      'cities/diplomacy.test.ts: nobody fights where only one is left (our ruling)',
    ],
  }),
  rule('diplomacy-only-conflicts', 'age-end/conflicts', 'official', {
    when: not(inTeams),
    proof: ['cities/diplomacy.test.ts: trade keeps the real neighbours'],
  }),
  rule('mask-symbol', 'cities/rules', 'official'),
  rule('mask-once', 'cities/rules', 'official', { proof: ['cities/effects.test.ts: never copy the same card twice'] }),
  rule('warehouse-market', 'cities/rules', 'official', {
    proof: ['cities/effects.test.ts: ignores what yellow cards, black cards and stages make'],
  }),
  rule('wharf-coin', 'cities/rules', 'official'),
  rule('smugglers-cache-coin', 'cities/rules', 'official', {
    when: anniversary,
    proof: [
      'cities/effects.test.ts: leaves other resources and further units at their price, since a board makes one a turn',
    ],
  }),
  rule('architect-firm-coins', 'cities/rules', 'official', { proof: ['cities/effects.test.ts: does not waive coins'] }),
  rule('memorial-coins', 'cities/rules', 'official', {
    when: anniversary,
    proof: ['cities/effects.test.ts: takes 2 coins for each defeat token, then discards them all'],
  }),
  insert('cities-dig', 'dig-order', 'official', {
    rank: 5,
    when: anniversary,
    proof: ['cities/effects.test.ts: comes after Halikarnassos'],
  }),
  insert('cities-not-sold', 'not-sold', 'official', {
    proof: ['cities/effects.test.ts: sells to no neighbour, nor does the Secret Warehouse'],
  }),
  rule('score-cities', 'game-end/lines', 'official', { explains: ['score:cities'] }),
  rule('score-debt', 'game-end/lines', 'official', {
    explains: ['score:debt'],
    proof: ['cities/losses.test.ts: each debt is a point less at the end, on a line of its own'],
  }),
]

const TEAMS: readonly Atom[] = [
  rule('teams-diplomacy', 'age-end/conflicts', 'ours', {
    when: inTeams,
    proof: [
      'cities/teams.test.ts: a diplomacy token removes one of the two fights, and is discarded',
      'cities/teams.test.ts: two tokens remove both fights, whoever of the two holds them (our ruling)',
    ],
  }),
]

const RULINGS: readonly Atom[] = [
  rule('cities-free-city', 'cities/rules', 'ours', {
    when: forPlayers(2),
    proof: [
      'cities/losses.test.ts: the free city gives what it has and takes a debt for the rest, without a question (our ruling)',
      'mixes.test.ts: is touched by losses, but by no penalty',
    ],
  }),
  rule('cities-new-colour', 'rulings/rules', 'official', {
    when: inEdition('2e'),
    proof: ['cities/setup.test.ts: they are free for a power that gives a new colour free'],
  }),
  rule('cities-eight-2e', 'rulings/rules', 'ours', {
    unshown: 'print',
    when: all(forPlayers(8), inEdition('2e')),
    proof: ['cities/teams.test.ts: eight players play alone or in four teams (%s; in the second edition our ruling)'],
  }),
  rule('cities-loss-order', 'rulings/rules', 'official', {
    proof: ['cities/losses.test.ts: coins received in the same turn can be used'],
  }),
  rule('cities-last-turn-loss', 'rulings/rules', 'official', {
    proof: ['cities/losses.test.ts: losses of the last turn come before the conflicts'],
  }),
  rule('cities-leaders-dig', 'rulings/rules', 'official', {
    when: withBox('leaders'),
    proof: ['leaders/rules/with-cities.test.ts: Solomon builds from the discard pile before the Forging Agency'],
  }),
]

/** Contents of the printed box. */
const CONTENTS: readonly Atom[] = [
  rule('contents-cities-1e', 'setup/contents', 'official', {
    when: first,
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
  rule('contents-cities-2e', 'setup/contents', 'official', {
    when: inEdition('2e'),
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
]

export const citiesRules: BoxRules = {
  box: 'cities',
  registry,
  taught: ['colour-black', 'loss-choice', 'diplomacy-absent'],
  chapters: [{ id: 'cities', after: 'wonders', sections: ['rules'], lists: 'pieces' }],
  wishes: [{ option: 'citiesAnniversary', on: true, when: first }],
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms: [...CONTENTS, ...SETUP, ...RULES, ...TEAMS, ...RULINGS],
  examples,
  pictures,
  printed: {
    '1e': { black: 27, guilds: 3, leaders: 6, boards: 2, debt1: 27, debt5: 4, diplomacy: 3 },
    '2e': { black: 42, boards: 2, debt1: 22, debt5: 4, diplomacy: 4, coins6: 6 },
  },
  excerpt: true,
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
  beside: {
    leaders: 'leaders/rules/with-cities.test.ts: Solomon builds from the discard pile before the Forging Agency',
  },
}
