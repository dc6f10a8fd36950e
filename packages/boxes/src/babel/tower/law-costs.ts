/** Laws on building: taxes, resources waived or replaced by coins, coins for building, chains of neighbours. */
import {
  bent,
  CHAIN,
  type Charge,
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
import { openLaws } from './board.ts'
import { bitsOf, type LawCoins, lawsOf, type Occasion } from './laws.ts'

const COSTS = lawsOf('tax', 'noResources', 'coinsForResources')
const TAXES = lawsOf('tax')
const BONUSES = lawsOf('bonus')
const NEIGHBOURLY = lawsOf('neighbourChains')
const NEIGHBOUR_CHAINS = bitsOf(NEIGHBOURLY)
const COST_BITS = bitsOf(COSTS)

/** Laws, as bits, for an occasion. */
const waitingFor = (on: Occasion): number => bitsOf([...COSTS, ...BONUSES].filter(({ law }) => law.on === on))
const ON_COLOUR = COLOURS.map(waitingFor)
const ON_CHAIN = waitingFor('chain')
const ON_STAGE = waitingFor('stage')

/** Costs that a law of the occasion modifies. */
const bentOn = (on: Occasion): number => (on === 'stage' ? bent.stages : on === 'chain' ? bent.chains : bent.cards(on))
const BENDS = COSTS.map(({ bit, law }) => ({ bit, bends: bentOn(law.on) }))

export function bendsCosts(g: Game): number {
  const open = openLaws(g)
  let bends: number = (open & NEIGHBOUR_CHAINS) !== 0 ? bent.chains : bent.nothing
  if ((open & COST_BITS) === 0) return bends
  for (let i = 0; i < BENDS.length; i++) if ((open & BENDS[i].bit) !== 0) bends |= BENDS[i].bends
  return bends
}

const amount = (g: Game, coins: LawCoins): number => (coins === 'age' ? state.age.get(g) : coins)

const onCard = ({ colour }: Piece, by: number): number =>
  (colour < 0 ? 0 : ON_COLOUR[colour]) | (by === CHAIN ? ON_CHAIN : 0)

const lawsOn = ({ what, piece, by }: Costing): number => (what === 'stage' ? ON_STAGE : onCard(piece, by))

/** Taxes among the coins of a cost. */
export function charges(g: Game, _seat: number, cost: Costing): Charge[] {
  const bits = openLaws(g) & lawsOn(cost)
  return TAXES.flatMap(({ bit, law, tile }) =>
    (bits & bit) === 0 ? [] : [{ source: tile, coins: amount(g, law.coins) }],
  )
}

/** Ruling: a tax is due for every way of building: chain, power or discard pile. */
export function bendCost(g: Game, _seat: number, cost: Costing): void {
  const bits = openLaws(g) & lawsOn(cost)
  if (bits === 0) return
  for (const { bit, law } of COSTS) {
    if ((bits & bit) === 0) continue
    if (law.op === 'tax') {
      cost.coins += amount(g, law.coins)
      continue
    }
    // Ruling: coins in place of resources are mandatory, even if the city produces the resources.
    if (law.op === 'coinsForResources') cost.coins += vector.units(cost.need)
    cost.need = 0
    // Ruling: a discount on resources that are no longer needed is lost, whatever the rider.
    cost.waived.size = 0
  }
}

export function payBonus(g: Game, seat: number, card: Piece, by: number): void {
  const bits = openLaws(g) & onCard(card, by)
  if (bits === 0) return
  for (const { bit, law, tile } of BONUSES) if ((bits & bit) !== 0) take(g, seat, amount(g, law.coins), tile)
}

export function chainsNextDoor(g: Game, seat: number, card: Piece): boolean {
  if ((openLaws(g) & NEIGHBOUR_CHAINS) === 0) return false
  for (const title of card.chain) {
    if (state.titles.has(g, left(g, seat), title) || state.titles.has(g, right(g, seat), title)) return true
  }
  return false
}

/** Tile of the law that opens the chains of the neighbours. */
export const chainSource = (): string | undefined => NEIGHBOURLY[0]?.tile
