/** Rules for two players with a free city, each in the section where it is needed. */
import { type Atom, all, forPlayers, inEdition, insert, rule, withBoxes } from '../../atom.ts'

const two = forPlayers(2)

export const FREE_CITY: readonly Atom[] = [
  rule('free-city', 'overview/goal', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: sit at a table of three cities, each with a board and 3 coins'],
  }),
  rule('free-city-2e', 'overview/goal', 'ours', {
    when: all(two, inEdition('2e')),
    proof: [
      'base/rulings.test.ts: two-players-second-edition: the free city also plays with the cards and boards of 2e',
    ],
  }),
  rule('free-city-first', 'age/passing', 'ours', {
    when: two,
    after: 'age-passing-two',
    proof: [
      'base/rulings.test.ts: free-city-first-keeper: the player left of the free city begins, as the rule says and its example does not',
    ],
  }),
  rule('turn-told-two', 'turn/keeper', 'official', { when: two, after: 'free-city-hand' }),
  rule('free-city-choice', 'turn/keeper', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: builds or adds a stage where some card allows it; only otherwise does it sell'],
  }),
  rule('free-city-powers', 'turn/keeper', 'ours', {
    when: two,
    proof: [
      'base/rulings.test.ts: free-city-powers: the wonder of the free city works for it, and its keeper answers; it has no last card',
    ],
  }),
  rule('free-city-buried', 'turn/keeper', 'ours', {
    when: two,
    unshown: 'secrecy',
    proof: ['base/two-players.test.ts: what one keeper laid under its wonder is not for the next (our ruling)'],
  }),
  rule('free-city-plain', 'turn/keeper', 'ours', {
    when: all(two, withBoxes(1)),
    proof: ['mixes.test.ts: builds, adds a stage or sells, and does nothing else that boxes offer (%s)'],
  }),
  insert('free-city-steps', 'turn-order', 'official', {
    when: two,
    unshown: 'order',
    proof: ['base/two-players.test.ts: comes first, step by step'],
  }),
  rule('free-city-trade', 'trade/goods', 'official', {
    when: two,
    proof: ['base/two-players.test.ts: trades like any city, and the keeper picks the seller'],
  }),
]
