/** Lists the purchases behind a payment. A move has only the coins: this finds resources for sale that cost as much. */
import { type Game, type Move, type MoveJson, readMove } from '@heptapolis/engine'
import { riderIndex, riderOption } from '@heptapolis/engine/box'
import {
  costOf,
  type Goods,
  moveCode,
  openMarket,
  PAYEES,
  type Payee,
  type Piece,
  RESOURCES,
  type Resource,
  type Seller,
  stagePieces,
  vector,
} from '@heptapolis/engine/show'

export interface PurchaseLine {
  payee: Payee
  coins: number
  /** None for coins that the card itself costs. */
  goods: readonly Resource[]
}

/** In the order of the table. */
const PLACES = ['farLeft', 'left', 'bank', 'right', 'farRight'] as const satisfies readonly Payee[]

/** The moves of a question stay the same while cards are picked. */
const known = new WeakMap<MoveJson, readonly PurchaseLine[]>()

export function purchasesOf(g: Game, city: number, json: MoveJson): readonly PurchaseLine[] {
  const found = known.get(json) ?? find(g, city, json)
  known.set(json, found)
  return found
}

function find(g: Game, city: number, json: MoveJson): readonly PurchaseLine[] {
  const { pay = {} } = json
  const read = readMove(g, city, json)
  const goods = (read.ok && basketsOf(g, city, read.value, json)) || []
  return PLACES.flatMap((payee): PurchaseLine[] => {
    const coins = pay[payee] ?? 0
    const own = goods[PAYEES.indexOf(payee)] ?? []
    return coins > 0 || own.length > 0 ? [{ payee, coins, goods: own }] : []
  })
}

/** Resources by payee; undefined if the move buys none. */
function basketsOf(g: Game, city: number, move: Move, { action, stage, half = 1 }: MoveJson): Resource[][] | undefined {
  if (action !== 'build' && action !== 'stage') return undefined
  const pieces: readonly Piece[] =
    action === 'stage' ? stagePieces(g, city, Number(stage) - 1) : [g.rules.pieces[move.card]]
  const cost = costOf(g, city, action === 'stage' ? 'stage' : 'card', pieces[Number(half) - 1] ?? pieces[0], move.by)
  if (move.rider !== 0) g.rules.riders[riderIndex(move.rider)].cost(g, city, riderOption(move.rider), cost)
  const market = openMarket(g, city)
  const due = PAYEES.map((_, payee) => moveCode.share(move.pay, payee))
  due[moveCode.BANK] -= cost.coins
  const shops = market.sellers().map((seller): Shop => ({ seller, bill: 0, goods: [], cheaper: false }))
  for (const lacking of shortfalls(cost.need, [market.own, cost.waived])) {
    const bought = buy(unitsOf(lacking), shops, new Map(), due)
    if (bought)
      return PAYEES.map((_, payee) => bought.flatMap((shop) => (shop.seller.payee === payee ? shop.goods : [])))
  }
  return undefined
}

const choicesOf = ({ choices, size }: Goods): number[] => [...choices.subarray(0, size)]

/** Missing units after each possible use of the own resources, the least first. */
function shortfalls(need: number, sources: readonly Goods[]): number[] {
  let all = new Set([sources.reduce((rest, { sure }) => vector.missing(rest, sure), need)])
  for (const set of sources.flatMap(choicesOf)) all = new Set([...all].flatMap((rest) => less(rest, set)))
  return [...all].sort((a, b) => vector.units(a) - vector.units(b))
}

/** A vector without one resource of the set; unchanged if it has none. */
function less(rest: number, set: number): number[] {
  const useful = unitsOf(set & vector.kinds(rest))
  return useful.length > 0 ? useful.map((r) => rest - vector.unit(r)) : [rest]
}

/** Every unit of a vector, by the index of its resource. */
const unitsOf = (rest: number): number[] =>
  RESOURCES.flatMap((_, r) => Array.from({ length: vector.count(rest, r) }, () => r))

/** A seller and its sales so far. */
interface Shop {
  seller: Seller
  bill: number
  goods: readonly Resource[]
  /** The first unit at a lower price is taken. */
  cheaper: boolean
}

/** Units taken from the stock of a city: units by resource, and choices. */
interface Taken {
  sure: number
  choices: readonly number[]
}

const NONE: Taken = { sure: 0, choices: [] }

/** Buys these units so that every payee gets exactly what is due; undefined if that is impossible. */
function buy(
  units: readonly number[],
  shops: readonly Shop[],
  taken: ReadonlyMap<number, Taken>,
  due: readonly number[],
): readonly Shop[] | undefined {
  if (shops.some((shop) => paidAt(shop) > due[shop.seller.payee])) return undefined
  if (units.length === 0) return isPaid(shops, due) ? shops : undefined
  const [unit, ...rest] = units
  for (const [at, shop] of shops.entries()) {
    const { seller, goods } = shop
    if (goods.length >= seller.limit) continue
    for (const left of takeFrom(seller, unit, taken.get(seller.shelf) ?? NONE)) {
      const next = shops.with(at, withUnit(shop, unit))
      const found = buy(rest, next, new Map(taken).set(seller.shelf, left), due)
      if (found) return found
    }
  }
  return undefined
}

const paidAt = ({ seller, bill }: Shop): number => Math.max(0, bill - seller.rebate)

const isPaid = (shops: readonly Shop[], due: readonly number[]): boolean =>
  due.every((coins, payee) => {
    const paid = shops.filter(({ seller }) => seller.payee === payee).map(paidAt)
    return paid.reduce((sum, one) => sum + one, 0) === coins
  })

function withUnit(shop: Shop, r: number): Shop {
  const { seller, bill, goods } = shop
  const good = vector.unit(r)
  const cheaper = !shop.cheaper && seller.cheaperFirst === good && seller.price(good) > 0
  return {
    seller,
    bill: bill + seller.price(good) - (cheaper ? 1 : 0),
    goods: [...goods, RESOURCES[r]],
    cheaper: shop.cheaper || cheaper,
  }
}

/** Every way to take a unit: a certain one first, otherwise any of the choices. */
function takeFrom(seller: Seller, r: number, { sure, choices }: Taken): Taken[] {
  const stock = vector.count(seller.sure, r)
  if (stock === vector.PLENTY || stock > vector.count(sure, r)) {
    return [{ sure: vector.plus(sure, vector.unit(r)), choices }]
  }
  const open = choicesOf(seller).flatMap((set, at) => (vector.count(set, r) > 0 && !choices.includes(at) ? [at] : []))
  return open.map((at) => ({ sure, choices: [...choices, at] }))
}
