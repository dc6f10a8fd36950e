/** Laws on building: taxes, resources waived or turned into coins, coins for building, chains from next door. */
import {
  CHAIN,
  COLOURS,
  type Costing,
  type Game,
  left,
  type Piece,
  right,
  state,
  take,
  vector,
} from '@heptapolis/engine/box'
import { bitsOf, type LawCoins, lawsOf, type Occasion } from './laws.ts'
import { openLaws } from './tower-board.ts'

const COSTS = lawsOf('tax', 'noResources', 'coinsForResources')
const BONUSES = lawsOf('bonus')
const NEIGHBOUR_CHAINS = bitsOf(lawsOf('neighbourChains'))
const COST_BITS = bitsOf(COSTS)

/** The laws, as bits, that wait for an occasion. */
const waitingFor = (on: Occasion): number => bitsOf([...COSTS, ...BONUSES].filter(({ law }) => law.on === on))
const ON_COLOUR = COLOURS.map(waitingFor)
const ON_CHAIN = waitingFor('chain')
const ON_STAGE = waitingFor('stage')

export const bendsCosts = (g: Game): boolean => (openLaws(g) & (COST_BITS | NEIGHBOUR_CHAINS)) !== 0

const amount = (g: Game, coins: LawCoins): number => (coins === 'age' ? state.age.get(g) : coins)

const onCard = ({ colour }: Piece, by: number): number =>
  (colour < 0 ? 0 : ON_COLOUR[colour]) | (by === CHAIN ? ON_CHAIN : 0)

/** Ruling: a tax is due however the building is come by, by chain, by a power or from the discard pile. */
export function bendCost(g: Game, _seat: number, cost: Costing): void {
  const bits = openLaws(g) & (cost.what === 'stage' ? ON_STAGE : onCard(cost.piece, cost.by))
  if (bits === 0) return
  for (const { bit, law } of COSTS) {
    if ((bits & bit) === 0) continue
    if (law.op === 'tax') {
      cost.coins += amount(g, law.coins)
      continue
    }
    // Ruling: coins in place of resources are no choice; whoever makes the resources pays the coins all the same.
    if (law.op === 'coinsForResources') cost.coins += vector.units(cost.need)
    cost.need = 0
    // Ruling: a discount on resources that are no longer asked for is lost, whatever else is paid along with the card.
    cost.waived.size = 0
  }
}

export function payBonus(g: Game, seat: number, card: Piece, by: number): void {
  const bits = openLaws(g) & onCard(card, by)
  if (bits === 0) return
  for (const { bit, law } of BONUSES) if ((bits & bit) !== 0) take(g, seat, amount(g, law.coins))
}

export function chainsNextDoor(g: Game, seat: number, card: Piece): boolean {
  if ((openLaws(g) & NEIGHBOUR_CHAINS) === 0) return false
  for (const title of card.chain) {
    if (state.titles.has(g, left(g, seat), title) || state.titles.has(g, right(g, seat), title)) return true
  }
  return false
}
