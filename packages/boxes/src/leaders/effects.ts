/** The kinds of effects this box brings. */
import { COLOURS, type Colour, countIn, type EffectRules, type Game, state, VICTORY_VALUES } from '@heptapolis/engine'
import { bury } from './burial.ts'
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
import { chooseCopy } from './courtesans.ts'
import { grant, type LeaderPower, POWER_TEXTS } from './powers.ts'
import { drawLeaders } from './recruitment.ts'

export type Rewarded = Colour | (typeof OTHER_REWARDS)[number]
export const rewardFor = (thing: Rewarded): number => REWARDED.indexOf(thing)

declare module '@heptapolis/engine' {
  interface EffectKinds {
    leaderPower: { power: LeaderPower }
    /** One resource less, of the player's choice, for cards of this colour or for stages. */
    discount: { on: Colour | 'stage' }
    /** Coins from the bank each time this is built, gained or built by chain. */
    reward: { for: Rewarded; coins: number }
    /** Coins off the recruitment of leaders, here and in the neighbouring cities. */
    cheaperLeaders: { own: number; neighbours: number }
    /** More points for each set of three different science symbols. */
    setBonus: { points: number }
    /** One more symbol of the most numerous kind. */
    commonSymbol: Record<never, never>
    /** One symbol may be exchanged for another. */
    swapSymbol: Record<never, never>
    /** Points if the city has none of this. */
    without: { of: string; points: number }
    /** Points if this is the only leader of the city. */
    onlyLeader: { points: number }
    /** Points for each pair of equal victory tokens: their value. */
    victoryPairs: Record<never, never>
    /** Own defeat tokens are gone, and all others give up a victory token. */
    amnesty: Record<never, never>
    /** A neighbour's leader works here too. */
    copyLeader: Record<never, never>
    drawLeaders: { count: number }
    extraRecruit: Record<never, never>
    /** A recruited leader goes face down, for twice its cost in points. */
    bury: Record<never, never>
    /** All others lose coins for each stage built here. */
    stageToll: { coins: number }
  }
}

const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

export const STAGES = COLOURS.length
const discountBit = (on: Colour | 'stage'): number => 1 << (on === 'stage' ? STAGES : COLOURS.indexOf(on))

const REWARD_TEXTS: Record<(typeof OTHER_REWARDS)[number], string> = {
  victory: 'victory token you gain',
  chain: 'card you build by chain',
  stage: 'wonder stage you build',
}
const rewardText = (thing: string): string =>
  Object.hasOwn(REWARD_TEXTS, thing) ? REWARD_TEXTS[thing as keyof typeof REWARD_TEXTS] : `${thing} card you build`

function pairPoints(g: Game, seat: number): number {
  return VICTORY_VALUES.reduce((sum, value, i) => sum + value * Math.floor(state.victories.get(g, seat, i) / 2), 0)
}

function declareAmnesty(g: Game, seat: number): void {
  state.defeats.set(g, seat, 0)
  for (let other = 0; other < g.rules.players; other++) if (other !== seat) forfeits.add(g, other, 1)
}

export const effects: EffectRules = {
  leaderPower: {
    lasting: (g, seat, { power }) => grant(g, seat, power),
    describe: ({ power }) => POWER_TEXTS[power],
  },
  discount: {
    lasting: (g, seat, { on }) => discounts.set(g, seat, discounts.get(g, seat) | discountBit(on)),
    describe: ({ on }) => `your ${on === 'stage' ? 'wonder stages' : `${on} cards`} cost 1 resource less, your choice`,
  },
  reward: {
    lasting: (g, seat, { for: thing, coins }) => rewards.add(g, seat, rewardFor(thing), coins),
    describe: ({ for: thing, coins }) => `${plural(coins, 'coin')} for each ${rewardText(thing)}`,
  },
  cheaperLeaders: {
    lasting(g, seat, { own, neighbours }) {
      leadersOff.add(g, seat, 0, own)
      leadersOff.add(g, seat, 1, neighbours)
    },
    describe: ({ own, neighbours }) =>
      `your leaders cost ${plural(own, 'coin')} less, those of your neighbours ${plural(neighbours, 'coin')} less`,
  },
  setBonus: {
    science(_g, _seat, { points }, hand) {
      hand.perSet += points
    },
    describe: ({ points }) => `${plural(points, 'point')} more for each set of three different science symbols`,
  },
  commonSymbol: {
    science(_g, _seat, _effect, hand) {
      hand.most++
    },
    describe: () => '1 more science symbol of the kind you have most of',
  },
  swapSymbol: {
    science(_g, _seat, _effect, hand) {
      hand.swaps++
    },
    describe: () => 'one of your science symbols may count as another',
  },
  without: {
    scored: (g, seat, { of, points }) => (countIn(g, seat, of) === 0 ? points : 0),
    describe: ({ of, points }) => `${plural(points, 'point')} if you have no ${of} token`,
  },
  onlyLeader: {
    scored(g, seat, { points }, piece) {
      const others = leaders.size(g, seat) - (leaders.has(g, seat, piece.index) ? 1 : 0)
      return others === 0 ? points : 0
    },
    describe: ({ points }) => `${plural(points, 'point')} if no other leader is face up in your city`,
  },
  victoryPairs: {
    scored: pairPoints,
    describe: () => 'for each pair of equal victory tokens, as many points as one of them is worth',
  },
  amnesty: {
    now: declareAmnesty,
    describe: () => 'your defeat tokens are discarded, and every other player discards a victory token',
  },
  copyLeader: {
    now: chooseCopy,
    describe: () => 'choose a leader of a neighbour: its effect is yours as well',
  },
  drawLeaders: {
    now: (g, seat, { count }) => drawLeaders(g, seat, count),
    describe: ({ count }) => `${plural(count, 'more leader')} from the box into your hand`,
  },
  extraRecruit: {
    now: (g, seat) => calls.set(g, seat, calls.get(g, seat) + (seat < g.rules.players ? 1 : 0)),
    describe: () => 'you may recruit one more leader at once',
  },
  bury: {
    now: bury,
    describe: () => 'lay one of your leaders face down: it works no more and is worth twice its cost in points',
  },
  stageToll: {
    lasting: (g, seat, { coins }) => stageToll.add(g, seat, coins),
    describe: ({ coins }) => `every other city loses ${plural(coins, 'coin')} for each wonder stage you build`,
  },
}

export const counts = {
  leader: (g: Game, seat: number): number => leaders.size(g, seat),
  white: (g: Game, seat: number): number => leaders.size(g, seat),
}
