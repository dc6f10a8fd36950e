/** Frequent questions about the base game, and gaps of the printed rules. */
import { type Atom, inEdition, rule, withBoxes } from '../../atom.ts'

const first = inEdition('1e')

export const RULINGS: readonly Atom[] = [
  rule('ruling-last-card-first', 'rulings/rules', 'ours', {
    disputed: ['last-card'],
    proof: [
      'base/rulings.test.ts: last-card-before-discard-pile: Babylon plays its last card, then hands are discarded, then Halikarnassos digs',
    ],
  }),
  rule('ruling-chain-possession', 'rulings/rules', 'ours', {
    proof: [
      'base/rulings.test.ts: chain-by-possession: a chain works in the Age its card was built, as from the discard pile',
      'base/chains.test.ts: work in the Age of the card too: possession counts, not an earlier Age (ruling on the 1e text)',
    ],
  }),
  rule('ruling-copied-guilds-1e', 'rulings/rules', 'ours', {
    when: first,
    proof: [
      'base/rulings.test.ts: copied-shipowners: a copied Shipowners Guild does not count itself',
      'base/rulings.test.ts: copied-scientists: a copied Scientists Guild gives a symbol',
    ],
  }),
  rule('ruling-no-free-hand', 'rulings/rules', 'official', {
    proof: ['base/olympia.test.ts: works neither for stages nor for a second card of one name'],
    when: first,
  }),
  rule('ruling-supply', 'rulings/rules', 'ours', {
    proof: ['base/rulings.test.ts: tokens-and-coins-unlimited: the supply of tokens and coins never runs out'],
  }),
  rule('ruling-same-turn', 'rulings/rules', 'official', {
    proof: [
      'base/turn.test.ts: everything is placed before anything is activated: Vineyard counts what a neighbour builds this turn',
    ],
  }),
  rule('ruling-order', 'rulings/rules', 'ours', {
    unshown: 'order',
    when: withBoxes(2),
    proof: [
      'mixes.test.ts: before the first Age edifices are laid out, then tower tiles are drafted, then leaders',
      'mixes.test.ts: a turn pays, sails, lays down, works, explores, digs, and places tower tiles after Tax, Piracy and losses',
      'mixes.test.ts: an Age ends with the project, then the edifice, then the conflicts on land, then at sea',
      'mixes.test.ts: the order is the same in every mix (%s)',
    ],
  }),
  rule('sources-base-1e', 'rulings/sources', 'official', {
    unshown: 'print',
    when: inEdition('1e'),
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('sources-base-2e', 'rulings/sources', 'official', {
    unshown: 'print',
    when: inEdition('2e'),
    proof: ['sources.test.ts: names the rulebook that was read: %s'],
  }),
  rule('ruling-twins', 'rulings/rules', 'official', {
    proof: ['base/turn.test.ts: takes the %s of Ages I and II for one name'],
  }),
]
