/** Bot knowledge of Great Projects: tokens promise the reward on success; without one there is a penalty. */
import { COLOURS, type Effect, type EffectOf, type Game, state } from '@heptapolis/engine/box'
import type { Estimate, Judgement, Mind } from '../../mind/contract.ts'
import { finishing } from '../../mind/finishing.ts'
import { timeLeft, turnsLeft } from '../../mind/time.ts'
import data from '../mind.json' with { type: 'json' }
import { participations, project, tokensLeft } from './participation.ts'
import { BAG, FREE_BUILDING, FREE_STAGE, held } from './tokens.ts'

const { weights, features } = data['babel-projects']

const isPenalty = (effect: Effect): effect is EffectOf<'projectPenalty'> => effect.kind === 'projectPenalty'

/** Value of single-use tokens while there is time to use them. */
const ONCE: Readonly<Record<string, number>> = { [FREE_STAGE]: 2.5, [FREE_BUILDING]: 2.5, [BAG]: 1 }

const A_COIN = 0.4

function rewardPoints(g: Game, seat: number, effect: Effect, estimate: Estimate): number {
  if (effect.kind === 'coins') return effect.coins * A_COIN
  if (effect.kind === 'victory' && effect.value !== 'age') return effect.value
  if (effect.kind !== 'projectToken') return 0
  return ONCE[effect.token] ?? estimate.worth(g, seat, g.rules.piece(effect.token).index, held)
}

const A_CARD = [0, 1.5, 2.5, 4]

function penaltyPoints(g: Game, seat: number, { penalty }: EffectOf<'projectPenalty'>): number {
  const age = state.age.get(g)
  if (penalty.lose === 'coins') return Math.max(age, state.coins.get(g, seat) * A_COIN)
  if (penalty.lose === 'start') return 4 * timeLeft(g)
  if (penalty.lose === 'victories') return 2 * penalty.count
  return state.colours.get(g, seat, COLOURS.indexOf(penalty.colour)) === 0 ? age : A_CARD[age]
}

/** A player may take several tokens, so each counts as half another player. */
const AGAIN = 1.5

function thisAge(g: Game, seat: number, estimate: Estimate): number {
  const { sort, effects } = g.rules.pieces[project.get(g)]
  if (sort !== 'project') return 0
  const others = Math.floor((g.rules.players - 1) * AGAIN)
  const done = finishing(tokensLeft.get(g), others, 0.11 * turnsLeft(g))
  const mine = participations.get(g, seat)
  let sum = 0
  for (const { effect } of effects) {
    if (isPenalty(effect)) sum -= mine > 0 ? 0 : (1 - done) * penaltyPoints(g, seat, effect)
    else if (mine > 0) sum += mine * done * Math.max(0, rewardPoints(g, seat, effect, estimate))
  }
  return sum
}

function tokensHeld(g: Game, seat: number): number {
  let sum = 0
  for (let i = 0; i < held.size(g, seat); i++) sum += ONCE[g.rules.pieces[held.item(g, seat, i)].id] ?? 0
  return sum * Math.min(1, timeLeft(g) * 2)
}

type Weights = typeof weights

/** Value of a share: the closer the project is to completion, the surer the reward. */
function share({ g }: Judgement, _option: number, { project: worth }: Weights): number {
  const open = tokensLeft.get(g)
  return worth + (state.age.get(g) + 1) * (open <= 1 ? 1 : open === 2 ? 0.5 : 0.25)
}

export const mind: Mind<Weights> = {
  effects: { projectBag: { lasting: 1 }, projectSets: { once: 3 }, projectToken: {}, projectPenalty: {} },
  weights,
  rider: share,
  losses: ['project-card'],
  ahead: (g, seat, estimate) => thisAge(g, seat, estimate) + tokensHeld(g, seat),
  features: {
    weights: features,
    read(g, seat, into, at) {
      into[at] = held.size(g, seat)
    },
  },
}
