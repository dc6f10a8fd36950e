/** Coins after all payments. */
import type { Pay, Side } from '@heptapolis/engine/show'
import { type City, cityAt, hasPower, neighboursOf, type ReferenceTable } from '../table.ts'
import type { Far } from '../words.ts'

const WHERE: readonly (Side | Far)[] = ['left', 'right', 'farLeft', 'farRight']

/** Payment of a city, and the neighbours that give it free resources. */
export interface ReferencePurchase {
  pay: Pay
  forNothing: readonly string[]
}

/** Coins of each city after these purchases, by seat, including sales and buyer bonuses. */
export function coinsAfterPaying(table: ReferenceTable, purchases: readonly ReferencePurchase[]): number[] {
  const coins = table.cities.map((city) => city.coins)
  for (const city of table.cities) {
    const { pay } = purchases[city.seat]
    coins[city.seat] += commission(table, city, purchases[city.seat]) - (pay.bank ?? 0)
    for (const where of WHERE) {
      coins[city.seat] -= pay[where] ?? 0
      coins[cityAt(table, city, where).seat] += pay[where] ?? 0
    }
  }
  return coins
}

/** One coin from the bank per neighbour bought from. */
export function commission(table: ReferenceTable, city: City, { pay, forNothing }: ReferencePurchase): number {
  if (!hasPower(city, 'commission')) return 0
  const ways = WHERE.filter((where) => (pay[where] ?? 0) > 0 || forNothing.includes(where))
  const sellers = ways.map((where) => cityAt(table, city, where))
  return neighboursOf(table, city).filter((one) => sellers.includes(one)).length
}
