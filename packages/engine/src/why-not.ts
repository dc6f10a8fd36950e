/** Why a card in hand cannot be built, in words a person understands. */
import { waysToBuild } from './card-moves.ts'
import { type Game, left, right } from './game.ts'
import { type Costing, costOf, openMarket } from './market.ts'
import { PAY, total } from './move.ts'
import type { Goods, Seller } from './payment.ts'
import * as state from './state.ts'
import { RESOURCES } from './types.ts'
import { anyOf, count, kinds, missing, unit } from './vector.ts'

/** The reason, or undefined where the card can be built. */
export function whyNot(g: Game, seat: number, id: string): string | undefined {
  const card = g.rules.byId.get(id)
  if (!card) return `There is no card "${id}" in this game.`
  if (state.titles.has(g, seat, card.title)) return `Your city has ${card.name} already.`
  for (const by of waysToBuild(g, seat, card)) {
    if (openMarket(g, seat).ways(costOf(g, seat, 'card', card, by)) > 0) return undefined
  }
  return reason(g, seat, costOf(g, seat, 'card', card, PAY))
}

function reason(g: Game, seat: number, cost: Costing): string {
  const held = state.coins.get(g, seat)
  if (cost.coins > held) return `costs ${coinWord(cost.coins)}, you have ${held}.`
  const market = openMarket(g, seat)
  const sellers = market.sellers()
  const all = shortfalls(cost, market.own)
  const lacking = all.find((goods) => isObtainable(goods, sellers)) ?? all[0]
  const needs = `needs ${RESOURCES.flatMap((_, r) => offers(g, seat, sellers, lacking, r)).join('; ')}`
  if (!isObtainable(lacking, sellers)) return `${needs}.`
  market.purchase.budget = RICH
  const price = market.ways(cost) > 0 ? total(market.way(0)) : undefined
  if (price === undefined) return `${needs}; they cannot sell all of it in one turn.`
  return `${needs}; that comes to ${coinWord(price)}, you have ${held}.`
}

const RICH = 31

/** Everything that may be lacking, as the own choices are used one way or another. */
function shortfalls(cost: Costing, own: Goods): number[] {
  const choices = [...own.choices.subarray(0, own.size), ...cost.waived.choices.subarray(0, cost.waived.size)]
  let all = new Set([missing(cost.need, own.sure)])
  for (const set of choices) all = new Set([...all].flatMap((lacking) => less(lacking, set & kinds(lacking))))
  return [...all]
}

/** What is lacking once one good of the set is there; the same where none of them helps. */
function less(lacking: number, set: number): number[] {
  const rest: number[] = []
  for (let options = set; options !== 0; options &= options - 1) rest.push(lacking - anyOf(options))
  return rest.length > 0 ? rest : [lacking]
}

const stockOf = (seller: Seller, r: number): number =>
  count(seller.sure, r) + seller.choices.subarray(0, seller.size).filter((set) => (set & unit(r)) !== 0).length

const isObtainable = (lacking: number, sellers: readonly Seller[]): boolean =>
  RESOURCES.every((_, r) => sellers.reduce((sum, seller) => sum + stockOf(seller, r), 0) >= count(lacking, r))

/** What the neighbours would do about one resource that is lacking. */
function offers(g: Game, seat: number, sellers: readonly Seller[], lacking: number, r: number): string[] {
  const units = count(lacking, r)
  if (units === 0) return []
  const words = [left(g, seat), right(g, seat)].map((city, i) => {
    const { name } = g.rules.boards[state.board.get(g, city)].def
    return `${name} ${offer(sellers[i], r, units)}`
  })
  return [`${units} ${RESOURCES[r]}: ${words.join(', ')}`]
}

function offer(seller: Seller, r: number, wanted: number): string {
  const stock = stockOf(seller, r)
  if (stock === 0) return 'has none'
  const each = seller.price(unit(r))
  if (wanted === 1) return `would sell it for ${each}`
  return stock === 1 ? `would sell 1 for ${each}` : `would sell ${Math.min(stock, wanted)} for ${each} each`
}

const coinWord = (coins: number): string => `${coins} coin${coins === 1 ? '' : 's'}`
