/** Available resources and resources for sale, in reused objects. */
import * as vector from './vector.ts'

// Hot code uses local constants: see docs/decisions/003-speed.md.
const { FIRST_MANUFACTURED, kinds, missing, plus, units } = vector

/** Available resources: a vector of fixed ones, and one out of each set of `choices`. */
export class Goods {
  sure = 0
  size = 0
  readonly choices = new Int32Array(32)

  /** Adds a resource of any kind in the set. */
  choose(set: number): void {
    this.choices[this.size++] = set
  }

  copy(other: Goods): void {
    this.sure = other.sure
    this.size = other.size
    for (let i = 0; i < other.size; i++) this.choices[i] = other.choices[i]
  }
}

/** Kinds among these resources, as a set. */
export function kindsOf(goods: Goods): number {
  let set = kinds(goods.sure)
  for (let i = 0; i < goods.size; i++) set |= goods.choices[i]
  return set
}

/** Summary of several sources for quick checks: their kinds, fixed resources, and number of choices. */
export class Stock {
  private kinds = 0
  private sure = 0
  private choices = 0

  clear(): void {
    this.kinds = 0
    this.sure = 0
    this.choices = 0
  }

  copy(other: Stock): void {
    this.kinds = other.kinds
    this.sure = other.sure
    this.choices = other.choices
  }

  add(goods: Goods, kinds: number): void {
    this.kinds |= kinds
    this.sure = plus(this.sure, goods.sure)
    this.choices += goods.size
  }

  /** False if the need cannot be covered, however the choices are used. */
  mayCover(need: number): boolean {
    return (kinds(need) & ~this.kinds) === 0 && units(missing(need, this.sure)) <= this.choices
  }
}

/** Alternative uses of the same resources, in reused objects. */
export class WaysToUse {
  private readonly all: Goods[] = []
  size = 0

  at(i: number): Goods {
    return this.all[i]
  }

  /** Adds an alternative: empty resources to fill in. */
  add(): Goods {
    if (this.size === this.all.length) this.all.push(new Goods())
    const goods = this.all[this.size++]
    goods.sure = 0
    goods.size = 0
    return goods
  }
}

/** More units than any city buys in a turn. */
export const NO_LIMIT = 99

/** Seller of resources in this turn. */
export class Seller extends Goods {
  payee = 0
  /** City of the resources; -1 for none. */
  city = -1
  /** First seller of the same city: both sell from one stock. Set by `openUp`. */
  shelf = 0
  /** Coins for a unit. */
  raw = 2
  manufactured = 2
  /** Maximum units per turn. */
  limit = NO_LIMIT
  /** Discount on the whole purchase. */
  rebate = 0
  /** The first unit of this kind is a coin cheaper; 0 for none. */
  cheaperFirst = 0
  /** Kinds for sale; set by `openUp`. */
  kinds = 0

  reset(payee: number): this {
    this.payee = payee
    this.city = -1
    this.sure = 0
    this.size = 0
    this.limit = NO_LIMIT
    this.rebate = 0
    this.cheaperFirst = 0
    return this
  }

  price(good: number): number {
    return good < FIRST_MANUFACTURED ? this.raw : this.manufactured
  }

  /** Lowest possible unit price. */
  lowest(): number {
    return this.rebate > 0 || this.cheaperFirst !== 0 ? 0 : Math.min(this.raw, this.manufactured)
  }
}
