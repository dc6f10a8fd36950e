/** Bot knowledge of Armada: naval strength relative to all others, progress of each ship, and islands. */
import { AGES, type Game, type Move, state } from '@heptapolis/engine/box'
import type { Estimate, Judgement, Mind } from '../mind/contract.ts'
import { timeLeft, turnsLeft } from '../mind/time.ts'
import { emporiums, exploring, islands, SEA_POWERS, seaPowers, ships } from './columns.ts'
import data from './mind.json' with { type: 'json' }
import { BLUE, FLEETS, GREEN } from './pieces/define.ts'
import { NAVAL_TOKENS } from './pieces/numbers.ts'
import { navalStrength } from './rules/naval-conflict.ts'
import { commercialLevel, yardOf } from './rules/shipyard.ts'

const { weights, features } = data.armada

/** Value of an island by level. */
const ISLAND = [0, 3, 5, 7]
const A_LEVEL = 0.8
const A_POWER = 1
const AN_EMPORIUM = 1.2

/** Expected points from future naval conflicts. */
function navalAhead(g: Game, seat: number, estimate: Estimate): number {
  const own = navalStrength(g, seat)
  const now = Math.max(1, state.age.get(g))
  let sum = 0
  for (const age of AGES) {
    if (age < now) continue
    const doubt = estimate.doubt(turnsLeft(g) + (age - now) * state.turns.get(g))
    const { ahead, others } = rivals(g, seat, own, doubt)
    sum += prize(age, ahead, others)
  }
  return sum
}

/** Number of rivals that are probably stronger. */
function rivals(g: Game, seat: number, own: number, doubt: number): { ahead: number; others: number } {
  let ahead = 0
  let others = 0
  for (let other = 0; other < g.rules.cities; other++) {
    if (other === seat || !yardOf(g, other)) continue
    others++
    ahead += 1 / (1 + Math.exp((own - navalStrength(g, other)) / doubt))
  }
  return { ahead, others }
}

/** Expected prize between the ranks; the last rank loses. */
function prize(age: (typeof AGES)[number], ahead: number, others: number): number {
  const { ranks, weakest } = NAVAL_TOKENS.ages[age]
  const at = (rank: number): number => (rank >= others ? weakest : (ranks[rank] ?? 0))
  const rank = Math.floor(ahead)
  return at(rank) + (at(rank + 1) - at(rank)) * (ahead - rank)
}

/** Value of a ship that approaches an island or explores one. */
function exploration(g: Game, seat: number): number {
  const come = ships.get(g, seat, GREEN)
  const next = Math.floor(come / 2) + 1
  const half = come % 2 === 1 ? 0.45 * (ISLAND[next] ?? 0) * Math.min(1, timeLeft(g) * 3) : 0
  let found = 0
  for (let level = 1; level < ISLAND.length; level++) {
    if ((exploring.get(g, seat) & (1 << level)) !== 0) found += ISLAND[level]
  }
  return half + found
}

function lasting(g: Game, seat: number): number {
  let sum = A_LEVEL * commercialLevel(g, seat)
  for (let i = 0; i < SEA_POWERS.length; i++) sum += A_POWER * seaPowers.get(g, seat, i)
  if (emporiums.get(g, seat, 0) > 0) sum += AN_EMPORIUM
  if (emporiums.get(g, seat, 2) > 0) sum += AN_EMPORIUM
  return sum * timeLeft(g)
}

function answer(
  g: Game,
  seat: number,
  { action, card }: Move,
  question: string,
  estimate: Estimate,
): number | undefined {
  if (question === 'keep-island') return estimate.worth(g, seat, card, islands) + seaPart(g, card)
  if (question !== 'naval-absence' || action !== g.rules.actionOf('stay-out')) return undefined
  const age = AGES.find((one) => one === state.age.get(g)) ?? AGES[0]
  const { ahead, others } = rivals(g, seat, navalStrength(g, seat), estimate.doubt(0) / 4)
  return -prize(age, ahead, others)
}

const A_STRENGTH = 1.3
const AN_ADVANCE = 1.5

/** Naval value of an island, which the common estimate does not include. */
function seaPart(g: Game, island: number): number {
  return g.rules.pieces[island].effects.reduce((sum, { effect }) => {
    if (effect.kind === 'naval') return sum + A_STRENGTH * effect.strength
    if (effect.kind === 'advance') return sum + AN_ADVANCE * effect.fleets
    return effect.kind === 'seaPower' ? sum + A_POWER * timeLeft(g) * 2 : sum
  }, 0)
}

type Weights = typeof weights

/** Value of a ship that moves with a build, stage or sale. */
function ship(judgement: Judgement, fleet: number, { fleet: worths }: Weights): number {
  const { g, seat } = judgement
  const come = ships.get(g, seat, fleet)
  const track = yardOf(g, seat)?.tracks[fleet]
  const space = track?.spaces[come]
  if (!space) return 0
  if (fleet === BLUE) {
    const before = come === 0 ? 0 : (track.spaces[come - 1].points ?? 0)
    return worths[BLUE] + (space.points ?? 0) - before - 1
  }
  if (fleet === GREEN) return worths[GREEN] * (space.explore === undefined ? judgement.rest * 1.5 : 1 + space.explore)
  return worths[fleet] + judgement.coins(space.coins ?? 0)
}

/** Features in the order of the weights: strength, number of weaker rivals, the four ships, islands. */
function read(g: Game, seat: number, into: Float64Array, at: number): void {
  if (!yardOf(g, seat)) return
  const own = navalStrength(g, seat)
  into[at] = own
  for (let other = 0; other < g.rules.cities; other++) into[at + 1] += Math.sign(own - navalStrength(g, other))
  for (let fleet = 0; fleet < FLEETS.length; fleet++) into[at + 2 + fleet] = ships.get(g, seat, fleet)
  into[at + 2 + FLEETS.length] = islands.size(g, seat)
}

export const mind: Mind<Weights> = {
  effects: {
    naval: ({ strength }) => ({ once: A_STRENGTH * strength }),
    advance: ({ fleets }) => ({ once: AN_ADVANCE * fleets }),
    drawIsland: { once: 5 },
    majority: { once: 5 },
    boarding: { once: 1.5 },
    piracy: { once: 1 },
    emporium: { lasting: 1.5 },
    seaPower: { lasting: 2 },
    bestColour: {},
  },
  weights,
  rider: ship,
  ahead(g, seat, estimate) {
    if (!yardOf(g, seat)) return 0
    return navalAhead(g, seat, estimate) + exploration(g, seat) + lasting(g, seat)
  },
  answer,
  features: { weights: features, read },
}
