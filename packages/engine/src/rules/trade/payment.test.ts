/** Compares purchases under all modifiers of boxes with a brute-force search over units and sellers. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAYEES, RAW, type Resource } from '../vocabulary.ts'
import { share, showFree, withShare } from './pay.ts'
import { fewest, Purchase, undercut } from './payment.ts'
import { missing, setOf, unitOf, vectorOf } from './vector.ts'

interface Trader {
  city: number
  raw: number
  manufactured: number
  limit: number
  rebate: number
  cheaperFirst?: Resource
}
/** Production of a city: single resources, and choices of one resource per turn. */
type Stock = readonly (readonly Resource[])[]
interface Purchasing {
  need: Resource[]
  coins: number
  budget: number
  own: Stock
  stocks: Stock[]
  traders: Trader[]
}

/** Few kinds, so that conflicts are frequent. */
const resource = fc.constantFrom<Resource>('wood', 'clay', 'glass')
const stock = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.tuple(resource) },
    { weight: 1, arbitrary: fc.uniqueArray(resource, { minLength: 2, maxLength: 3 }) },
  ),
  { maxLength: 4 },
)
const trader = fc.record(
  {
    city: fc.nat(3),
    raw: fc.nat(2),
    manufactured: fc.nat(2),
    limit: fc.constantFrom(1, 2, 99, 99),
    rebate: fc.constantFrom(0, 0, 0, 1),
    cheaperFirst: resource,
  },
  { requiredKeys: ['city', 'raw', 'manufactured', 'limit', 'rebate'] },
)
const purchases: fc.Arbitrary<Purchasing> = fc.record({
  need: fc.array(resource, { minLength: 1, maxLength: 4 }),
  coins: fc.nat(2),
  budget: fc.nat(10),
  own: stock,
  stocks: fc.array(stock, { minLength: 4, maxLength: 4 }),
  traders: fc.array(trader, { minLength: 2, maxLength: 4 }),
})

const isSure = (good: readonly Resource[]): boolean => good.length === 1

function open({ coins, budget, own, stocks, traders }: Purchasing): Purchase {
  const purchase = new Purchase()
  purchase.coins = coins
  purchase.budget = budget
  for (const good of own) if (!isSure(good)) purchase.own.choose(setOf(good))
  for (const [payee, { city, raw, manufactured, limit, rebate, cheaperFirst }] of traders.entries()) {
    const seller = purchase.sellers[payee].reset(payeeOf(payee))
    Object.assign(seller, { city, raw, manufactured, limit, rebate })
    if (cheaperFirst) seller.cheaperFirst = unitOf(cheaperFirst)
    seller.sure = vectorOf(stocks[city].filter(isSure).flat())
    for (const good of stocks[city]) if (!isSure(good)) seller.choose(setOf(good))
  }
  purchase.open = traders.length
  purchase.openUp()
  return purchase
}

const restOf = ({ need, own }: Purchasing): number => missing(vectorOf(need), vectorOf(own.filter(isSure).flat()))
const payText = (pay: number): string => PAYEES.map((_, payee) => share(pay, payee)).join(' ')

function found(purchasing: Purchasing): string[] {
  const purchase = open(purchasing)
  const rest = restOf(purchasing)
  const ways = rest === 0 || purchase.spendOwn(rest) ? purchase.payBank() : purchase.pay()
  const pays = Array.from(purchase.found.subarray(0, ways))
  return pays.map(payText).filter((pay) => affordable(pay, purchasing.budget))
}

/** Every payment for the shortfall, with the sellers of free resources. */
function everyFound(purchasing: Purchasing): string[] {
  const purchase = open(purchasing)
  const rest = restOf(purchasing)
  if (rest === 0 || purchase.spendOwn(rest)) return []
  return purchase.payEvery(fewest(purchase.lacks())).map((pay) => `${payText(pay)} ${showFree(pay) ?? ''}`)
}

const affordable = (pay: string, budget: number): boolean =>
  pay.split(' ').reduce((sum, coins) => sum + Number(coins), 0) <= budget

/** Payees by seller: left, right, far left, far right. */
const payeeOf = (seller: number): number => [0, 1, 3, 4][seller]

interface Way {
  used: string
  bought: Resource[][]
}

function waysToMeet({ need, own, stocks, traders }: Purchasing): Way[] {
  let ways: Way[] = [{ used: '', bought: traders.map(() => []) }]
  for (const good of need) ways = distinct(ways.flatMap((way) => meet(way, good, own, stocks, traders)))
  return ways.filter(({ bought }) => bought.every((goods, t) => goods.length <= traders[t].limit))
}

/** Brute force: all purchases after the best use of own resources. */
function everyTwin(purchasing: Purchasing): string[] {
  const { need, coins, budget, own, traders } = purchasing
  const most = mostOwn(need, own)
  if (most === need.length) return []
  const pays = waysToMeet(purchasing)
    .filter(({ bought }) => bought.flat().length === need.length - most)
    .map(({ bought }) => ({ pay: bill(bought, traders, coins), bought }))
    .filter(({ pay }) => pay.reduce((sum, n) => sum + n, 0) <= budget)
  const free = ({ pay, bought }: (typeof pays)[number]) =>
    PAYEES.filter((_, payee) =>
      bought.some(
        (goods, t) =>
          payeeOf(t) === payee &&
          (pay[payee] === 0 ? goods.length > 0 : goods.some((_good, i) => isFree(goods, i, traders[t]))),
      ),
    )
  return [...new Set(pays.map((one) => `${one.pay.join(' ')} ${free(one).join('+')}`))]
}

/** Whether this resource has price 0, including the discount on the first of a kind. */
function isFree(goods: readonly Resource[], i: number, { raw, manufactured, cheaperFirst }: Trader): boolean {
  const price = RAW.includes(goods[i]) ? raw : manufactured
  return price === 0 || (price === 1 && goods[i] === cheaperFirst && goods.indexOf(goods[i]) === i)
}

/** Maximum number of these resources that the city can produce, trying every use. */
function mostOwn([good, ...others]: readonly Resource[], own: Stock): number {
  if (good === undefined) return 0
  const without = own.flatMap((kinds, i) => (kinds.includes(good) ? [own.toSpliced(i, 1)] : []))
  return Math.max(mostOwn(others, own), ...without.map((rest) => 1 + mostOwn(others, rest)))
}

function twin(purchasing: Purchasing): string[] {
  const { coins, budget, traders } = purchasing
  const pays = waysToMeet(purchasing)
    .map(({ bought }) => bill(bought, traders, coins))
    .filter((pay) => pay.reduce((sum, n) => sum + n, 0) <= budget)
  const beaten = (pay: number[]) =>
    pays.some((other) => other.every((n, i) => n <= pay[i]) && other.some((n, i) => n < pay[i]))
  return [...new Set(pays.filter((pay) => !beaten(pay)).map((pay) => pay.join(' ')))]
}

/** Ways to get one more resource: from each unused own source, or through each seller with stock. */
function meet({ used, bought }: Way, good: Resource, own: Stock, stocks: Stock[], traders: Trader[]): Way[] {
  const free = (source: string) => !used.includes(`${source};`)
  const ways: Way[] = []
  for (const [i, kinds] of own.entries()) {
    if (kinds.includes(good) && free(`own${i}`)) ways.push({ used: `${used}own${i};`, bought })
  }
  for (const [t, { city }] of traders.entries()) {
    for (const [i, kinds] of stocks[city].entries()) {
      const source = `${city}/${i}`
      if (!kinds.includes(good) || !free(source)) continue
      ways.push({
        used: `${used}${source};`,
        bought: bought.map((goods, other) => (other === t ? [...goods, good] : goods)),
      })
    }
  }
  return ways
}

const distinct = (ways: Way[]): Way[] => [
  ...new Map(
    ways.map((way) => [
      `${way.used.split(';').sort()} ${JSON.stringify(way.bought.map((goods) => goods.toSorted()))}`,
      way,
    ]),
  ).values(),
]

function bill(bought: Resource[][], traders: Trader[], coins: number): number[] {
  const pay = [0, 0, coins, 0, 0]
  for (const [t, goods] of bought.entries()) {
    const { raw, manufactured, rebate, cheaperFirst } = traders[t]
    const price = (good: Resource) => (RAW.includes(good) ? raw : manufactured)
    const full = goods.reduce((sum, good) => sum + price(good), 0)
    const cheaper = cheaperFirst && goods.includes(cheaperFirst) && price(cheaperFirst) > 0 ? 1 : 0
    pay[payeeOf(t)] = Math.max(0, full - cheaper - rebate)
  }
  return pay
}

describe('A purchase', () => {
  test('finds every payment that no other undercuts, for any prices, limits and rebates', () => {
    fc.assert(
      fc.property(purchases, (purchasing) => {
        expect(found(purchasing).sort()).toEqual(twin(purchasing).sort())
      }),
      { numRuns: 1500, seed: 1 },
    )
  })
})

test('Every payment for missing resources is found, also undercut ones, with the sellers of free resources', () => {
  fc.assert(
    fc.property(purchases, (purchasing) => {
      expect(everyFound(purchasing).sort()).toEqual(everyTwin(purchasing).sort())
    }),
    { numRuns: 1500, seed: 2 },
  )
})

test('Every use of many own choices is found', () => {
  const raw: Resource[] = ['wood', 'clay', 'stone', 'ore']
  const trader = { city: 0, raw: 2, manufactured: 2, limit: 99, rebate: 0 }
  const purchasing: Purchasing = {
    need: [...raw, ...raw, ...raw],
    coins: 0,
    budget: 20,
    own: Array.from({ length: 6 }, () => raw),
    stocks: [[['wood'], ['wood'], ['wood'], ['clay'], ['clay'], ['clay']]],
    traders: [trader],
  }
  expect(found(purchasing)).toEqual(['12 0 0 0 0'])
})

describe('Payments', () => {
  const pay = (left: number, right: number) => withShare(left, 0) + withShare(right, 1)

  test('are kept once, cheapest first, without undercut ones', () => {
    const pays = Int32Array.from([pay(4, 0), pay(0, 3), pay(2, 2), pay(4, 1), pay(2, 2), pay(0, 3)])
    const kept = undercut(pays, pays.length)
    expect(Array.from(pays.subarray(0, kept))).toEqual([pay(0, 3), pay(4, 0), pay(2, 2)])
  })
})
