/** Why a card in hand cannot be built, as facts that any language can put in words. */
import {
  costOf,
  type Game,
  moveCode,
  openMarket,
  PAY,
  RESOURCES,
  type Resource,
  state,
  vector,
  whyNot,
} from '@heptapolis/engine'

export type Reason =
  | { is: 'twice' }
  | { is: 'coins'; needed: number; held: number }
  | { is: 'goods'; lacking: readonly Lack[]; price: number | undefined; held: number }

export interface Lack {
  good: Resource
  units: number
  /** What each neighbour has of it. */
  left: number
  right: number
}

const RICH = 31

export function reasonFor(g: Game, seat: number, id: string): Reason | undefined {
  const card = g.rules.byId.get(id)
  if (!card || whyNot(g, seat, id) === undefined) return undefined
  if (state.titles.has(g, seat, card.title)) return { is: 'twice' }
  const held = state.coins.get(g, seat)
  const cost = costOf(g, seat, 'card', card, PAY)
  if (cost.coins > held) return { is: 'coins', needed: cost.coins, held }
  const market = openMarket(g, seat)
  const masks = [
    ...market.own.choices.subarray(0, market.own.size),
    ...cost.waived.choices.subarray(0, cost.waived.size),
  ]
  let rest = vector.missing(cost.need, market.own.sure)
  for (const mask of masks) {
    const r = RESOURCES.findIndex((_, i) => (mask & vector.unit(i)) !== 0 && vector.count(rest, i) > 0)
    if (r >= 0) rest -= vector.unit(r)
  }
  const [fromLeft, fromRight] = market.sellers()
  const stock = (seller: typeof fromLeft, r: number) =>
    vector.count(seller.sure, r) +
    seller.choices.subarray(0, seller.size).filter((mask) => (mask & vector.unit(r)) !== 0).length
  const lacking = RESOURCES.flatMap((good, r): Lack[] => {
    const units = vector.count(rest, r)
    return units === 0 ? [] : [{ good, units, left: stock(fromLeft, r), right: stock(fromRight, r) }]
  })
  market.purchase.budget = RICH
  const price = market.ways(cost) > 0 ? moveCode.total(market.way(0)) : undefined
  return { is: 'goods', lacking, price, held }
}
