/**
 * Estimate of a city by the common rules, without expansions: points, coins, conflicts, building, science, abilities.
 */
import { bits, LAST_AGE, timeLeft, turnsLeft } from '@heptapolis/boxes/minds'
import { arePartners, fights, type Game, left, right, state, strength, total } from '@heptapolis/engine/search'
import { building } from './building.ts'
import { growth } from './growth.ts'
import type { Weights } from './weights.ts'

export function cityOutlook(g: Game, seat: number, weights: Weights): number {
  const rest = timeLeft(g)
  return (
    total(g, seat) +
    money(g, seat, rest, weights) +
    conflictsAhead(g, seat, weights) +
    building(g, seat, weights) +
    rest * learning(g, seat, weights) +
    powers(g, seat, weights) +
    weights.growth * growth(g, seat)
  )
}

/** Coins below a full point, and the value of being able to pay. */
function money(g: Game, seat: number, rest: number, w: Weights): number {
  const coins = state.coins.get(g, seat)
  return (coins % 3) / 3 + rest * w.coin * Math.min(coins, w.enoughCoins)
}

const TOKENS = [0, 1, 3, 5]

function conflictsAhead(g: Game, seat: number, w: Weights): number {
  const now = Math.max(1, state.age.get(g))
  let sum = againstAll(g, seat, now, rivalsNow(g, seat), w)
  if (now < LAST_AGE) {
    const later = rivalsLater(g, seat)
    for (let age = now + 1; age <= LAST_AGE; age++) sum += againstAll(g, seat, age, later, w)
  }
  return sum * w.conflict
}

function againstAll(g: Game, seat: number, age: number, rivals: readonly number[], w: Weights): number {
  const own = strength(g, seat)
  const doubt = w.doubt + w.doubtPerTurn * (turnsLeft(g) + (age - Math.max(1, state.age.get(g))) * state.turns.get(g))
  let sum = 0
  for (const rival of rivals) {
    const chance = 1 / (1 + Math.exp(-(own - strength(g, rival)) / doubt))
    sum += chance * (TOKENS[age] + 1) - 1
  }
  return sum
}

/** Opponents of the city in the next conflict, as things stand. */
const rivalsNow = (g: Game, seat: number): number[] =>
  fights(g).flatMap(([a, b]) => (a === seat ? [b] : b === seat ? [a] : []))

function rivalsLater(g: Game, seat: number): number[] {
  const around = [left(g, seat), right(g, seat)]
  if (!g.rules.setup.teams) return around
  const rivals = around.filter((city) => !arePartners(seat, city))
  return [...rivals, ...rivals]
}

function learning(g: Game, seat: number, w: Weights): number {
  let symbols = 0
  let kinds = 0
  for (let s = 0; s < 3; s++) {
    const count = state.symbols.get(g, seat, s)
    symbols += count
    if (count > 0) kinds++
  }
  return w.symbol * symbols + w.symbolKind * kinds
}

/** Abilities work once per remaining Age. */
function powers(g: Game, seat: number, w: Weights): number {
  return w.power * bits(state.abilities.get(g, seat)) * (LAST_AGE - state.age.get(g))
}
