/** Goods at hand and for sale, in records that are filled again and again. */
import * as vector from './vector.ts'

// What runs in every purchase is held by the module itself: see docs/decisions/003-speed.md.
const { FIRST_MANUFACTURED, kinds, missing, plus, units } = vector

/** Goods at somebody's disposal: a vector of sure ones, and one out of each set of `choices`. */
export class Goods {
  sure = 0
  size = 0
  readonly choices = new Int32Array(32)

  /** One more good, of any kind in the set. */
  choose(set: number): void {
    this.choices[this.size++] = set
  }

  copy(other: Goods): void {
    this.sure = other.sure
    this.size = other.size
    for (let i = 0; i < other.size; i++) this.choices[i] = other.choices[i]
  }
}

/** The kinds among these goods, as a set. */
export function kindsOf(goods: Goods): number {
  let set = kinds(goods.sure)
  for (let i = 0; i < goods.size; i++) set |= goods.choices[i]
  return set
}

/** The goods of several together, as far as a quick look needs them: their kinds, the sure ones, how many choices. */
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

  /** False where it cannot be found here, whatever the choices are used for. */
  mayCover(need: number): boolean {
    return (kinds(need) & ~this.kinds) === 0 && units(missing(need, this.sure)) <= this.choices
  }
}

/** Several ways to use the same goods, in records that are used again. */
export class WaysToUse {
  private readonly all: Goods[] = []
  size = 0

  at(i: number): Goods {
    return this.all[i]
  }

  /** One more way: goods that count as none yet, to be filled in. */
  add(): Goods {
    if (this.size === this.all.length) this.all.push(new Goods())
    const goods = this.all[this.size++]
    goods.sure = 0
    goods.size = 0
    return goods
  }
}

/** More units than anybody buys in a turn. */
export const NO_LIMIT = 99

/** Somebody goods can be bought from this turn. */
export class Seller extends Goods {
  payee = 0
  /** Whose goods these are; -1 for nobody's. */
  city = -1
  /** The first seller of the same city: both sell from one stock. Set by `openUp`. */
  shelf = 0
  /** Coins for a unit. */
  raw = 2
  manufactured = 2
  /** Units that may be bought in one turn. */
  limit = NO_LIMIT
  /** Coins off the whole purchase. */
  rebate = 0
  /** The first of this unit is a coin cheaper; 0 for none. */
  cheaperFirst = 0
  /** The kinds for sale: set by `openUp`. */
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

  /** The lowest price a unit can come to. */
  lowest(): number {
    return this.rebate > 0 || this.cheaperFirst !== 0 ? 0 : Math.min(this.raw, this.manufactured)
  }
}
