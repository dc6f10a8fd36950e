/** Enumerates all ways to get the needed resources, one resource at a time, and keeps the cheapest payments. */
import type { Pay, Payee, Resource } from '@heptapolis/engine/show'
import type { City, ReferenceTable } from '../table.ts'
import { GOODS } from '../words.ts'
import { buysFromBank, exchanges, forSale, ownGoods, type Unit } from './goods.ts'
import { type Route, routesOf } from './prices.ts'

/** Requirement: one of several lists of resources, and coins for the bank. */
export interface Need {
  goods: readonly (readonly Resource[])[]
  coins: number
}

interface Attempt {
  missing: readonly Resource[]
  pay: Readonly<Record<Payee, number>>
  /** Resources bought by limited ways, and resources bought with a discount. */
  bought: Readonly<Record<string, number>>
  cheaper: Readonly<Record<string, number>>
  /** First resource of an exchange; 'done' after the second. */
  exchange?: Resource | 'done'
}

/** Possible uses of a unit: each result is an attempt that used it. */
type Try = (attempt: Attempt) => Attempt[]

/** Payments that no other one undercuts; empty if the need cannot be paid. */
export function paymentsFor(table: ReferenceTable, city: City, need: Need): Pay[] {
  const nothing = { left: 0, right: 0, bank: 0, farLeft: 0, farRight: 0 }
  let attempts = cheapestEach(
    need.goods.map((goods) => ({
      missing: [...goods].sort(),
      pay: { ...nothing, bank: need.coins },
      bought: {},
      cheaper: {},
    })),
  )
  const within = (attempt: Attempt) => totalOf(attempt.pay) <= city.coins
  attempts = attempts.filter(within)
  for (const [tries, endless] of sources(table, city)) {
    for (let isNew = true; isNew; ) {
      const before = new Set(attempts)
      attempts = cheapestEach([...attempts, ...attempts.flatMap(tries).filter(within)])
      isNew = endless && attempts.some((attempt) => !before.has(attempt))
    }
  }
  const paid = attempts.filter(({ missing }) => missing.length === 0).map(({ pay }) => pay)
  return cheapest(paid, (pay) => pay)
}

function sources(table: ReferenceTable, city: City): [Try, boolean][] {
  const own = ownGoods(table, city).map((unit): [Try, boolean] => [useOwn(city, unit), unit.endless])
  const routes = routesOf(table, city)
  const sellers = [...new Set(routes.map(({ seller }) => seller))]
  // A unit is bought once, even if several ways lead to its city.
  const others = sellers.flatMap((seller) => {
    const ways = routes.filter((route) => route.seller === seller)
    return forSale(table, seller).map((unit): [Try, boolean] => [buy(ways, unit), unit.endless])
  })
  const fromBank: [Try, boolean] = [buyFromBank, false]
  return [...own, ...others, ...(buysFromBank(city) ? [fromBank] : [])]
}

function without(missing: readonly Resource[], good: Resource): Resource[] | undefined {
  const at = missing.indexOf(good)
  return at < 0 ? undefined : missing.filter((_, i) => i !== at)
}

/** Each of these resources that is still missing, with the rest. */
function covering(attempt: Attempt, kinds: readonly Resource[]): { good: Resource; missing: Resource[] }[] {
  return kinds.flatMap((good) => {
    const missing = without(attempt.missing, good)
    return missing ? [{ good, missing }] : []
  })
}

const useOwn =
  (city: City, unit: Unit): Try =>
  (attempt) => [
    ...covering(attempt, unit.kinds).map(({ missing }) => ({ ...attempt, missing })),
    ...(exchanges(city) ? exchange(attempt, unit) : []),
  ]

function exchange(attempt: Attempt, { kinds }: Unit): Attempt[] {
  if (attempt.exchange === 'done') return []
  if (attempt.exchange === undefined) return kinds.map((good) => ({ ...attempt, exchange: good }))
  if (!kinds.includes(attempt.exchange)) return []
  return covering(attempt, GOODS).map(({ missing }) => ({ ...attempt, missing, exchange: 'done' }))
}

const buy =
  (ways: readonly Route[], unit: Unit): Try =>
  (attempt) =>
    ways
      .filter(({ payee, limit }) => (attempt.bought[payee] ?? 0) < limit)
      .flatMap((route) =>
        covering(attempt, unit.kinds).flatMap(({ good, missing }) => {
          const price = route.price(good, unit)
          const usual = bought(attempt, route, missing, price)
          const isCheaper = price > 0 && (attempt.cheaper[route.payee] ?? 0) < route.cheaper
          return isCheaper ? [usual, cheaper(bought(attempt, route, missing, price - 1), route)] : [usual]
        }),
      )

const bought = (attempt: Attempt, { payee, limit }: Route, missing: Resource[], price: number): Attempt => ({
  ...attempt,
  missing,
  pay: { ...attempt.pay, [payee]: attempt.pay[payee] + price },
  bought: Number.isFinite(limit) ? { ...attempt.bought, [payee]: (attempt.bought[payee] ?? 0) + 1 } : attempt.bought,
})

const cheaper = (attempt: Attempt, { payee }: Route): Attempt => ({
  ...attempt,
  cheaper: { ...attempt.cheaper, [payee]: (attempt.cheaper[payee] ?? 0) + 1 },
})

const buyFromBank: Try = (attempt) =>
  covering(attempt, GOODS).map(({ missing }) => ({
    ...attempt,
    missing,
    pay: { ...attempt.pay, bank: attempt.pay.bank + 1 },
  }))

/** Keeps only the cheapest of attempts with equal progress. */
function cheapestEach(attempts: readonly Attempt[]): Attempt[] {
  const alike = Map.groupBy(attempts, ({ pay: _, ...rest }) => JSON.stringify(rest))
  return [...alike.values()].flatMap((group) => cheapest(group, ({ pay }) => pay))
}

const totalOf = (pay: Pay): number => Object.values(pay).reduce((sum, coins) => sum + coins, 0)

/** No payee gets more by the first than by the second. */
export const isNoDearer = (one: Pay, other: Pay): boolean =>
  Object.entries(one).every(([payee, coins]) => coins <= (other[payee as Payee] ?? 0))

/** Entries whose payment no other one undercuts; the first of equal ones. */
function cheapest<T>(all: readonly T[], payOf: (one: T) => Pay): T[] {
  return all.filter((one, i) =>
    all.every((other, j) => {
      if (i === j || !isNoDearer(payOf(other), payOf(one))) return true
      return isNoDearer(payOf(one), payOf(other)) && i < j
    }),
  )
}
