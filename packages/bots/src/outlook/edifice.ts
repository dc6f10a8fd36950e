/** Edifice: a pawn promises the reward if the edifice is finished; without one there is a penalty to fear. */
import { EDIFICE_DEBTS, edificeColumns, type Penalty, penaltyOf } from '@heptapolis/boxes'
import { COLOURS, copy, demolish, type Game, type Move, state, VICTORY_VALUES } from '@heptapolis/engine'
import type { Weights } from '../weights.ts'
import type { BoxOutlook } from './box-outlook.ts'
import { cityOutlook } from './city.ts'
import { finishing } from './finishing.ts'
import { turnsLeft } from './time.ts'
import { scratchOf, worth } from './worth.ts'

const { edifices, fates, pawns, pawnsLeft, participated, PROJECT, rewards } = edificeColumns

const AGES = 3
/** Edifices of later Ages are not begun yet. */
const LATER = 0.5

function ahead(g: Game, seat: number, weights: Weights): number {
  const now = Math.max(1, state.age.get(g)) - 1
  let sum = 0
  for (let age = now; age < AGES; age++) sum += inAge(g, seat, age, age === now, weights)
  return sum
}

function inAge(g: Game, seat: number, age: number, isNow: boolean, weights: Weights): number {
  const edifice = edifices.get(g, 0, age)
  if (edifice === 0 || fates.get(g, 0, age) !== PROJECT) return 0
  const mine = pawns.get(g, seat, age)
  if (mine === 0 && !isNow) return 0
  const done = isNow ? chanceOfEnd(g, seat, age) : LATER
  if (mine > 0) return mine * done * Math.max(0, worth(g, seat, edifice, rewards, weights))
  return -(1 - done) * penaltyPoints(g, seat, age, penaltyOf(g.rules.pieces[edifice]))
}

/** The others take part as often as a usual player builds a stage in the turns left. */
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
  const debt = EDIFICE_DEBTS[age]
  if ('coins' in penalty) return state.coins.get(g, seat) < penalty.coins ? debt : penalty.coins * A_COIN
  if ('victories' in penalty) return 2 * penalty.victories
  return state.colours.get(g, seat, COLOURS.indexOf(penalty.card)) === 0 ? debt : A_CARD[age]
}

/** The penalty is suffered after everybody has chosen: a card is gone with all it did, tokens with their points. */
function penaltyChoice(g: Game, seat: number, { card, option }: Move, weights: Weights): number {
  if (card === 0)
    return -VICTORY_VALUES[Math.floor(option / VICTORY_VALUES.length)] - VICTORY_VALUES[option % VICTORY_VALUES.length]
  const trial = scratchOf(g)
  copy(g, trial)
  demolish(trial, seat, card)
  return cityOutlook(trial, seat, weights)
}

export const edificeOutlook: BoxOutlook = {
  box: 'edifice',
  ahead,
  answer: (g, seat, move, question, weights) =>
    question === 'penalty' ? penaltyChoice(g, seat, move, weights) : undefined,
}
