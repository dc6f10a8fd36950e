/** Bot knowledge of Edifice: a pawn promises the reward if the edifice is finished; without one there is a penalty. */
import { COLOURS, demolish, type Game, type Move, state, VICTORY_VALUES } from '@heptapolis/engine/box'
import type { Estimate, Judgement, Mind } from '../mind/contract.ts'
import { finishing } from '../mind/finishing.ts'
import { LAST_AGE, turnsLeft } from '../mind/time.ts'
import { DEBTS, edifices, fates, PROJECT, participated, pawns, pawnsLeft, rewards, thisAge } from './columns.ts'
import { type Penalty, penaltyOf } from './edifices.ts'
import data from './mind.json' with { type: 'json' }

const { weights, features } = data.edifice

/** Weight of edifices of later Ages. */
const LATER = 0.5

function ahead(g: Game, seat: number, estimate: Estimate): number {
  const now = Math.max(1, state.age.get(g)) - 1
  let sum = 0
  for (let age = now; age < LAST_AGE; age++) sum += inAge(g, seat, age, age === now, estimate)
  return sum
}

function inAge(g: Game, seat: number, age: number, isNow: boolean, estimate: Estimate): number {
  const edifice = edifices.get(g, 0, age)
  if (edifice === 0 || fates.get(g, 0, age) !== PROJECT) return 0
  const mine = pawns.get(g, seat, age)
  if (mine === 0 && !isNow) return 0
  const done = isNow ? chanceOfEnd(g, seat, age) : LATER
  if (mine > 0) return mine * done * Math.max(0, estimate.worth(g, seat, edifice, rewards))
  return -(1 - done) * penaltyPoints(g, seat, age, penaltyOf(g.rules.pieces[edifice]))
}

/** Assumes that the others take part as often as a typical player builds a stage in the remaining turns. */
function chanceOfEnd(g: Game, seat: number, age: number): number {
  let others = 0
  for (let other = 0; other < g.rules.players; other++) {
    if (other !== seat && participated.get(g, other) === 0) others++
  }
  return finishing(pawnsLeft.get(g, 0, age), others, 0.12 * turnsLeft(g))
}

const A_CARD = [1.5, 2.5, 4]
const A_COIN = 0.4

function penaltyPoints(g: Game, seat: number, age: number, penalty: Penalty): number {
  const debt = DEBTS[age]
  if ('coins' in penalty) return state.coins.get(g, seat) < penalty.coins ? debt : penalty.coins * A_COIN
  if ('victories' in penalty) return 2 * penalty.victories
  return state.colours.get(g, seat, COLOURS.indexOf(penalty.card)) === 0 ? debt : A_CARD[age]
}

/**
 * Cost of a penalty choice, which is resolved after all have chosen: a card with all its effects, or tokens with their
 * points.
 */
function penaltyChoice(g: Game, seat: number, { card, option }: Move, estimate: Estimate): number {
  if (card === 0)
    return -VICTORY_VALUES[Math.floor(option / VICTORY_VALUES.length)] - VICTORY_VALUES[option % VICTORY_VALUES.length]
  return estimate.after(g, seat, (trial) => demolish(trial, seat, card))
}

type Weights = typeof weights

/** Value of a pawn: the closer the edifice is to completion, the surer the reward. */
function pawn(judgement: Judgement, _option: number, { pawn: worth }: Weights): number {
  const { g } = judgement
  const age = thisAge(g)
  const open = pawnsLeft.get(g, 0, age)
  return worth + judgement.value(edifices.get(g, 0, age)) * (open <= 1 ? 1 : open === 2 ? 0.6 : 0.35)
}

function read(g: Game, seat: number, into: Float64Array, at: number): void {
  for (let age = 0; age < LAST_AGE; age++) into[at] += pawns.get(g, seat, age)
}

export const mind: Mind<Weights> = {
  effects: { pawn: { once: 2 }, repeatGuild: { once: 5 }, pardon: { once: 2 } },
  weights,
  rider: pawn,
  losses: ['penalty'],
  ahead,
  answer: (g, seat, move, question, estimate) =>
    question === 'penalty' ? penaltyChoice(g, seat, move, estimate) : undefined,
  features: { weights: features, read },
}
