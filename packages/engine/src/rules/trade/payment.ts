/**
 * Payments that meet a cost. A payment is the coins for the left neighbour, the right neighbour, the bank and the
 * cities two seats away. Only payments that no other undercuts for every payee are kept.
 *
 * Games spend most of their time here: lists are fixed arrays with a count, because emptying a JavaScript array costs
 * more than a whole purchase.
 */
import { Goods, kindsOf, NO_LIMIT, Seller, Stock } from './goods.ts'
import * as payments from './pay.ts'
import * as vector from './vector.ts'

// Hot code uses local constants: see docs/decisions/003-speed.md.
const { BANK, noDearer, share, shares, total, withoutFree, withPurchase, withShare } = payments
const { anyOf, EVERY, kinds, missing, PLENTY, units } = vector

const MOST_SELLERS = 5
export const MOST_WAYS = 256

/** One purchase: own resources, sellers and budget. */
export class Purchase {
  /** Coins due to the bank in any case. */
  coins = 0
  /** Available coins. */
  budget = 0
  own = new Goods()
  readonly sellers = Array.from({ length: MOST_SELLERS }, () => new Seller())
  /** Number of open sellers, their combined stock, and their lowest price. */
  open = 0
  readonly sold = new Stock()
  private lowest = 0
  /** Two sellers that differ only in prices: see `split`. */
  private isPlain = false
  /** The payments found by `pay`. */
  readonly found = new Int32Array(MOST_WAYS)
  ways = 0
  /** Also keeps undercut payments. */
  private every = false
  /** Shortfalls after each possible use of own resources. */
  private readonly rests = new Int32Array(MOST_WAYS)
  private restCount = 0

  /** The only payment if own resources suffice: the coins due to the bank. */
  payBank(): number {
    this.found[0] = withShare(this.coins, BANK)
    this.ways = 1
    return 1
  }

  /** Spends the choices among own resources on what the fixed ones leave; true if nothing must be bought. */
  spendOwn(rest: number): boolean {
    this.restCount = 0
    return this.spendChoices(rest, 0)
  }

  /** Finds all payments that no other undercuts, cheapest first; returns their number. Call `spendOwn` first. */
  pay(): number {
    this.ways = 0
    for (let i = 0; i < this.restCount; i++) {
      const rest = this.rests[i]
      if (!this.canAfford(rest)) continue
      if (isOneUnit(rest)) this.buyOne(rest)
      else if (this.isPlain) this.split(rest, this.sellers[0].sure, this.sellers[1].sure, 0, 0, 0, 0, 0)
      else this.buyAll(rest)
    }
    if (this.ways > 1) this.ways = undercut(this.found, this.ways)
    return this.ways
  }

  /** Shortfalls after `spendOwn`, one per use of own resources. */
  lacks(): number[] {
    return Array.from(this.rests.subarray(0, this.restCount))
  }

  /** All payments for one of these shortfalls, including undercut ones, cheapest first. */
  payEvery(lacks: readonly number[]): number[] {
    this.ways = 0
    this.every = true
    for (const rest of lacks) if (this.canAfford(rest)) this.buyAll(rest)
    this.every = false
    return Array.from(this.found.subarray(0, this.ways)).sort((a, b) => (isAfter(a, b) ? 1 : -1))
  }

  private spendChoices(rest: number, from: number): boolean {
    if (rest === 0) {
      this.restCount = 0
      return true
    }
    if (from === this.own.size) {
      this.leave(rest)
      return false
    }
    let options = this.own.choices[from] & kinds(rest)
    if (options === 0) return this.spendChoices(rest, from + 1)
    for (; options !== 0; options &= options - 1) {
      if (this.spendChoices(rest - anyOf(options), from + 1)) return true
    }
    return false
  }

  private leave(rest: number): void {
    for (let i = 0; i < this.restCount; i++) if (this.rests[i] === rest) return
    if (this.restCount < MOST_WAYS) this.rests[this.restCount++] = rest
  }

  /** Adds a seller, to be filled in before `openUp`. */
  addSeller(payee: number): Seller {
    return this.sellers[this.open++].reset(payee)
  }

  /** Call after all sellers are set. */
  openUp(): void {
    this.sold.clear()
    this.lowest = 9
    this.isPlain = this.open === 2
    for (let s = 0; s < this.open; s++) {
      const seller = this.sellers[s]
      seller.shelf = s
      for (let t = s - 1; t >= 0 && seller.city >= 0; t--) if (this.sellers[t].city === seller.city) seller.shelf = t
      seller.kinds = kindsOf(seller)
      this.sold.add(seller, seller.kinds)
      const lowest = seller.lowest()
      if (lowest < this.lowest) this.lowest = lowest
      if (lowest === 0 || seller.shelf !== s || seller.limit < NO_LIMIT) this.isPlain = false
    }
  }

  /** `openUp` for two unmodified neighbours. */
  openNextDoor(): void {
    const first = this.sellers[0]
    const second = this.sellers[1]
    first.shelf = 0
    second.shelf = 1
    first.kinds = kindsOf(first)
    second.kinds = kindsOf(second)
    this.sold.clear()
    this.sold.add(first, first.kinds)
    this.sold.add(second, second.kinds)
    this.lowest = Math.min(first.raw, first.manufactured, second.raw, second.manufactured)
    this.isPlain = this.lowest > 0
  }

  /** Quick check before splits are tried: enough coins for the units, and enough stock. */
  private canAfford(rest: number): boolean {
    return units(rest) * this.lowest <= this.budget - this.coins && this.sold.mayCover(rest)
  }

  /** Buys a single unit, by far the most common purchase: like `buy` without earlier purchases. */
  private buyOne(good: number): void {
    for (let s = 0; s < this.open; s++) {
      const seller = this.sellers[s]
      if ((seller.kinds & good) === 0) continue
      const first = seller.cheaperFirst === good ? 1 : 0
      const due = Math.max(0, seller.price(good) - first - seller.rebate)
      if (this.coins + due <= this.budget) this.keep(withPurchase(withShare(this.coins, BANK), due, seller.payee))
    }
  }

  /**
   * Like `buy` for two sellers that differ only in prices, which is nearly every trade. Remaining stock and payments
   * are arguments, so nothing has to be restored. `onlySecond`: a resource already bought from the second seller.
   */
  private split(
    rest: number,
    stock1: number,
    stock2: number,
    used1: number,
    used2: number,
    onlySecond: number,
    paid1: number,
    paid2: number,
  ): void {
    if (rest === 0) {
      this.keep(
        withShare(this.coins, BANK) + withShare(paid1, this.sellers[0].payee) + withShare(paid2, this.sellers[1].payee),
      )
      return
    }
    const good = anyOf(kinds(rest))
    const less = rest - good
    const mostPaid = this.budget - this.coins
    const first = this.sellers[0]
    const second = this.sellers[1]
    const due1 = paid1 + first.price(good)
    if (good !== onlySecond && (first.kinds & good) !== 0 && due1 + paid2 <= mostPaid) {
      if ((stock1 & (good * PLENTY)) !== 0) this.split(less, stock1 - good, stock2, used1, used2, 0, due1, paid2)
      else {
        for (let c = 0; c < first.size; c++) {
          if ((used1 & (1 << c)) === 0 && (first.choices[c] & good) !== 0)
            this.split(less, stock1, stock2, used1 | (1 << c), used2, 0, due1, paid2)
        }
      }
    }
    const due2 = paid2 + second.price(good)
    if ((second.kinds & good) === 0 || paid1 + due2 > mostPaid) return
    if ((stock2 & (good * PLENTY)) !== 0) this.split(less, stock1, stock2 - good, used1, used2, good, paid1, due2)
    else {
      for (let c = 0; c < second.size; c++) {
        if ((used2 & (1 << c)) === 0 && (second.choices[c] & good) !== 0)
          this.split(less, stock1, stock2, used1, used2 | (1 << c), good, paid1, due2)
      }
    }
  }

  private buyAll(rest: number): void {
    for (let s = 0; s < this.open; s++) {
      stock[s] = this.sellers[s].sure
      usedChoices[s] = 0
      bought[s] = 0
      bill[s] = 0
      cheapTaken[s] = 0
      unpriced[s] = 0
    }
    this.buy(rest, 0, 0, this.coins, withShare(this.coins, BANK))
  }

  /** Buys unit by unit. Units of one resource come from the sellers in order, so that no split occurs twice. */
  private buy(rest: number, lastGood: number, lastSeller: number, spent: number, pay: number): void {
    const good = anyOf(kinds(rest))
    for (let s = good === lastGood ? lastSeller : 0; s < this.open; s++) {
      const seller = this.sellers[s]
      if ((seller.kinds & good) === 0 || bought[s] >= seller.limit) continue
      const inStock = (kinds(stock[seller.shelf]) & good) !== 0
      if (!inStock && !isOffered(seller, good)) continue
      const price = seller.price(good) - (isCheaper(seller, s, good) ? 1 : 0)
      const due = Math.max(0, bill[s] + price - seller.rebate) - Math.max(0, bill[s] - seller.rebate)
      if (spent + due > this.budget) continue
      const paid = withPurchase(pay, due, seller.payee)
      if (rest === good) this.keep(shares(paid) === paid ? paid : this.withoutRebated(paid, s, price))
      else this.buyNext(s, rest, good, price, inStock, spent + due, paid)
    }
  }

  /** A rebate applies to the whole bill. If the bill exceeds it, no single resource counts as free. */
  private withoutRebated(pay: number, last: number, price: number): number {
    let named = pay
    for (let s = 0; s < this.open; s++) {
      const isFree = unpriced[s] > 0 || (s === last && price === 0)
      const { payee } = this.sellers[s]
      if (!isFree && share(pay, payee) > 0) named = withoutFree(named, payee)
    }
    return named
  }

  private buyNext(
    s: number,
    rest: number,
    good: number,
    price: number,
    inStock: boolean,
    spent: number,
    paid: number,
  ): void {
    const { shelf } = this.sellers[s]
    const cheaper = price < this.sellers[s].price(good) ? 1 : 0
    const free = price === 0 ? 1 : 0
    bill[s] += price
    bought[s]++
    cheapTaken[s] += cheaper
    unpriced[s] += free
    if (inStock) {
      stock[shelf] -= good
      this.buy(rest - good, good, s, spent, paid)
      stock[shelf] += good
    } else {
      this.buyChoice(s, rest, good, spent, paid)
    }
    unpriced[s] -= free
    cheapTaken[s] -= cheaper
    bought[s]--
    bill[s] -= price
  }

  private buyChoice(s: number, rest: number, good: number, spent: number, paid: number): void {
    const { size, choices, shelf } = this.sellers[s]
    for (let c = 0; c < size; c++) {
      if ((usedChoices[shelf] & (1 << c)) !== 0 || (choices[c] & good) === 0) continue
      usedChoices[shelf] |= 1 << c
      this.buy(rest - good, good, s, spent, paid)
      usedChoices[shelf] &= ~(1 << c)
    }
  }

  private keep(pay: number): void {
    for (let i = 0; i < this.ways; i++) {
      if (noDearer(this.found[i], pay) && (!this.every || this.found[i] === pay)) return
    }
    if (this.ways < MOST_WAYS) this.found[this.ways++] = pay
  }
}

const isOneUnit = (rest: number): boolean => (rest & (rest - 1)) === 0 && (rest & EVERY) !== 0

const isCheaper = (seller: Seller, s: number, good: number): boolean =>
  seller.cheaperFirst === good && cheapTaken[s] === 0 && seller.price(good) > 0

function isOffered({ size, choices, shelf }: Seller, good: number): boolean {
  for (let c = 0; c < size; c++) {
    if ((usedChoices[shelf] & (1 << c)) === 0 && (choices[c] & good) !== 0) return true
  }
  return false
}

const stock = new Int32Array(MOST_SELLERS)
const usedChoices = new Int32Array(MOST_SELLERS)
const bought = new Int32Array(MOST_SELLERS)
const bill = new Int32Array(MOST_SELLERS)
const cheapTaken = new Int32Array(MOST_SELLERS)
/** Units with price 0, before any rebate. */
const unpriced = new Int32Array(MOST_SELLERS)

/** Minimal shortfalls: drops those that contain another, because they cost more. */
export const fewest = (lacks: readonly number[]): number[] =>
  lacks.filter((lack) => !lacks.some((less) => less !== lack && missing(less, lack) === 0))

/** Moves undercut payments out; keeps the others at the front, cheapest first; returns their number. */
export function undercut(pays: Int32Array, ways: number): number {
  let kept = 0
  for (let i = 0; i < ways; i++) {
    const pay = pays[i]
    let beaten = false
    for (let j = 0; j < ways && !beaten; j++) {
      beaten = j !== i && noDearer(pays[j], pay) && (shares(pays[j]) !== shares(pay) || j < i)
    }
    if (!beaten) sorted[kept++] = pay
  }
  for (let i = 1; i < kept; i++) {
    const pay = sorted[i]
    let j = i - 1
    for (; j >= 0 && isAfter(sorted[j], pay); j--) sorted[j + 1] = sorted[j]
    sorted[j + 1] = pay
  }
  for (let i = 0; i < kept; i++) pays[i] = sorted[i]
  return kept
}

const sorted = new Int32Array(MOST_WAYS)
const isAfter = (a: number, b: number): boolean =>
  total(a) > total(b) || (total(a) === total(b) && (shares(a) > shares(b) || (shares(a) === shares(b) && a > b)))
