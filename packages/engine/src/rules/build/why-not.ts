/** Obstacles to building a card or stage. */
import { MoveList } from '../../kernel/move-list.ts'
import { left, right } from '../city.ts'
import type { Costing, Game } from '../contract/box.ts'
import { PAY } from '../move.ts'
import type { Lack, Obstacle, Offer } from '../obstacle.ts'
import { COLUMNS } from '../state.ts'
import type { Goods, Seller } from '../trade/goods.ts'
import { costOf, openMarket } from '../trade/market.ts'
import { total } from '../trade/pay.ts'
import { anyOf, count, kinds, missing, unit } from '../trade/vector.ts'
import { RESOURCES } from '../vocabulary.ts'
import { openSlots, stagePieces } from './actions.ts'
import { stageMoves, waysToBuild } from './card-moves.ts'

const state = COLUMNS

/** Obstacle to a card; undefined if it can be built. */
export function obstacleTo(g: Game, seat: number, id: string): Obstacle | undefined {
  const card = g.rules.called(id)
  if (!card) return { is: 'unknown' }
  if (state.titles.has(g, seat, card.title)) return { is: 'twice' }
  const ways = waysToBuild(g, seat, card)
  for (const by of ways) {
    if (openMarket(g, seat).ways(costOf(g, seat, 'card', card, by)) > 0) return undefined
  }
  // A chain may need only coins, such as those of a law, where the printed cost needs resources.
  const obstacles = ways.map((by) => shortOf(g, seat, costOf(g, seat, 'card', card, by)))
  return obstacles.find(({ is }) => is === 'coins') ?? shortOf(g, seat, costOf(g, seat, 'card', card, PAY))
}

/** Obstacle to the next stage, or to the first of those that may be built in any order. */
export function obstacleToStage(g: Game, seat: number): Obstacle | undefined {
  const [slot] = openSlots(g, seat)
  if (slot === undefined) return { is: 'complete' }
  const stages = new MoveList()
  stageMoves(g, seat, openMarket(g, seat), stages)
  if (stages.length > 0) return undefined
  return shortOf(g, seat, costOf(g, seat, 'stage', stagePieces(g, seat, slot)[0], PAY))
}

/** Shortfall of a city for a cost that it cannot pay. */
function shortOf(g: Game, seat: number, cost: Costing): Obstacle {
  const held = state.coins.get(g, seat)
  const market = openMarket(g, seat)
  const sellers = market.sellers()
  const all = shortfalls(cost, market.own)
  if (all.includes(0)) return { is: 'coins', needed: cost.coins, held }
  const rest = all.find((goods) => isObtainable(goods, sellers)) ?? all[0]
  const onSale = isObtainable(rest, sellers)
  const lacking = RESOURCES.flatMap((good, r): Lack[] => {
    const units = count(rest, r)
    return units === 0 ? [] : [{ good, units, left: offerOf(sellers[0], r), right: offerOf(sellers[1], r) }]
  })
  market.purchase.budget = RICH
  const price = onSale && market.ways(cost) > 0 ? total(market.way(0)) : undefined
  const wonders = { left: wonderOf(g, left(g, seat)), right: wonderOf(g, right(g, seat)) }
  return { is: 'goods', lacking, sellers: wonders, onSale, price, held }
}

const wonderOf = (g: Game, seat: number): string => g.rules.boards[state.board.get(g, seat)].def.wonder

const offerOf = (seller: Seller, r: number): Offer => ({ stock: stockOf(seller, r), price: seller.price(unit(r)) })

const RICH = 31

/** All possible shortfalls, depending on the use of the own choices. */
function shortfalls(cost: Costing, own: Goods): number[] {
  const choices = [...own.choices.subarray(0, own.size), ...cost.waived.choices.subarray(0, cost.waived.size)]
  let all = new Set([missing(cost.need, own.sure)])
  for (const set of choices) all = new Set([...all].flatMap((lacking) => less(lacking, set & kinds(lacking))))
  return [...all]
}

/** Shortfalls after one resource of the set; unchanged if none of them helps. */
function less(lacking: number, set: number): number[] {
  const rest: number[] = []
  for (let options = set; options !== 0; options &= options - 1) rest.push(lacking - anyOf(options))
  return rest.length > 0 ? rest : [lacking]
}

const stockOf = (seller: Seller, r: number): number =>
  count(seller.sure, r) + seller.choices.subarray(0, seller.size).filter((set) => (set & unit(r)) !== 0).length

const isObtainable = (lacking: number, sellers: readonly Seller[]): boolean =>
  RESOURCES.every((_, r) => sellers.reduce((sum, seller) => sum + stockOf(seller, r), 0) >= count(lacking, r))
