/** What a city can buy and from whom this turn; costs with all that bends them; the ways to pay. */

import { broken } from '../../kernel/result.ts'
import { Scratch } from '../../kernel/scratch.ts'
import * as city from '../city.ts'
import type { Costing, Game, Piece, Ruleset } from '../contract/box.ts'
import { PAY } from '../move.ts'
import { COLUMNS } from '../state.ts'
import * as bending from './bent.ts'
import { Goods, kindsOf, type Seller, Stock, WaysToUse } from './goods.ts'
import * as payments from './pay.ts'
import { fewest, MOST_WAYS, Purchase, undercut } from './payment.ts'
import * as production from './production.ts'
import * as vector from './vector.ts'

// What runs in every turn is held by the module itself: see docs/decisions/003-speed.md.
const state = COLUMNS
const { left, right, usable } = city
const { bendsCard, bent } = bending
const { LEFT, RIGHT, total } = payments
const { goodsMade, goodsSold } = production
const { missing, units } = vector

const UNKNOWN = -1

/** The purchases of one city in one turn. There is one market, used again and again: `openMarket` fills it. */
export class Market {
  readonly purchase = new Purchase()
  private readonly made = new Goods()
  /** What it makes after one exchange or another. */
  private readonly exchanged = new WaysToUse()
  private exchangesKnown = false
  private g: Game | undefined = undefined
  private seat = 0
  /** Which costs boxes may bend, or of stages powers waive: see bent.ts. */
  private bends: number = bent.nothing
  /** Some power may make cards free. */
  freesCards = false
  /** Boxes bend the prices of the sellers, or add some. */
  private bentSellers = false
  /** The lowest price there may be, known before the sellers are. */
  private floor = UNKNOWN
  /** All that the city makes and can buy. */
  private readonly reach = new Stock()

  open(g: Game, seat: number): this {
    filling.check()
    buying.check()
    // A young thing remembered by an old one is noted for the garbage collector: once a game, not once a turn.
    if (this.g !== g) this.g = g
    this.seat = seat
    this.purchase.budget = state.coins.get(g, seat)
    this.floor = UNKNOWN
    this.bends = bentFor(g, seat)
    this.freesCards = usable(g, seat, g.rules.freeCards) !== 0
    return this
  }

  /** Whether, powers apart, anything but chains and the printed cost decides if the city can build the card. */
  bendsCard(card: Piece): boolean {
    return this.bends !== bent.nothing && bendsCard(this.bends, card.colour, card.chain.length > 0)
  }

  /** The same for a stage, powers included. */
  get bendsStages(): boolean {
    return (this.bends & bent.stages) !== 0
  }

  /** What the city makes, before anything is waived; reckoned when it is first needed. */
  get own(): Goods {
    if (this.floor === UNKNOWN) this.lookAround(this.g as Game)
    return this.made
  }

  /** Boxes have their say here: none of them may open the market while it is being filled. */
  private lookAround(g: Game): void {
    filling.enter()
    try {
      this.fill(g)
    } finally {
      filling.leave()
    }
  }

  private fill(g: Game): void {
    const { made, seat } = this
    this.bentSellers = isBent(g, seat, g.rules.sellerBends)
    // Boxes that bend prices may go down to nothing.
    const { price, bargain } = g.rules.figures
    this.floor = this.bentSellers ? 0 : state.bargains.get(g, seat) === 0 ? price : bargain
    goodsMade(g, seat, made)
    this.exchangesKnown = false
    findSellers(g, seat, this.purchase, this.bentSellers)
    this.reach.copy(this.purchase.sold)
    this.reach.add(made, kindsOf(made))
  }

  /** Finds every payment of the cost that nothing undercuts and returns how many; `way(i)` gives them. */
  ways(cost: Costing): number {
    const { own } = this
    let ways = 0
    if (cost.waived.size > 0 || this.reach.mayCover(cost.need))
      ways = this.waysWith(together(own, cost.waived), cost.need, cost.coins)
    // Where the own goods suffice, or nothing is exchanged, there is nothing to better.
    if (this.bends !== bent.everything || (ways === 1 && total(this.purchase.found[0]) === cost.coins)) return ways
    if (!this.exchangesKnown) this.findExchanges(this.g as Game)
    for (let i = 0; i < this.exchanged.size; i++) ways = this.addWays(ways, this.exchanged.at(i), cost)
    return ways
  }

  private findExchanges(g: Game): void {
    const { exchanges } = g.rules.modifiers
    this.exchanged.size = 0
    filling.enter()
    try {
      for (let i = 0; i < exchanges.length; i++) exchanges[i](g, this.seat, this.made, this.exchanged)
    } finally {
      filling.leave()
    }
    this.exchangesKnown = true
  }

  /** The same for a plain cost that nothing bends. */
  waysFor(need: number, coins: number): number {
    if (coins > this.purchase.budget) return 0
    if (need === 0) {
      this.purchase.coins = coins
      return this.purchase.payBank()
    }
    const { own } = this
    return this.reach.mayCover(need) ? this.waysWith(own, need, coins) : 0
  }

  /**
   * Every payment of the cost that buys what is missing and nothing else, also those that another undercuts. For people
   * who want to pay somebody; lists of moves do without.
   */
  everyWay(cost: Costing): number[] {
    const { purchase } = this
    if (cost.coins > purchase.budget) return []
    purchase.coins = cost.coins
    const lacks = this.lacks(cost)
    if (lacks.length === 0) return [...purchase.found.subarray(0, purchase.payBank())]
    return purchase.payEvery(lacks)
  }

  /** All that may be missing, as the own goods are used; none where they suffice. More than is missing is never bought. */
  private lacks({ need, waived }: Costing): number[] {
    const { purchase, own } = this
    const all: number[] = []
    this.findExchanges(this.g as Game)
    for (let i = -1; i < this.exchanged.size; i++) {
      const goods = together(i < 0 ? own : this.exchanged.at(i), waived)
      const rest = missing(need, goods.sure)
      purchase.own = goods
      if (rest === 0 || purchase.spendOwn(rest)) return []
      all.push(...purchase.lacks())
    }
    return fewest(all)
  }

  way(i: number): number {
    return this.purchase.found[i]
  }

  sellers(): readonly Seller[] {
    if (this.floor === UNKNOWN) this.lookAround(this.g as Game)
    return this.purchase.sellers.slice(0, this.purchase.open)
  }

  private waysWith(goods: Goods, need: number, coins: number): number {
    const { purchase } = this
    const coinsLeft = purchase.budget - coins
    if (coinsLeft < 0) return 0
    purchase.coins = coins
    const rest = missing(need, goods.sure)
    if (rest === 0) return purchase.payBank()
    // Most purchases fail here: too many units for the coins at hand, whoever sells.
    if ((units(rest) - goods.size) * this.floor > coinsLeft) return 0
    purchase.own = goods
    if (purchase.spendOwn(rest)) return purchase.payBank()
    if (this.floor > coinsLeft) return 0
    return purchase.pay()
  }

  private addWays(ways: number, goods: Goods, cost: Costing): number {
    const { found } = this.purchase
    for (let i = 0; i < ways; i++) before[i] = found[i]
    const more = this.waysWith(together(goods, cost.waived), cost.need, cost.coins)
    if (more + ways > MOST_WAYS) broken('there are too many ways to pay')
    for (let i = 0; i < ways; i++) found[more + i] = before[i]
    return undercut(found, more + ways)
  }
}

/** The payments found before another exchange is tried. */
const before = new Int32Array(MOST_WAYS)

/** Whether one of these boxes bends something for the city. */
function isBent(g: Game, seat: number, bends: Ruleset['sellerBends']): boolean {
  for (let i = 0; i < bends.length; i++) if (bends[i](g, seat)) return true
  return false
}

/** What boxes bend for the city, and whether powers may waive the cost of stages. */
function bentFor(g: Game, seat: number): number {
  const { freeStages, costBends } = g.rules
  let bends: number = usable(g, seat, freeStages) === 0 ? bent.nothing : bent.stages
  for (let i = 0; i < costBends.length; i++) bends |= costBends[i](g, seat)
  return bends
}

function together(goods: Goods, waived: Goods): Goods {
  if (waived.size === 0) return goods
  both.copy(goods)
  for (let i = 0; i < waived.size; i++) both.choose(waived.choices[i])
  return both
}

const both = new Goods()

const market = new Market()
const filling = new Scratch('openMarket')
/** While moves are listed with the market, no box may open it for another city. */
export const buying = new Scratch('openMarket')

/** The market of a city as it stands. It is shared: the next call fills it anew. */
export const openMarket = (g: Game, seat: number): Market => market.open(g, seat)

function findSellers(g: Game, seat: number, purchase: Purchase, bent: boolean): void {
  purchase.open = 0
  neighbour(g, seat, left(g, seat), purchase.addSeller(LEFT))
  neighbour(g, seat, right(g, seat), purchase.addSeller(RIGHT))
  if (!bent) {
    purchase.openNextDoor()
    return
  }
  bendSellers(g, seat, purchase)
  purchase.openUp()
}

function bendSellers(g: Game, seat: number, purchase: Purchase): void {
  const { seller, sellers } = g.rules.modifiers
  for (let i = 0; i < seller.length; i++) {
    seller[i](g, seat, purchase.sellers[LEFT])
    seller[i](g, seat, purchase.sellers[RIGHT])
  }
  for (let i = 0; i < sellers.length; i++) sellers[i](g, seat, purchase)
}

/** Fills in what a city sells; boxes with sellers of their own use it too. */
export function stockUp(g: Game, city: number, seller: Seller): void {
  seller.city = city
  goodsSold(g, city, seller)
}

function neighbour(g: Game, seat: number, city: number, seller: Seller): void {
  stockUp(g, city, seller)
  const bargains = state.bargains.get(g, seat)
  const { price, bargain } = g.rules.figures
  seller.raw = (bargains & (1 << seller.payee)) !== 0 ? bargain : price
  seller.manufactured = (bargains & (4 << seller.payee)) !== 0 ? bargain : price
}

let scratch: Costing | undefined
const costing = new Scratch('costOf')

/** The cost of a piece for a city now, bent by every box. The record is shared: the next call fills it anew. */
export function costOf(g: Game, seat: number, what: 'card' | 'stage', piece: Piece, by: number): Costing {
  const cost = printedCost(g, what, piece, by)
  const bends = g.rules.modifiers.cost
  if (bends.length === 0) return cost
  costing.enter()
  try {
    for (let i = 0; i < bends.length; i++) bends[i](g, seat, cost)
  } finally {
    costing.leave()
  }
  return cost
}

/** The same where nothing bends it. */
export function printedCost(g: Game, what: 'card' | 'stage', piece: Piece, by: number): Costing {
  costing.check()
  scratch ??= { what, piece, by, need: 0, coins: 0, waived: new Goods() }
  const cost = scratch
  const { price } = piece
  cost.what = what
  cost.piece = piece
  cost.by = by
  cost.waived.size = 0
  // Whatever makes a card free waives its coins too; a power that makes a stage free does not.
  const free = by !== PAY && what === 'card'
  cost.need = by === PAY ? price.need : 0
  cost.coins = free ? 0 : price.coins + price.coinsPerAge * state.age.get(g)
  return cost
}
