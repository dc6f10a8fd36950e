/** Losses that may be paid with debts, debts for the neighbours, and coins for defeats. */
import {
  type Action,
  type Decision,
  discardDefeats,
  type Effect,
  type EffectRules,
  enqueue,
  type Game,
  left,
  lose,
  type Move,
  move,
  PAY,
  type Piece,
  right,
  state,
  take,
} from '@heptapolis/engine/box'
import { takeDebt } from '../parts/debts.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Each neighbour takes this debt and cannot pay instead. */
    neighboursOwe: { debt: number }
    /** Coins for each defeat token; then all are discarded. */
    memorial: { coins: number }
  }
}

export const moneyEffects: EffectRules = {
  neighboursOwe: {
    harms: true,
    now(g, seat, effect, { id }) {
      takeDebt(g, left(g, seat), effect.debt, id, seat)
      takeDebt(g, right(g, seat), effect.debt, id, seat)
    },
  },
  memorial: {
    now(g, seat, { coins }, { id }) {
      take(g, seat, coins * state.defeats.get(g, seat), id)
      discardDefeats(g, seat)
    },
  },
}

const DEBT_BITS = 8
const paid = (answer: Move): number => answer.option >> DEBT_BITS
const owed = (answer: Move): number => answer.option & ((1 << DEBT_BITS) - 1)

/** Larger payments are not distinguished. */
const COINS_GIVEN = Array.from({ length: 25 }, (_, coins) => String(coins))

/** Answer to a loss: coins paid; the rest becomes debt. */
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

/** A city without coins has no choice; the free city pays what it has. */
export function meetLoss(g: Game, seat: number, loss: number): boolean {
  const coins = mostGiven(g, seat, loss)
  if (coins === 0 || seat >= g.rules.players) settle(g, seat, coins, loss - coins)
  else enqueue(g, g.rules.decisionOf('loss'), seat, loss)
  return true
}

/** Maximum number of things that a loss can count in a city. */
const MOST_THINGS = 12

/**
 * Debt of a city that has met every possible loss with debts alone. 42 points are printed (47 in the first edition),
 * but debts are unlimited.
 */
export function mostDebt(g: Game): number {
  const now = state.age.get(g)
  const owedTo = ({ effects, copies }: Piece): number =>
    Math.max(1, copies.length) * effects.reduce((sum, { effect }) => sum + mostOwed(effect, now), 0)
  return g.rules.pieces.filter(({ age }) => age <= now).reduce((sum, piece) => sum + owedTo(piece), 0)
}

function mostOwed(effect: Effect, now: number): number {
  if (effect.kind === 'neighboursOwe') return effect.debt
  if (effect.kind !== 'othersLose') return 0
  return (effect.coins === 'age' ? now : effect.coins) * (effect.per === undefined ? 1 : MOST_THINGS)
}
