/** Ages and turns: rules of the base game, in the order of the book. */
import { type Atom, any, rule, withBox } from '../../../atom.ts'
import { moreThanTwo, two } from './conditions.ts'

/** Boxes whose questions may be open for several players at the same time. */
const ASKING = ['leaders', 'cities', 'armada', 'babel-projects', 'edifice']

export const AGE: readonly Atom[] = [
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

export const TURN: readonly Atom[] = [
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
