/** The ground conflicts at the end of an Age. */
import { left, takeVictory } from '../city.ts'
import type { FightPair, Game } from '../contract/box.ts'
import { COLUMNS } from '../state.ts'

const state = COLUMNS

export function strength(g: Game, seat: number): number {
  let shields = state.shields.get(g, seat)
  for (const bend of g.rules.modifiers.shields) shields = bend(g, seat, shields)
  return shields
}

/** Each city against its left neighbour, so that each pair fights once. */
export function fights(g: Game): FightPair[] {
  let pairs: FightPair[] = []
  for (let seat = 0; seat < g.rules.cities; seat++) pairs.push([seat, left(g, seat)])
  for (const bend of g.rules.modifiers.fights) pairs = bend(g, pairs)
  return pairs
}

export function resolveConflicts(g: Game): void {
  // All fights are simultaneous: tokens of one do not affect the next.
  for (let seat = 0; seat < g.rules.cities; seat++) strengths[seat] = strength(g, seat)
  if (g.rules.modifiers.fights.length === 0) {
    for (let seat = 0; seat < g.rules.cities; seat++) fight(g, seat, left(g, seat))
  } else for (const pair of fights(g)) fight(g, ...pair)
  g.rules.hooks.conflictsOver?.(g)
}

/** Points of the token for a won conflict of this Age. */
export function victoryValue(g: Game, age: number): number {
  let value = g.rules.figures.victories[age - 1]
  for (const bend of g.rules.modifiers.victoryValue) value = bend(g, value)
  return value
}

const strengths = new Int32Array(8)

function fight(g: Game, one: number, other: number, by?: string): void {
  const difference = strengths[one] - strengths[other]
  g.listener?.({
    what: 'conflict',
    seat: one,
    other,
    strength: strengths[one],
    against: strengths[other],
    ...(by && { by }),
  })
  if (difference === 0) return
  const winner = difference > 0 ? one : other
  const loser = difference > 0 ? other : one
  const value = victoryValue(g, state.age.get(g))
  let tokens = 1
  for (const bend of g.rules.modifiers.defeatTokens) tokens = bend(g, tokens)
  let taker = loser
  for (const bend of g.rules.modifiers.defeatTaker) taker = bend(g, loser, winner)
  if (value > 0) takeVictory(g, winner, value)
  state.defeats.add(g, taker, tokens)
  g.listener?.({ what: 'defeat', seat: taker, value: -tokens })
}
