/** What bots know of the parts that several boxes share. */
import { type Box, debt, debts, diplomacy, diplomats, losses, spareGoods } from '@heptapolis/engine'
import type { Mind } from '../mind/contract.ts'
import data from './mind.json' with { type: 'json' }

const debtsMind: Mind = {
  features: {
    weights: data.debts.features,
    read(g, seat, into, at) {
      into[at] = debt.get(g, seat)
    },
  },
}

const diplomatsMind: Mind = {
  effects: { diplomacy: { peace: 1 } },
  features: {
    weights: data.diplomacy.features,
    read(g, seat, into, at) {
      into[at] = diplomacy.get(g, seat)
    },
  },
}

/** What an Age's number and things that are counted come to in a usual game. */
const [USUAL_AGE, USUAL_COUNT] = [2, 2]

const lossesMind: Mind = {
  effects: {
    othersLose: ({ coins, per }) => ({
      once: 0.5 * (coins === 'age' ? USUAL_AGE : coins) * (per ? USUAL_COUNT : 1),
    }),
  },
}

const spareGoodsMind: Mind = { effects: { ownedGood: { lasting: 3 }, lackedGood: { lasting: 3.5 } } }

export const PART_MINDS: ReadonlyMap<Box, Mind> = new Map([
  [debts, debtsMind],
  [diplomats, diplomatsMind],
  [losses, lossesMind],
  [spareGoods, spareGoodsMind],
])
