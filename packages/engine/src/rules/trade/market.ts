/** Market of a city in a turn: sellers, modified costs, and payments. */

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

// Hot code uses local constants: see docs/decisions/003-speed.md.
const state = COLUMNS
const { left, right, usable } = city
const { bendsCard, bent } = bending
const { LEFT, RIGHT, total } = payments
const { goodsMade, goodsSold } = production
const { missing, units } = vector

const UNKNOWN = -1

/** Purchases of one city in one turn. A single reused instance, filled by `openMarket`. */
export class Market {
  readonly purchase = new Purchase()
  private readonly made = new Goods()
  /** Production after each possible exchange. */
  private readonly exchanged = new WaysToUse()
  private exchangesKnown = false
  private g: Game | undefined = undefined
  private seat = 0
  /** Costs that boxes may modify, or powers waive for stages: see bent.ts. */
  private bends: number = bent.nothing
  /** Whether a power may make cards free. */
  freesCards = false
  /** Whether boxes modify prices or add sellers. */
  private bentSellers = false
  /** Lower bound of prices, known before the sellers are. */
  private floor = UNKNOWN
  /** Own production plus everything for sale. */
  private readonly reach = new Stock()

  open(g: Game, seat: number): this {
    filling.check()
    buying.check()
    // Assigning only on change saves the write barrier of the garbage collector: once per game, not per turn.
    if (this.g !== g) this.g = g
    this.seat = seat
    this.purchase.budget = state.coins.get(g, seat)
    this.floor = UNKNOWN
    this.bends = bentFor(g, seat)
    this.freesCards = usable(g, seat, g.rules.freeCards) !== 0
    return this
  }

  /** Whether anything but powers, chains and the printed cost decides if the city can build the card. */
  bendsCard(card: Piece): boolean {
    return this.bends !== bent.nothing && bendsCard(this.bends, card.colour, card.chain.length > 0)
  }

  /** Whether anything but the printed cost, powers included, decides about stages. */
  get bendsStages(): boolean {
    return (this.bends & bent.stages) !== 0
  }

  /** Production before anything is waived; computed on first use. */
  get own(): Goods {
    if (this.floor === UNKNOWN) this.lookAround(this.g as Game)
    return this.made
  }

  /** Runs code of boxes: none of them may open the market meanwhile. */
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
    // Boxes that modify prices may lower them to 0.
    const { price, bargain } = g.rules.figures
    this.floor = this.bentSellers ? 0 : state.bargains.get(g, seat) === 0 ? price : bargain
    goodsMade(g, seat, made)
    this.exchangesKnown = false
    findSellers(g, seat, this.purchase, this.bentSellers)
    this.reach.copy(this.purchase.sold)
    this.reach.add(made, kindsOf(made))
  }

  /** Finds every payment of the cost that no other undercuts; returns their number. `way(i)` returns them. */
  ways(cost: Costing): number {
    const { own } = this
    let ways = 0
    if (cost.waived.size > 0 || this.reach.mayCover(cost.need))
      ways = this.waysWith(together(own, cost.waived), cost.need, cost.coins)
    // If own resources suffice, or there is no exchange, this is final.
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

  /** Finds the payments of an unmodified cost; returns their number. */
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
   * Every payment that buys exactly the shortfall, including undercut ones. For people who want to pay a certain
   * neighbour; move lists omit them.
   */
  everyWay(cost: Costing): number[] {
    const { purchase } = this
    if (cost.coins > purchase.budget) return []
    purchase.coins = cost.coins
    const lacks = this.lacks(cost)
    if (lacks.length === 0) return [...purchase.found.subarray(0, purchase.payBank())]
    return purchase.payEvery(lacks)
  }

  /** All possible shortfalls, depending on the use of own resources; empty if they suffice. Never more is bought. */
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
    // Most purchases fail here: too many units for the available coins, even at the lowest price.
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

/** Payments found before the next exchange is tried. */
const before = new Int32Array(MOST_WAYS)

/** Whether one of these boxes modifies something for the city. */
function isBent(g: Game, seat: number, bends: Ruleset['sellerBends']): boolean {
  for (let i = 0; i < bends.length; i++) if (bends[i](g, seat)) return true
  return false
}

/** Costs that boxes modify for the city, and whether powers may waive the cost of stages. */
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
/** Guard: no box may open the market for another city while moves are listed with it. */
export const buying = new Scratch('openMarket')

/** Market of a city. It is shared: the next call refills it. */
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

/** Fills in the resources that a city sells; boxes with additional sellers use it too. */
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

/** Cost of a piece for a city now, modified by every box. The object is shared: the next call refills it. */
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

/** Cost without modification, in the same shared object. */
export function printedCost(g: Game, what: 'card' | 'stage', piece: Piece, by: number): Costing {
  costing.check()
  scratch ??= { what, piece, by, need: 0, coins: 0, waived: new Goods() }
  const cost = scratch
  const { price } = piece
  cost.what = what
  cost.piece = piece
  cost.by = by
  cost.waived.size = 0
  // Anything that makes a card free also waives its coins; a power that makes a stage free does not.
  const free = by !== PAY && what === 'card'
  cost.need = by === PAY ? price.need : 0
  cost.coins = free ? 0 : price.coins + price.coinsPerAge * state.age.get(g)
  return cost
}
