/** Uses of a card and trading: rules of the base game, in the order of the book. */
import { type Atom, any, rule, withBox } from '../../../atom.ts'

export const ACTIONS: readonly Atom[] = [
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

export const TRADE: readonly Atom[] = [
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
