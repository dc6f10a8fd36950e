/** Naval conflict at the end of an Age: compares all cities with ships. */

import {
  type Action,
  AGES,
  type Decision,
  type EffectOf,
  type EffectRule,
  enqueue,
  type Game,
  type Line,
  move,
  type ScoreLine,
  state,
} from '@heptapolis/engine/box'
import { naval, navalTokens, STAY_OUT, seaPowers, stayingOut } from '../columns.ts'
import { RED } from '../pieces/define.ts'
import type { NavalPrizes } from '../pieces/numbers.ts'
import { spaceOf, yardOf } from './shipyard.ts'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    naval: { strength: number }
  }
}

export const navalEffect: EffectRule<EffectOf<'naval'>> = {
  lasting: (g, seat, { strength }) => naval.add(g, seat, strength),
}

/** Space of the red ship, plus cards, islands and stages. */
export const navalStrength = (g: Game, seat: number): number => (spaceOf(g, seat, RED)?.naval ?? 0) + naval.get(g, seat)

export const absence: Line = {
  id: 'naval-absence',
  run(g) {
    for (let seat = 0; seat < g.rules.cities; seat++) {
      if (seaPowers.get(g, seat, STAY_OUT) > 0) enqueue(g, g.rules.decisionOf('naval-absence'), seat)
    }
  },
}

export const stayOutAction: Action = { id: 'stay-out' }

export const absenceDecision: Decision = {
  id: 'naval-absence',
  moves(g, _seat, _x, _y, out) {
    out.push(move(g.rules.actionOf('skip')))
    out.push(move(g.rules.actionOf('stay-out')))
  },
  answer(g, seat, { action }) {
    if (action === g.rules.actionOf('stay-out')) stayingOut.set(g, seat, 1)
  },
}

export const navalConflict: Line = {
  id: 'naval-conflict',
  run(g) {
    for (const [seat, token] of tokens(g, prizes(g, state.age.get(g)))) takeToken(g, seat, token)
    for (let seat = 0; seat < g.rules.cities; seat++) stayingOut.set(g, seat, 0)
  },
}

/** Naval tokens of an Age: of the weakest and of the top ranks. */
function prizes(g: Game, age: number): NavalPrizes {
  const { navalDefeats, navalFirst, navalSecond, navalThird } = g.rules.figures
  const ranks = [navalFirst[age - 1], navalSecond[age - 1], navalThird[age - 1]]
  return { weakest: -navalDefeats[age - 1], ranks: ranks.filter((points) => points > 0) }
}

/** Maximum number of tokens of a value that a city can have now: one per Age. */
export const mostNavalTokens = (g: Game, value: number): number =>
  AGES.filter((age) => {
    const { weakest, ranks } = prizes(g, age)
    return age <= state.age.get(g) && [weakest, ...ranks].includes(value)
  }).length

function takeToken(g: Game, seat: number, token: number): void {
  navalTokens.push(g, seat, token)
  g.listener?.({ what: 'naval', seat, value: token })
}

/** Points of the naval token that a city would take now; 0 without one. Before the first Age, those of the first. */
export const navalPoints = (g: Game, seat: number): number =>
  tokens(g, prizes(g, Math.max(1, state.age.get(g)))).find(([city]) => city === seat)?.[1] ?? 0

/** Cities grouped by strength, strongest first. */
function groups(g: Game): number[][] {
  const found: { strength: number; seats: number[] }[] = []
  for (let seat = 0; seat < g.rules.cities; seat++) {
    if (!yardOf(g, seat) || stayingOut.get(g, seat) > 0) continue
    const strength = navalStrength(g, seat)
    const equal = found.find((one) => one.strength === strength)
    if (equal) equal.seats.push(seat)
    else found.push({ strength, seats: [seat] })
  }
  return found.sort((a, b) => b.strength - a.strength).map(({ seats }) => seats)
}

/**
 * All weakest cities take only the defeat. At the top, a single city takes the token of its rank; tied cities take that
 * of the next rank, and the following cities move down one more. If all are tied, no city takes any.
 */
function tokens(g: Game, { weakest, ranks }: NavalPrizes): [number, number][] {
  const all = groups(g)
  if (all.length < 2) return []
  const taken = (all.pop() ?? []).map((seat): [number, number] => [seat, weakest])
  let rank = 0
  for (const seats of all) {
    const tied = seats.length > 1 ? 1 : 0
    const token = ranks[rank + tied]
    if (token !== undefined) for (const seat of seats) taken.push([seat, token])
    rank += 1 + tied
  }
  return taken
}

export const navalLine: ScoreLine = {
  id: 'naval',
  score(g, seat, note) {
    for (const token of navalTokens.items(g, seat)) note('naval', token < 0 ? 'naval-defeat' : 'naval-victory', token)
  },
}
