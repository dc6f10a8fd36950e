/** Modifiers and hooks of leaders. */

import {
  bent,
  CHAIN,
  COLOURS,
  causedBy,
  type Game,
  type Hooks,
  type Insert,
  left,
  type Modifiers,
  moveCode,
  PAY,
  pieceWith,
  RESOURCES,
  right,
  state,
  take,
  vector,
} from '@heptapolis/engine/box'
import { causeLoss } from '../../parts/losses.ts'
import { commissioned, discounts, rewards, stageToll, toppedUp } from '../columns.ts'
import { type Rewarded, rewardFor, STAGES } from '../effects.ts'
import { buryOnly } from './burial.ts'
import { digger } from './courtesans.ts'
import { hasPower, type LeaderPower } from './powers.ts'

const MORE_COINS = 3
const PURPLE = COLOURS.indexOf('purple')
const ONE_OF_EACH = vector.vectorOf(RESOURCES)

export const modifiers: Modifiers = {
  /** The free city has no leaders to pay for. */
  startingCoins: (setup, coins, seat) => (seat < setup.seats.length ? coins + MORE_COINS : coins),

  /** The waived resource is of the player's choice; coins are never waived. */
  cost(g, seat, cost) {
    if (cost.by !== PAY || cost.need === 0) return
    const isGuild = cost.what === 'card' && cost.piece.colour === PURPLE
    if (isGuild && hasPower(g, seat, 'free-guilds')) cost.need = 0
    const kind = cost.what === 'stage' ? STAGES : cost.piece.colour
    if ((discounts.get(g, seat) & (1 << kind)) !== 0) cost.waived.choose(vector.kinds(cost.need))
  },

  /** The coin goes to the bank, not to the neighbours. */
  sellers(g, seat, purchase) {
    if (!hasPower(g, seat, 'bank-good')) return
    const bank = purchase.addSeller(moveCode.BANK)
    bank.sure = ONE_OF_EACH
    bank.limit = 1
    bank.raw = g.rules.figures.bankPrice
    bank.manufactured = bank.raw
  },

  digger,

  defeatTaker: (g, loser, winner) => (hasPower(g, loser, 'defeats-returned') ? winner : loser),

  shields: (g, seat, shields) =>
    hasPower(g, seat, 'defeats-as-shields') ? shields + state.defeats.get(g, seat) : shields,
}

const GUILDS = bent.cards('purple')
const OF_COLOURS = (1 << STAGES) - 1

/** Colours with a discount have the same bits in both. */
export function bendsCosts(g: Game, seat: number): number {
  const discounted = discounts.get(g, seat)
  const guilds = hasPower(g, seat, 'free-guilds') ? GUILDS : bent.nothing
  const stages = (discounted & (1 << STAGES)) !== 0 ? bent.stages : bent.nothing
  return (discounted & OF_COLOURS) | guilds | stages
}

/** Hatshepsut's coin comes after payment, so it modifies nothing. */
export const bendsSellers = (g: Game, seat: number): boolean => hasPower(g, seat, 'bank-good')

function reward(g: Game, seat: number, thing: Rewarded): void {
  const coins = rewards.get(g, seat, rewardFor(thing))
  if (coins > 0) take(g, seat, coins, rewarder(g, seat, thing))
}

const rewarder = (g: Game, seat: number, thing: Rewarded): string | undefined =>
  pieceWith(g, seat, (effect) => effect.kind === 'reward' && effect.for === thing)

const leaderWith = (g: Game, seat: number, power: LeaderPower): string | undefined =>
  pieceWith(g, seat, (effect) => effect.kind === 'leaderPower' && effect.power === power)

function takeToll(g: Game, seat: number, coins: number): void {
  causeLoss(g, seat, coins)
  const source = pieceWith(g, seat, ({ kind }) => kind === 'stageToll')
  g.listener?.({ what: 'stage-toll', seat, coins, lose: 'others', ...causedBy(source) })
}

export const hooks: Hooks = {
  cardBuilt(g, seat, card, by) {
    if (card.colour >= 0) reward(g, seat, COLOURS[card.colour])
    if (by === CHAIN) reward(g, seat, 'chain')
  },

  stageBuilt(g, seat, stage) {
    reward(g, seat, 'stage')
    const toll = stageToll.get(g, seat)
    if (toll > 0) takeToll(g, seat, toll)
    buryOnly(g, seat, stage)
  },

  victoryTaken: (g, seat) => reward(g, seat, 'victory'),

  /** Payment comes first: the coin helps only in later turns. */
  bought(g, seat, seller) {
    if (!hasPower(g, seat, 'commission')) return
    const isNeighbour = seller === left(g, seat) || seller === right(g, seat)
    if (!isNeighbour || (commissioned.get(g, seat) & (1 << seller)) !== 0) return
    commissioned.set(g, seat, commissioned.get(g, seat) | (1 << seller))
    take(g, seat, g.rules.figures.commission, leaderWith(g, seat, 'commission'))
  },

  coinsTaken(g, seat) {
    if (toppedUp.get(g, seat) > 0 || !hasPower(g, seat, 'coin-more')) return
    toppedUp.set(g, seat, 1)
    state.coins.add(g, seat, 1)
    g.listener?.({ what: 'coins', seat, coins: 1, ...causedBy(leaderWith(g, seat, 'coin-more')) })
  },
}

/** The Recruitment phase and the last card of an Age count as turns for powers that work once per turn. */
export const freshPowers: Insert = {
  part: 'resolve',
  before: 'pay',
  line: {
    id: 'fresh-powers',
    run(g) {
      for (let seat = 0; seat < g.rules.players; seat++) {
        commissioned.set(g, seat, 0)
        toppedUp.set(g, seat, 0)
      }
    },
  },
}
