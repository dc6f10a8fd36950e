/** Goal and set-up: rules of the base game, in the order of the book. */
import { type Atom, all, forPlayers, insert, inTeams, not, rule } from '../../../atom.ts'
import { first, moreThanTwo, second, two } from './conditions.ts'

/** Contents of the printed box. */
export const CONTENTS: readonly Atom[] = [
  rule('contents-base-1e', 'setup/contents', 'official', {
    when: first,
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
  rule('contents-base-2e', 'setup/contents', 'official', {
    when: second,
    proof: ['contents.test.ts: %s has in %s what its book lists'],
  }),
]

export const SETUP: readonly Atom[] = [
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
