/** Remaining time of the game. */
import { type Game, state } from '@heptapolis/engine/box'

export const LAST_AGE = 3

/** Turns left in this Age after the current one. */
export const turnsLeft = (g: Game): number => Math.max(0, state.turns.get(g) - state.turn.get(g))

const USUAL_TURNS = 6

/** Turns left in the whole game. */
export function turnsToCome(g: Game): number {
  const age = Math.max(1, state.age.get(g))
  const perAge = state.turns.get(g) || USUAL_TURNS
  return (LAST_AGE - age) * perAge + Math.max(0, perAge - state.turn.get(g))
}

/** Remaining share of the game, 1 at the start and 0 at the end. */
export const timeLeft = (g: Game): number => turnsToCome(g) / (LAST_AGE * (state.turns.get(g) || USUAL_TURNS))
