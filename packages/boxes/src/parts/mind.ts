/** Bot knowledge of shared parts. */
import type { Box } from '@heptapolis/engine/box'
import type { Mind } from '../mind/contract.ts'
import { debt, debts } from './debts.ts'
import { diplomacy, diplomacyTokens } from './diplomacy.ts'
import { gifts } from './gifts.ts'
import { losses } from './losses.ts'
import { masks } from './masks.ts'
import data from './mind.json' with { type: 'json' }
import { spareGoods } from './spare-goods.ts'

const debtsMind: Mind = {
  features: {
    weights: data.debts.features,
    read(g, seat, into, at) {
      into[at] = debt.get(g, seat)
    },
  },
}

const diplomacyMind: Mind = {
  effects: { diplomacy: { peace: 1 } },
  features: {
    weights: data.diplomacy.features,
    read(g, seat, into, at) {
      into[at] = diplomacyTokens.get(g, seat)
    },
  },
}

const A_COIN_ELSEWHERE = 0.3

/** Typical Age number, and typical count of a thing. */
const [USUAL_AGE, USUAL_COUNT] = [2, 2]

const lossesMind: Mind = {
  effects: {
    othersLose: ({ coins, per }) => ({
      once: 0.5 * (coins === 'age' ? USUAL_AGE : coins) * (per ? USUAL_COUNT : 1),
    }),
  },
}

const giftsMind: Mind = {
  effects: {
    neighboursTake: ({ coins }) => ({ once: -A_COIN_ELSEWHERE * coins }),
    othersTake: ({ coins }) => ({ once: -A_COIN_ELSEWHERE * coins }),
  },
}

const masksMind: Mind = { effects: { mask: { once: 5 } } }

const spareGoodsMind: Mind = { effects: { ownedGood: { lasting: 3 }, lackedGood: { lasting: 3.5 } } }

export const PART_MINDS: ReadonlyMap<Box, Mind> = new Map([
  [debts, debtsMind],
  [diplomacy, diplomacyMind],
  [gifts, giftsMind],
  [losses, lossesMind],
  [masks, masksMind],
  [spareGoods, spareGoodsMind],
])
