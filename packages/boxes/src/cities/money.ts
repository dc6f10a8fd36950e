/** Losses that may be met with debts, debts given to the neighbours, and coins for defeats. */
import {
  type Action,
  type Decision,
  type EffectRules,
  enqueue,
  type Game,
  left,
  lose,
  type Move,
  move,
  PAY,
  right,
  state,
  take,
} from '@heptapolis/engine/box'
import { takeDebt } from '../parts/debts.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Each neighbour takes so much debt, and cannot pay instead. */
    neighboursOwe: { debt: number }
    /** So many coins for each defeat token, then they are all discarded. */
    memorial: { coins: number }
  }
}

export const moneyEffects: EffectRules = {
  neighboursOwe: {
    now(g, seat, effect) {
      takeDebt(g, left(g, seat), effect.debt)
      takeDebt(g, right(g, seat), effect.debt)
    },
  },
  memorial: {
    now(g, seat, { coins }) {
      take(g, seat, coins * state.defeats.get(g, seat))
      state.defeats.set(g, seat, 0)
    },
  },
}

const DEBT_BITS = 8
const paid = (answer: Move): number => answer.option >> DEBT_BITS
const owed = (answer: Move): number => answer.option & ((1 << DEBT_BITS) - 1)

/** Who gives more coins than that is told apart no more. */
const COINS_GIVEN = Array.from({ length: 25 }, (_, coins) => String(coins))

/** An answer to a loss: so many coins are given, the rest becomes debt. */
export const loseAction: Action = {
  id: 'lose',
  choices: { names: COINS_GIVEN, of: (option) => Math.min(option >> DEBT_BITS, COINS_GIVEN.length - 1) },
  fields: ['coins', 'debt'],
  show: (_g, answer) => ({ coins: paid(answer), debt: owed(answer) }),
}

const mostGiven = (g: Game, seat: number, loss: number): number => Math.min(loss, state.coins.get(g, seat))

const giving = (g: Game, coins: number, loss: number): Move =>
  move(g.rules.actionOf('lose'), 0, PAY, 0, 0, (coins << DEBT_BITS) | (loss - coins))

export const lossQuestion: Decision = {
  id: 'loss',
  moves(g, seat, loss, _y, out) {
    for (let coins = mostGiven(g, seat, loss); coins >= 0; coins--) out.push(giving(g, coins, loss))
  },
  sample: (g, seat, loss, _y, random) => giving(g, random.below(mostGiven(g, seat, loss) + 1), loss),
  answer: (g, seat, answer) => settle(g, seat, paid(answer), owed(answer)),
}

function settle(g: Game, seat: number, coins: number, debts: number): void {
  lose(g, seat, coins)
  takeDebt(g, seat, debts)
}

/** A city without coins has no choice, and one that nobody plays gives what it has. */
export function meetLoss(g: Game, seat: number, loss: number): boolean {
  const coins = mostGiven(g, seat, loss)
  if (coins === 0 || seat >= g.rules.players) settle(g, seat, coins, loss - coins)
  else enqueue(g, g.rules.decisionOf('loss'), seat, loss)
  return true
}
