/** The end of an Age and of the game, cards and wonders: rules of the base game, in the order of the book. */
import { type Atom, inTeams, not, rule } from '../../../atom.ts'
import { first, second, two } from './conditions.ts'

export const ENDS: readonly Atom[] = [
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

export const CARDS: readonly Atom[] = [
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
    proof: [
      'base/guilds.test.ts: none of them counts the goods of boards as cards',
      'base/guilds.test.ts: Builders Guild: stages of the own wonder and of both neighbours',
    ],
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
