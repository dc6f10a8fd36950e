/** Coins once everybody has paid. */
import type { Pay, Side } from '@heptapolis/engine/show'
import { type City, cityAt, hasPower, neighboursOf, type Table } from './table.ts'
import type { Far } from './words.ts'

const WHERE: readonly (Side | Far)[] = ['left', 'right', 'farLeft', 'farRight']

/** What a city pays, and from whom it has goods that cost nothing. */
export interface Purchase {
  pay: Pay
  forNothing: readonly string[]
}

/** What each city has after these purchases, by seat: sellers are paid, and whoever earns by buying has earned. */
export function coinsAfterPaying(table: Table, purchases: readonly Purchase[]): number[] {
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

/** A coin from the bank for each neighbour bought from. */
export function commission(table: Table, city: City, { pay, forNothing }: Purchase): number {
  if (!hasPower(city, 'commission')) return 0
  const ways = WHERE.filter((where) => (pay[where] ?? 0) > 0 || forNothing.includes(where))
  const sellers = ways.map((where) => cityAt(table, city, where))
  return neighboursOf(table, city).filter((one) => sellers.includes(one)).length
}
