/** Objective of the search: points and win chance of a player, actual at the end of a game and predicted before it. */
import { type Game, isOver, state, teamOf, total } from '@heptapolis/engine/search'
import { evaluate } from '../evaluation/evaluate.ts'
import type { Advice } from '../experience/experience.ts'
import { HABITS, type SearchHabits } from './habits.ts'

export interface SearchOutcome {
  points: number
  /** Winning chance; a near win counts partly. */
  chance: number
  /** Own points, minus a share of the best rival's, plus a bonus for a win. */
  value: number
}

/** Lead in points that makes a win likely: at the end, and at the beginning of Ages II and III. */
const LEAD = [6, 10, 10, 8]

export function outcome(g: Game, seat: number, habits: SearchHabits = HABITS, experience?: Advice): SearchOutcome {
  const { rivals, winning, forTeam } = habits
  const over = isOver(g)
  const totals = totalsBy(g, over ? total : outlookOf(experience))
  const teams = forTeam && g.rules.setup.teams
  const sides = teams ? together(totals) : totals
  const own = teams ? teamOf(seat) : seat
  let best = Number.NEGATIVE_INFINITY
  for (let side = 0; side < sides.length; side++) if (side !== own) best = Math.max(best, sides[side])
  const lead = LEAD[over ? 0 : state.age.get(g)]
  const chance = 1 / (1 + Math.exp((best - sides[own]) / lead))
  return { points: totals[seat], chance, value: sides[own] - rivals * best + winning * chance }
}

/** Evaluation plus the correction from experience. */
const outlookOf =
  (experience: Advice | undefined) =>
  (g: Game, seat: number): number => {
    if (!experience) return evaluate(g, seat)
    experience.look(g, seat)
    return evaluate(g, seat) + experience.outlook(state.age.get(g))
  }

function totalsBy(g: Game, tell: (g: Game, seat: number) => number): number[] {
  const totals: number[] = []
  for (let seat = 0; seat < g.rules.players; seat++) totals.push(tell(g, seat))
  return totals
}

function together(totals: readonly number[]): number[] {
  const sums: number[] = []
  for (const [seat, total] of totals.entries()) sums[teamOf(seat)] = (sums[teamOf(seat)] ?? 0) + total
  return sums
}
