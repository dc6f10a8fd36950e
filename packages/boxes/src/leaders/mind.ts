/** Bot knowledge of Leaders: those in hand wait for recruitment; those in the city give discounts or coins. */
import { COLOURS, type Game, SALE, state } from '@heptapolis/engine/box'
import { bits } from '../mind/bits.ts'
import type { Estimate, Mind } from '../mind/contract.ts'
import { LAST_AGE, timeLeft } from '../mind/time.ts'
import { USUAL } from '../mind/usual.ts'
import { discounts, leaderHand, leaders, powers, rewards } from './columns.ts'
import data from './mind.json' with { type: 'json' }

/** Points per saved resource, and cards of each colour in a typical city; stages last. */
const SAVED = 0.55
const BUILT: readonly number[] = [...COLOURS.map((colour) => usualCards(colour)), 2.2]

function usualCards(colour: (typeof COLOURS)[number]): number {
  const usual: Partial<Record<(typeof COLOURS)[number], number>> = { blue: 3.6, green: 3.2, red: 2.4, purple: 1.3 }
  return usual[colour] ?? 0
}

/** Number of rewarded events in a typical game: colours, then victories, chains, stages. */
const REWARDED: readonly number[] = [3.5, 1.8, 3.6, 2.4, 2.4, 3.2, 1.3, 1.8, 0, 2.7, 3, 2.2]
const POINTS_A_COIN = 0.4
const A_POWER = 2.5

/** Value of lasting effects of recruited leaders. */
function lasting(g: Game, seat: number): number {
  let sum = 0
  const cheaper = discounts.get(g, seat)
  for (let i = 0; i < BUILT.length; i++) if ((cheaper & (1 << i)) !== 0) sum += SAVED * BUILT[i]
  for (let i = 0; i < REWARDED.length; i++) sum += rewards.get(g, seat, i) * REWARDED[i] * POINTS_A_COIN
  return (sum + bits(powers.get(g, seat)) * A_POWER) * timeLeft(g)
}

const LATER = 0.6
/** Value of a leader in hand, which can at least be given up. */
const GIVEN_UP = 1.2
/** Share of a leader's value that is lost by giving it up: another might have been recruited anyway. */
const GIVEN_UP_SHARE = 0.3

/** Best leaders in hand, as many as can still be recruited, with decreasing weight. */
function waiting(g: Game, seat: number, estimate: Estimate): number {
  const size = leaderHand.size(g, seat)
  const times = Math.min(size, LAST_AGE - Math.max(0, state.age.get(g)))
  if (times === 0) return 0
  // Within a turn the hand of leaders is constant, so a rough value is enough.
  if (state.turn.get(g) > 0) return times * GIVEN_UP * LATER
  const worths: number[] = []
  for (let i = 0; i < size; i++) worths.push(leaderWorth(g, seat, leaderHand.item(g, seat, i), estimate))
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

/** Value of a leader for the city, less its cost. */
function leaderWorth(g: Game, seat: number, leader: number, estimate: Estimate): number {
  if (leader === 0) return GIVEN_UP
  const { price, effects } = g.rules.pieces[leader]
  const cost = price.coins + price.coinsPerAge * Math.max(1, state.age.get(g))
  const extra = effects.reduce((sum, { effect }) => {
    if (effect.kind === 'discount')
      return sum + SAVED * BUILT[effect.on === 'stage' ? COLOURS.length : COLOURS.indexOf(effect.on)]
    if (effect.kind === 'reward') return sum + effect.coins * POINTS_A_COIN * 2.5
    return effect.kind === 'leaderPower' ? sum + A_POWER : sum
  }, 0)
  return estimate.worth(g, seat, leader, leaders) + extra * timeLeft(g) - cost * POINTS_TO_PAY
}

/** Features in the order of the weights: leaders in hand and in the city, discounts, coins for events, powers. */
function read(g: Game, seat: number, into: Float64Array, at: number): void {
  into[at] = leaderHand.size(g, seat)
  into[at + 1] = leaders.size(g, seat)
  into[at + 2] = bits(discounts.get(g, seat))
  for (let i = 0; i < rewards.width; i++) into[at + 3] += rewards.get(g, seat, i)
  into[at + 4] = bits(powers.get(g, seat))
}

/** Assumed number of events without statistics. */
const UNCOUNTED = 3

export const mind: Mind = {
  effects: {
    leaderPower: { lasting: 3 },
    discount: { lasting: 2 },
    reward: ({ coins, for: thing }) => ({ lasting: coins * POINTS_A_COIN * (USUAL[thing] ?? UNCOUNTED) }),
    cheaperLeaders: { lasting: 3 },
    setBonus: { lasting: 3 },
    stageToll: { lasting: 1.5 },
    commonSymbol: { once: 5 },
    swapSymbol: { once: 2 },
    copyLeader: { once: 4 },
    extraRecruit: { once: 2 },
    drawLeaders: { once: 1 },
    bury: { once: 6 },
    amnesty: { once: 4 },
    without: {},
    onlyLeader: {},
    victoryPairs: {},
  },
  usual: { leader: 2.5, white: 2.5 },
  actions: {
    'give-up': (judgement, { card }) => judgement.coins(SALE) - Math.max(0, judgement.value(card)) * GIVEN_UP_SHARE,
  },
  losses: ['bury'],
  ahead: (g, seat, estimate) => lasting(g, seat) + waiting(g, seat, estimate),
  answer: (g, seat, { card }, question, estimate) =>
    question === 'leader-draft' ? leaderWorth(g, seat, card, estimate) : undefined,
  features: { weights: data.leaders.features, read },
}
