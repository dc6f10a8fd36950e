/** Effect kinds of this box. */
import {
  COLOURS,
  type Colour,
  countIn,
  discardDefeats,
  type EffectRules,
  type Game,
  state,
  VICTORY_VALUES,
} from '@heptapolis/engine/box'
import {
  calls,
  discounts,
  forfeits,
  leaders,
  leadersOff,
  type OTHER_REWARDS,
  REWARDED,
  rewards,
  stageToll,
} from './columns.ts'
import { bury } from './rules/burial.ts'
import { chooseCopy } from './rules/courtesans.ts'
import { grant, type LeaderPower } from './rules/powers.ts'
import { drawLeaders } from './rules/recruitment.ts'

export type Rewarded = Colour | (typeof OTHER_REWARDS)[number]
export const rewardFor = (thing: Rewarded): number => REWARDED.indexOf(thing)

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    leaderPower: { power: LeaderPower }
    /** One resource less, chosen by the player, for cards of this colour or for stages. */
    discount: { on: Colour | 'stage' }
    /** Coins from the bank for each such event. */
    reward: { for: Rewarded; coins: number }
    /** Discount on leaders, here and in the neighbouring cities. */
    cheaperLeaders: { own: number; neighbours: number }
    /** Additional points per set of three different science symbols. */
    setBonus: { points: number }
    /** One more symbol of the most frequent kind. */
    commonSymbol: Record<never, never>
    /** One symbol may be exchanged for another. */
    swapSymbol: Record<never, never>
    /** Points if the city has none of these. */
    without: { of: string; points: number }
    /** Points if this is the only leader of the city. */
    onlyLeader: { points: number }
    /** Points for each pair of equal victory tokens: their value. */
    victoryPairs: Record<never, never>
    /** Own defeat tokens are removed, and all others give up a victory token. */
    amnesty: Record<never, never>
    /** A neighbour's leader also works here. */
    copyLeader: Record<never, never>
    drawLeaders: { count: number }
    extraRecruit: Record<never, never>
    /** A recruited leader is buried face down, for twice its cost in points. */
    bury: Record<never, never>
    /** All others lose coins per stage of this city. */
    stageToll: { coins: number }
  }
}

export const STAGES = COLOURS.length
const discountBit = (on: Colour | 'stage'): number => 1 << (on === 'stage' ? STAGES : COLOURS.indexOf(on))

function pairPoints(g: Game, seat: number): number {
  return VICTORY_VALUES.reduce((sum, value, i) => sum + value * Math.floor(state.victories.get(g, seat, i) / 2), 0)
}

function declareAmnesty(g: Game, seat: number): void {
  discardDefeats(g, seat)
  for (let other = 0; other < g.rules.players; other++) if (other !== seat) forfeits.add(g, other, 1)
}

export const effects: EffectRules = {
  leaderPower: {
    lasting: (g, seat, { power }) => grant(g, seat, power),
  },
  discount: {
    lasting: (g, seat, { on }) => discounts.set(g, seat, discounts.get(g, seat) | discountBit(on)),
  },
  reward: {
    lasting: (g, seat, { for: thing, coins }) => rewards.add(g, seat, rewardFor(thing), coins),
  },
  cheaperLeaders: {
    lasting(g, seat, { own, neighbours }) {
      leadersOff.add(g, seat, 0, own)
      leadersOff.add(g, seat, 1, neighbours)
    },
  },
  setBonus: {
    science(_g, _seat, { points }, hand) {
      hand.perSet += points
    },
  },
  commonSymbol: {
    science(_g, _seat, _effect, hand) {
      hand.most++
    },
  },
  swapSymbol: {
    science(_g, _seat, _effect, hand) {
      hand.swaps++
    },
  },
  without: {
    scored: (g, seat, { of, points }) => (countIn(g, seat, of) === 0 ? points : 0),
  },
  onlyLeader: {
    scored(g, seat, { points }, piece) {
      const others = leaders.size(g, seat) - (leaders.has(g, seat, piece.index) ? 1 : 0)
      return others === 0 ? points : 0
    },
  },
  victoryPairs: {
    scored: pairPoints,
  },
  amnesty: {
    now: declareAmnesty,
  },
  copyLeader: {
    now: chooseCopy,
  },
  drawLeaders: {
    now: (g, seat, { count }) => drawLeaders(g, seat, count),
  },
  extraRecruit: {
    now: (g, seat) => calls.set(g, seat, calls.get(g, seat) + (seat < g.rules.players ? 1 : 0)),
  },
  bury: {
    now: bury,
  },
  stageToll: {
    lasting: (g, seat, { coins }) => stageToll.add(g, seat, coins),
  },
}

export const counts = {
  leader: (g: Game, seat: number): number => leaders.size(g, seat),
  white: (g: Game, seat: number): number => leaders.size(g, seat),
}
