/** Rules that the Tower of Babel adds and changes. */
import { type Atom, type BoxRules, forPlayers, inEdition, insert, rule, withBox } from '../../atom.ts'
import { spacesFor } from '../tower/board.ts'
import { towerExamples as examples } from './examples.ts'
import { words as headings } from './headings/tower/en.ts'
import { towerPictures as pictures } from './pictures.ts'
import registry from './tower/numbers.json' with { type: 'json' }
import { words } from './words/tower/en.ts'

const atoms: readonly Atom[] = [
  rule('sources-babel-tower', 'rulings/sources', 'reported', {
    unshown: 'print',
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('tower-board', 'setup/table', 'reported', {
    after: 'setup-coins',
    proof: [
      'babel/tower/tower.test.ts: a full tower is covered from its oldest open tile on, round the board, and for good',
    ],
  }),
  rule('tower-draft', 'setup/draft', 'reported', {
    rank: -1,
    explains: ['line:deal-tiles', 'line:keep-tiles', 'question:tiles'],
    proof: [
      'babel/tower/tower.test.ts: three tiles each: keep one, pass two to the right, keep one, pass one to the right, keep the last',
    ],
  }),
  rule('tower-draft-first', 'setup/draft', 'reported', {
    rank: -1,
    when: withBox('leaders'),
    proof: ['babel/tower/tower.test.ts: with Leaders, the draft of the leaders follows'],
  }),
  rule('tower-lay', 'actions/tower', 'reported', {
    explains: ['action:tower'],
    proof: ['babel/tower/tower.test.ts: any card of the hand with any tile of the own'],
  }),
  rule('tower-secret', 'actions/tower', 'reported', {
    proof: ['babel/tower/tower.test.ts: it is secret until it is placed'],
  }),
  rule('tower-last-card', 'actions/tower', 'ours', {
    proof: ['babel/tower/tower.test.ts: ruling: the last card of an Age may be used for a tile too'],
  }),
  rule('tower-placing', 'babel-tower/rules', 'reported', {
    proof: [
      'babel/tower/tower.test.ts: the lowest number comes first',
      'babel/tower/tower.test.ts: with one space left the lower number takes it and the higher covers the first tile',
    ],
  }),
  rule('tower-when', 'babel-tower/rules', 'ours', {
    proof: [
      'babel/tower/tower.test.ts: ruling: a tile changes neither the costs nor the gains of the turn it is laid in',
    ],
  }),
  rule('law-binds-all', 'babel-tower/laws', 'reported'),
  rule('law-adds', 'babel-tower/laws', 'reported'),
  rule('law-age', 'babel-tower/laws', 'reported', {
    proof: ['babel/tower/law-costs.test.ts: the coins go to the bank'],
  }),
  rule('law-tax-free', 'babel-tower/laws', 'ours', {
    proof: ['babel/tower/law-costs.test.ts: ruling: taxes are due on builds that are otherwise free'],
  }),
  rule('law-coins-for-goods', 'babel-tower/laws', 'ours', {
    proof: [
      'babel/tower/law-costs.test.ts: ruling: it is compulsory; whoever makes the resources pays the coins all the same',
      'babel/tower/law-costs.test.ts: ruling: a chain still makes the card free',
    ],
  }),
  insert('law-coins-leaders', 'law-coins', 'ours', {
    when: withBox('leaders'),
    proof: [
      'babel/tower/law-costs.test.ts: ruling: a discount on resources does not lower the coins, and is not kept for what is paid along',
    ],
  }),
  rule('law-silenced', 'babel-tower/laws', 'ours', {
    proof: [
      'babel/tower/law-goods.test.ts: ruling: neighbours cannot buy from a silenced card either',
      'babel/tower/law-goods.test.ts: a silenced card can still be built, and works again once the tile is covered',
    ],
  }),
  rule('law-looked-at', 'babel-tower/laws', 'ours', {
    when: withBox('cities'),
    proof: [
      'production.test.ts: is not of the kind a law silences',
      'production.test.ts: may be of the kind a law silences',
      'production.test.ts: may be of a kind that a law gives to everybody: no card of the city makes it',
    ],
  }),
  rule('law-prices', 'babel-tower/laws', 'ours', {
    proof: [
      'babel/tower/law-goods.test.ts: ruling: no price falls below nothing',
      'babel/tower/law-goods.test.ts: ruling: the coin more goes to the seller',
    ],
  }),
  rule('law-common-goods', 'babel-tower/laws', 'ours', {
    proof: ['babel/tower/law-goods.test.ts: ruling: the good is not for sale'],
  }),
  rule('law-endless', 'babel-tower/laws', 'ours', {
    proof: [
      'babel/tower/law-goods.test.ts: ruling: neighbours may buy any number, at the usual price each',
      'production.test.ts: a law takes nothing away from goods that another law makes without end',
    ],
  }),
  rule('law-conflicts', 'babel-tower/laws', 'reported', {
    proof: ['babel/tower/tower.test.ts: a tile built in the last turn of an Age counts in its conflicts'],
  }),
  rule('score-tower', 'game-end/lines', 'reported', { explains: ['score:tower'] }),
  rule('tower-free-city', 'babel-tower/rules', 'ours', {
    when: forPlayers(2),
    proof: [
      'babel/tower/tower.test.ts: ruling: with two players the free city takes no tiles',
      'babel/tower/law-costs.test.ts: the free city must use a chain, even where a law lets others pay instead',
    ],
  }),
  rule('tower-leaders', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['babel/tower/tower.test.ts: ruling: no card but an Age card serves, so other questions offer no tile'],
  }),
  rule('tower-ramses', 'rulings/rules', 'ours', {
    when: withBox('leaders'),
    proof: ['mixes.test.ts: Ramses leaves no goods of a guild for a law to turn into coins'],
  }),
  rule('tower-2e', 'rulings/rules', 'ours', {
    unshown: 'print',
    when: inEdition('2e'),
    proof: ['babel/random-games.test.ts: eight players, with Cities, do so in %s'],
  }),
]

/** Printed once. */
const TOWER_BOX = { board: 1, tiles: 24 }

/** Contents of the printed box. */
const CONTENTS: Atom = rule('contents-babel-tower', 'setup/contents', 'reported', {
  proof: ['contents.test.ts: %s has in %s what its book lists'],
})

export const towerRules: BoxRules = {
  box: 'babel-tower',
  registry,
  taught: ['tower-draft', 'tower-lay', 'tower-placing', 'law-binds-all'],
  chapters: [{ id: 'babel-tower', after: 'wonders', sections: ['rules', 'laws'], lists: 'pieces' }],
  sections: [
    { at: 'setup/draft', after: 'table' },
    { at: 'actions/tower', after: 'sell' },
  ],
  groups: { tile: () => 'tiles' },
  headings,
  headingsIn: (language) => import(`./headings/tower/${language}.ts`),
  atoms: [CONTENTS, ...atoms],
  examples,
  pictures,
  printed: { '1e': TOWER_BOX, '2e': TOWER_BOX },
  words,
  wordsIn: (language) => import(`./words/tower/${language}.ts`),
  beside: {
    leaders: 'mixes.test.ts: Ramses leaves no goods of a guild for a law to turn into coins',
    cities: 'babel/tower/law-costs.test.ts: law 15: coins that a stage costs are still due',
    armada: 'armada/mixes.test.ts: the laws on prices leave the price of an emporium alone',
  },
  numbers: ({ players }) => ({ towerSpaces: spacesFor(players) }),
}
