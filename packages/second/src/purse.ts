/** Coins once everybody has paid. */
import type { Pay, Side } from '@heptapolis/engine'
import { type City, cityAt, hasPower, neighboursOf, type Table } from './table.ts'
import type { Far } from './words.ts'

const WHERE: readonly (Side | Far)[] = ['left', 'right', 'farLeft', 'farRight']

/** What each city has after these payments, by seat: sellers have been paid, and leaders who pay for buying have paid. */
export function coinsAfterPaying(table: Table, pays: readonly Pay[]): number[] {
  const coins = table.cities.map((city) => city.coins)
  for (const city of table.cities) {
    const pay = pays[city.seat]
    coins[city.seat] += commission(table, city, pay) - (pay.bank ?? 0)
    for (const where of WHERE) {
      coins[city.seat] -= pay[where] ?? 0
      coins[cityAt(table, city, where).seat] += pay[where] ?? 0
    }
  }
  return coins
}

/** A coin from the bank for each neighbour bought from, and one more for whoever gets more out of the bank. */
function commission(table: Table, city: City, pay: Pay): number {
  if (!hasPower(city, 'commission')) return 0
  const sellers = WHERE.filter((where) => (pay[where] ?? 0) > 0).map((where) => cityAt(table, city, where))
  const neighbours = neighboursOf(table, city).filter((one) => sellers.includes(one)).length
  return neighbours + (neighbours > 0 && hasPower(city, 'coin-more') ? 1 : 0)
}
