/** The rules of the base game, in the order of the book. */
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
  withBox,
} from '../../atom.ts'
import { BIDS } from './bids.ts'
import { CHAPTERS } from './chapters.ts'
import { examples } from './examples.ts'
import { FREE_CITY } from './free-city.ts'
import { words as headings } from './headings/en.ts'
import registry from './numbers.json' with { type: 'json' }
import { pictures } from './pictures.ts'
import { RULINGS } from './rulings.ts'
import { TEAMS } from './teams.ts'
import { words } from './words/en.ts'

const first = inEdition('1e')
const second = inEdition('2e')
const two = forPlayers(2)
/** Boxes whose questions may be open for several players at the same time. */
const ASKING = ['leaders', 'cities', 'armada', 'babel-projects', 'edifice']
const moreThanTwo = not(two)

const SETUP: readonly Atom[] = [
  rule('goal', 'overview/goal', 'official', { proof: ['base/scoring.test.ts: is having the most points'] }),
  rule('goal-winner', 'overview/goal', 'official', {
    when: not(inTeams),
    proof: ['base/scoring.test.ts: is having the most points'],
  }),
  rule('goal-winner-teams', 'overview/goal', 'official', {
    when: inTeams,
    proof: ['cities/teams.test.ts: a team’s score is the sum of both'],
  }),
  rule('goal-course', 'overview/goal', 'official', {
    proof: [
      'base/turn.test.ts: happens six times an Age; of the last two cards one is played, the other discarded without coins',
    ],
  }),
  rule('term-city', 'overview/terms', 'official', {
    proof: ['base/trade.test.ts: is what their brown and grey cards make'],
  }),
  rule('term-card', 'overview/terms', 'official', {
    proof: ["base/chains.test.ts: do not come from a neighbour's card, nor from one built this very turn"],
  }),
  rule('term-goods', 'overview/terms', 'official', {
    proof: ['base/turn.test.ts: uses the own goods for nothing and does not use them up'],
  }),
  rule('turn-told', 'overview/first-turn', 'official', { when: moreThanTwo }),
  rule('first-game-1e', 'overview/first-game', 'advice', {
    when: first,
    proof: ['base/setup.test.ts: may be asked for without a side, or a side without a wonder'],
  }),
  rule('first-game-2e', 'overview/first-game', 'advice', {
    when: second,
    proof: ['base/setup.test.ts: may be asked for without a side, or a side without a wonder'],
  }),
  rule('first-game-goods', 'overview/first-game', 'advice', {
    proof: ['base/turn.test.ts: uses the own goods for nothing and does not use them up'],
  }),
  rule('first-game-neighbours', 'overview/first-game', 'advice', {
    proof: ['base/trade.test.ts: is what their brown and grey cards make'],
  }),
  rule('setup-seats', 'setup/table', 'official', {
    when: all(moreThanTwo, not(inTeams)),
    proof: ['base/turn.test.ts: goes in Age %i to the %s'],
  }),
  rule('setup-seats-two', 'setup/table', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: sit at a table of three cities, each with a board and 3 coins'],
  }),
  rule('setup-cards', 'setup/table', 'official', {
    proof: ['base/setup.test.ts: deals out exactly 7 cards for each city in Age %i'],
  }),
  rule('setup-guilds', 'setup/table', 'official', {
    proof: ['base/setup.test.ts: draws other guilds with another seed'],
  }),
  insert('setup-guilds-eight', 'guilds', 'ours', {
    unshown: 'setup',
    when: forPlayers(8),
    proof: ['cities/setup.test.ts: uses nine guilds with eight players, as with seven (%s, our ruling)'],
  }),
  rule('setup-hands', 'setup/table', 'official', {
    when: moreThanTwo,
    proof: ['base/setup.test.ts: deals out exactly 7 cards for each city in Age %i'],
  }),
  rule('setup-hands-two', 'setup/table', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: get a hand each, and the free city a pile as large'],
  }),
  rule('setup-board', 'setup/table', 'official', {
    explains: ['line:boards'],
    proof: ['base/setup.test.ts: gives every wonder and both sides a chance'],
  }),
  rule('setup-side-1e', 'setup/table', 'official', {
    when: first,
    proof: ['base/setup.test.ts: gives every wonder and both sides a chance'],
  }),
  rule('setup-side-2e', 'setup/table', 'official', {
    when: second,
    proof: ['base/setup.test.ts: may be asked for without a side, or a side without a wonder'],
  }),
  rule('setup-free-city', 'setup/table', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: sit at a table of three cities, each with a board and 3 coins'],
  }),
  rule('setup-coins', 'setup/table', 'official', {
    proof: ['base/setup.test.ts: gives every city 3 coins and a wonder of its own'],
  }),
  rule('setup-supply', 'setup/table', 'official', {
    proof: ['base/rulings.test.ts: tokens-and-coins-unlimited: the supply of tokens and coins never runs out'],
  }),
]

const AGE: readonly Atom[] = [
  rule('age-begins', 'age/course', 'official', {
    unshown: 'order',
    proof: ['base/setup.test.ts: deals out exactly 7 cards for each city in Age %i'],
  }),
  rule('age-passing', 'age/passing', 'official', {
    when: moreThanTwo,
    proof: ['base/turn.test.ts: goes in Age %i to the %s'],
  }),
  rule('age-passing-two', 'age/passing', 'official', {
    when: two,
    proof: [
      'base/two-players.test.ts: swap their hands every turn',
      'base/two-players.test.ts: the keeper changes every turn; Age %i begins with the neighbour on its side',
    ],
  }),
  rule('age-last-cards', 'age/passing', 'official', {
    when: moreThanTwo,
    proof: ['base/babylon.test.ts: alone: everybody else discards theirs without coins'],
  }),
  rule('age-last-cards-two', 'age/passing', 'official', {
    when: two,
    proof: [
      'base/two-players.test.ts: after the sixth turn the last card of the pile is discarded with the last of the hands',
    ],
  }),
]

const TURN: readonly Atom[] = [
  rule('turn-choose', 'turn/choose', 'official', {
    explains: ['question:turn'],
    proof: [
      'base/turn.test.ts: is done by everybody at once, in any order',
      'told.test.ts: of a sale: the seller hears which card it was, the others that one was sold',
      'told.test.ts: of a stage: everybody sees it stand, its builder knows the card beneath',
    ],
  }),
  rule('turn-change', 'turn/choose', 'official', {
    proof: ['base/turn.test.ts: can be done anew until the last seat has chosen'],
  }),
  rule('free-city-hand', 'turn/keeper', 'official', {
    when: two,
    proof: [
      'base/two-players.test.ts: the keeper draws from the pile first: 8 cards against 7',
      'base/two-players.test.ts: is answered for once its keeper has chosen, with what is left of the hand',
      'base/two-players.test.ts: is chosen for anew when its keeper has a change of mind',
    ],
  }),
  rule('turn-order', 'turn/order', 'official', {
    unshown: 'order',
    proof: ['base/trade.test.ts: gives the sellers their coins only after everybody has paid'],
  }),
  rule('turn-pay-first', 'turn/together', 'official', {
    proof: ['base/babylon.test.ts: after turn 6 is complete: with the coins and goods of that turn'],
  }),
  rule('turn-placed-first', 'turn/together', 'official'),
  rule('turn-works-later', 'turn/together', 'official', {
    proof: [
      'base/trade.test.ts: fall the turn after: not for what is bought together with the trading post',
      'base/trade.test.ts: is not what a card makes that they build in the same turn',
      'base/babylon.test.ts: with discounts and chains of that turn, and resources of cards that neighbours built in it',
      'base/babylon.test.ts: also when the stage is built with the sixth card',
    ],
  }),
  rule('asked-together', 'turn/together', 'ours', {
    disputed: ['answers'],
    when: any(...ASKING.map(withBox)),
    proof: ['asked-at-once.test.ts: is asked of everybody at once'],
  }),
  rule('free-city-order', 'turn/together', 'official', {
    when: two,
    proof: [
      'base/two-players.test.ts: comes first, step by step',
      'base/two-players.test.ts: pays its keeper too late for this turn (our ruling)',
    ],
  }),
]

const ACTIONS: readonly Atom[] = [
  rule('build-cost', 'actions/build', 'official', { explains: ['action:build', 'refusal:coins'] }),
  rule('build-goods-last', 'actions/build', 'official', {
    proof: ['base/turn.test.ts: uses the own goods for nothing and does not use them up'],
  }),
  rule('build-choice', 'actions/build', 'official', {
    proof: ['base/turn.test.ts: takes one option of a choice card a turn'],
  }),
  rule('build-once', 'actions/build', 'official', { explains: ['refusal:twice'] }),
  rule('chain-free', 'actions/chain', 'official'),
  rule('chain-own', 'actions/chain', 'official', {
    proof: ["base/chains.test.ts: do not come from a neighbour's card, nor from one built this very turn"],
  }),
  rule('chain-paid', 'actions/chain', 'ours', {
    proof: ['whom-to-pay.test.ts: may be paid for a card that a chain would make free'],
  }),
  rule('stage-marker', 'actions/stage', 'official', { explains: ['action:stage'] }),
  rule('stage-order', 'actions/stage', 'official', { explains: ['refusal:complete'] }),
  rule('stage-hidden', 'actions/stage', 'official', {
    proof: ['base/turn.test.ts: a sold or buried card counts for nobody'],
  }),
  rule('sell-coins', 'actions/sell', 'official', { explains: ['action:sell'] }),
  rule('sell-must', 'actions/sell', 'official', {
    proof: ['base/turn.test.ts: is all that is left where a card can be used neither way'],
  }),
  rule('dig-free', 'actions/dig', 'official', {
    explains: ['question:dig', 'action:pick', 'action:skip'],
    proof: ['base/halikarnassos.test.ts: no card of a name the city has'],
  }),
  rule('dig-pile', 'actions/dig', 'official', {
    disputed: ['digging', 'discard-pile'],
    proof: [
      'base/halikarnassos.test.ts: after everything else of the turn, with the cards sold this very turn',
      'base/halikarnassos.test.ts: on a sixth turn also one of the last cards nobody played',
      'base/halikarnassos.test.ts: with nobody else seeing the pile',
    ],
  }),
  rule('dig-order', 'actions/dig', 'official', {
    when: any(withBox('leaders'), withBox('cities'), withBox('edifice'), withBox('wonder-pack'), withBox('promos')),
    proof: ['leaders/rules/digs.test.ts: comes after Halikarnassos'],
  }),
  rule('dig-optional', 'actions/dig', 'licensed', {
    proof: [
      'base/rulings.test.ts: discard-pile-optional: Halikarnassos may build nothing',
      'asked-in-vain.test.ts: Of an empty pile, and a hand without leaders, everybody knows that there is nothing',
    ],
  }),
]

const TRADE: readonly Atom[] = [
  rule('trade-sold', 'trade/goods', 'official', {
    explains: ['refusal:goods'],
    proof: ['base/trade.test.ts: is what their brown and grey cards make'],
  }),
  rule('trade-not-sold', 'trade/goods', 'official'),
  rule('trade-no-refusal', 'trade/goods', 'official', {
    proof: ['base/trade.test.ts: may be sold to both neighbours in one turn, and still be used by the owner'],
  }),
  rule('trade-once', 'trade/goods', 'official', {
    proof: [
      'base/trade.test.ts: are as many units as they make, each only once to one buyer',
      'base/trade.test.ts: may be another option than the one the owner uses in the same turn',
    ],
  }),
  rule('trade-price', 'trade/prices', 'official'),
  rule('trade-cheaper', 'trade/prices', 'official'),
  rule('trade-whom', 'trade/prices', 'official', {
    proof: ['base/trade.test.ts: buys from both neighbours in one turn where it must'],
  }),
  rule('trade-dearer', 'trade/prices', 'ours', {
    proof: [
      'whom-to-pay.test.ts: may be paid though an opponent sells for less',
      'whom-to-pay.test.ts: beyond what is missing, though the sellers have it',
    ],
  }),
  rule('trade-income', 'trade/prices', 'official', {
    proof: ['base/trade.test.ts: spends the coins held at the start of the turn, not those just earned'],
  }),
]

const ENDS: readonly Atom[] = [
  rule('age-ends', 'age-end/course', 'official', {
    unshown: 'order',
    proof: ['base/babylon.test.ts: before the conflicts'],
  }),
  rule('conflict-shields', 'age-end/conflicts', 'official', {
    when: not(inTeams),
    proof: ['base/babylon.test.ts: before the conflicts'],
  }),
  rule('conflict-teams', 'age-end/conflicts', 'official', {
    when: inTeams,
    proof: ['cities/teams.test.ts: each fights the outer neighbour twice: two tokens for the same result'],
  }),
  rule('free-city-fights', 'age-end/conflicts', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: compete alone: the free city fights, but is not scored'],
  }),
  rule('conflict-tokens', 'age-end/conflicts', 'official'),
  rule('conflict-tie', 'age-end/conflicts', 'official', {
    proof: ['base/scoring.test.ts: between equals give nothing'],
  }),
  rule('age-stays', 'age-end/stays', 'official', {
    proof: [
      'base/turn.test.ts: keeps cards, stages, coins, tokens and the discard pile for the next Age; shields count again',
    ],
  }),
  rule('game-ends', 'game-end/end', 'official', {
    proof: ['base/scoring.test.ts: is decided after the conflicts of Age III, when the game is over'],
  }),
  rule('free-city-score', 'game-end/end', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: compete alone: the free city fights, but is not scored'],
  }),
  rule('score-military', 'game-end/lines', 'official', { explains: ['score:military'] }),
  rule('score-treasury', 'game-end/lines', 'official', { explains: ['score:treasury'] }),
  rule('score-wonder', 'game-end/lines', 'official', { explains: ['score:wonder'] }),
  rule('score-civil', 'game-end/lines', 'official', { explains: ['score:civil'] }),
  rule('score-commerce', 'game-end/lines', 'official', { explains: ['score:commerce'] }),
  rule('score-guilds', 'game-end/lines', 'official', { explains: ['score:guilds'] }),
  rule('score-science', 'game-end/lines', 'official', { explains: ['score:science'] }),
  rule('science-both', 'game-end/science', 'official'),
  rule('science-choice', 'game-end/science', 'official'),
  rule('science-one-hand', 'game-end/science', 'ours', {
    proof: ['science.test.ts: random finished games of random mixes (%s) score what trying every choice finds'],
  }),
  rule('winner-most', 'game-end/winner', 'official', { when: not(inTeams) }),
  rule('winner-teams', 'game-end/winner', 'official', {
    when: inTeams,
    proof: ['cities/teams.test.ts: a team’s score is the sum of both'],
  }),
  rule('winner-tie-teams', 'game-end/winner', 'official', {
    disputed: ['ties'],
    when: inTeams,
    proof: ['cities/teams.test.ts: equal teams compare the coins of both together'],
  }),
  rule('winner-tie', 'game-end/winner', 'official', {
    disputed: ['ties'],
    when: not(inTeams),
    proof: ['base/scoring.test.ts: is shared where coins are equal too'],
  }),
]

const CARDS: readonly Atom[] = [
  rule('colour-brown-grey', 'cards/colours', 'official', {
    proof: ['base/trade.test.ts: is what their brown and grey cards make'],
  }),
  rule('colour-blue', 'cards/colours', 'official', {
    proof: ['base/scoring.test.ts: says where every point comes from'],
  }),
  rule('colour-yellow', 'cards/colours', 'official', {
    proof: ['base/commerce.test.ts: count at the end what came after them'],
  }),
  rule('colour-red', 'cards/colours', 'official', {
    proof: ['base/scoring.test.ts: count cards built in the last turn'],
  }),
  rule('colour-green', 'cards/colours', 'official', {
    proof: ['base/guilds.test.ts: Scientists Guild: a symbol of choice, counted with science'],
  }),
  rule('colour-purple', 'cards/colours', 'official', {
    proof: [
      'base/guilds.test.ts: stand on the line of the guilds',
      'base/guilds.test.ts: Shipowners Guild: brown, grey and purple cards, itself included',
    ],
  }),
  rule('counted-cards', 'cards/colours', 'official', {
    proof: ['base/guilds.test.ts: none of them counts the goods of boards as cards'],
  }),
  rule('wonder-last-card', 'wonders/boards', 'official', {
    explains: ['question:last-card'],
    proof: [
      'base/babylon.test.ts: after turn 6 is complete: with the coins and goods of that turn',
      'base/babylon.test.ts: with discounts and chains of that turn, and resources of cards that neighbours built in it',
      'base/babylon.test.ts: with resources that paid for another card of that turn, own and bought',
      'base/babylon.test.ts: also when the stage is built with the sixth card',
    ],
  }),
  rule('wonder-goods', 'wonders/boards', 'official', {
    proof: ['base/wonders.test.ts: gives one raw material a turn, not two'],
  }),
  rule('olympia-1e', 'wonders/boards', 'official', {
    when: first,
    proof: ['base/olympia.test.ts: is not wasted on a card that costs nothing: no such move is offered'],
  }),
  rule('olympia-copy-1e', 'wonders/boards', 'official', {
    when: first,
    proof: [
      'base/olympia.test.ts: scores one guild of a neighbour as if it stood in the own city, the best one; the neighbour loses nothing',
    ],
  }),
  rule('olympia-2e', 'wonders/boards', 'official', { when: second }),
  rule('olympia-night-2e', 'wonders/boards', 'official', {
    when: second,
    proof: ['base/olympia.test.ts: stage 1 helps in no later turn: selling the first card wastes it'],
  }),
]

/** Contents of the printed box. */
const CONTENTS: readonly Atom[] = [
  rule('contents-base-1e', 'setup/contents', 'official', {
    when: first,
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
  rule('contents-base-2e', 'setup/contents', 'official', {
    when: second,
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
]

/** Values of the printed coins; the largest come with expansions. */
const COIN_VALUES = { 'coinValues.1': 1, 'coinValues.2': 3, 'coinValues.3': 6 }

export const baseRules: BoxRules = {
  box: 'base',
  registry,
  chapters: CHAPTERS,
  groups: { card: ({ age }) => `cards-${age}`, guild: () => 'guilds' },
  headings,
  headingsIn: (language) => import(`./headings/${language}.ts`),
  atoms: [
    ...CONTENTS,
    ...SETUP,
    ...AGE,
    ...TURN,
    ...ACTIONS,
    ...TRADE,
    ...ENDS,
    ...CARDS,
    ...FREE_CITY,
    ...BIDS,
    ...TEAMS,
    ...RULINGS,
  ],
  quiet: ['age', 'age-end'],
  examples,
  pictures,
  printed: {
    '1e': {
      age1: 49,
      age2: 49,
      age3: 40,
      guilds: 10,
      boards: 7,
      wonderCards: 7,
      twoPlayers: 2,
      conflict: 46,
      coins1: 46,
      coins3: 24,
    },
    '2e': { age1: 49, age2: 49, age3: 40, guilds: 10, boards: 7, victory: 24, defeat: 24, coins1: 54, coins3: 24 },
  },
  prints: { '1e': 2011 },
  numbers: () => COIN_VALUES,
  words,
  wordsIn: (language) => import(`./words/${language}.ts`),
}
