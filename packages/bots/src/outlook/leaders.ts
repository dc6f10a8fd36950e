/** Leaders: those in hand wait to be recruited; those in the city make things cheaper or bring coins. */
import { leadersColumns } from '@heptapolis/boxes'
import { COLOURS, type Game, type Move, state } from '@heptapolis/engine'
import type { Weights } from '../weights.ts'
import type { BoxOutlook } from './box-outlook.ts'
import { AGES, timeLeft } from './time.ts'
import { worth } from './worth.ts'

const { leaderHand, leaders, discounts, rewards, powers } = leadersColumns

/** Points of a saved resource, and how many cards of each colour a usual city builds; stages last. */
const SAVED = 0.55
const BUILT: readonly number[] = [...COLOURS.map((colour) => usualCards(colour)), 2.2]

function usualCards(colour: (typeof COLOURS)[number]): number {
  const usual: Partial<Record<(typeof COLOURS)[number], number>> = { blue: 3.6, green: 3.2, red: 2.4, purple: 1.3 }
  return usual[colour] ?? 0
}

/** How often each thing that is rewarded happens in a usual game: colours, then victories, chains, stages. */
const REWARDED: readonly number[] = [3.5, 1.8, 3.6, 2.4, 2.4, 3.2, 1.3, 1.8, 0, 2.7, 3, 2.2]
const POINTS_A_COIN = 0.4
const A_POWER = 2.5

/** What lasts of the leaders recruited. */
function lasting(g: Game, seat: number): number {
  let sum = 0
  const cheaper = discounts.get(g, seat)
  for (let i = 0; i < BUILT.length; i++) if ((cheaper & (1 << i)) !== 0) sum += SAVED * BUILT[i]
  for (let i = 0; i < REWARDED.length; i++) sum += rewards.get(g, seat, i) * REWARDED[i] * POINTS_A_COIN
  for (let set = powers.get(g, seat); set !== 0; set &= set - 1) sum += A_POWER
  return sum * timeLeft(g)
}

const LATER = 0.6
/** A leader that waits in hand could at least be given up. */
const GIVEN_UP = 1.2

/** The best leaders in hand, as many as can still be recruited, each later one for less. */
function waiting(g: Game, seat: number, weights: Weights): number {
  const size = leaderHand.size(g, seat)
  const times = Math.min(size, AGES - Math.max(0, state.age.get(g)))
  if (times === 0) return 0
  // Within a turn the hand of leaders stays as it is: its exact worth decides nothing.
  if (state.turn.get(g) > 0) return times * GIVEN_UP * LATER
  const worths: number[] = []
  for (let i = 0; i < size; i++) worths.push(leaderWorth(g, seat, leaderHand.item(g, seat, i), weights))
  worths.sort((a, b) => b - a)
  let share = 1
  let sum = 0
  for (let i = 0; i < times; i++) {
    share *= LATER
    sum += share * Math.max(GIVEN_UP, worths[i])
  }
  return sum
}

const POINTS_TO_PAY = 0.45

/** What a leader is worth to the city, its cost taken off. */
function leaderWorth(g: Game, seat: number, leader: number, weights: Weights): number {
  if (leader === 0) return GIVEN_UP
  const { price, effects } = g.rules.pieces[leader]
  const cost = price.coins + price.coinsPerAge * Math.max(1, state.age.get(g))
  const extra = effects.reduce((sum, { effect }) => {
    if (effect.kind === 'discount')
      return sum + SAVED * BUILT[effect.on === 'stage' ? COLOURS.length : COLOURS.indexOf(effect.on)]
    if (effect.kind === 'reward') return sum + effect.coins * POINTS_A_COIN * 2.5
    return effect.kind === 'leaderPower' ? sum + A_POWER : sum
  }, 0)
  return worth(g, seat, leader, leaders, weights) + extra * timeLeft(g) - cost * POINTS_TO_PAY
}

export const leadersOutlook: BoxOutlook = {
  box: 'leaders',
  ahead: (g, seat, weights) => lasting(g, seat) + waiting(g, seat, weights),
  answer(g: Game, seat: number, { card }: Move, question: string, weights: Weights) {
    return question === 'leader-draft' ? leaderWorth(g, seat, card, weights) : undefined
  },
}
