/** Changes of coins and debts that an event brings, for texts with little room. */
import { type Deed, paymentsOf } from '@heptapolis/boxes'

export interface Money {
  /** Coins that its city gets, less those that it pays or loses. */
  coins: number
  /** Points of a debt that its city takes. */
  debt: number
  /** Coins that other cities get for it. */
  paid: readonly { to: number; coins: number }[]
}

export const NO_MONEY: Money = { coins: 0, debt: 0, paid: [] }

export const sumOf = (all: readonly Money[]): Money => ({
  coins: all.reduce((sum, { coins }) => sum + coins, 0),
  debt: all.reduce((sum, { debt }) => sum + debt, 0),
  paid: all.flatMap(({ paid }) => paid),
})

export function moneyOf({ event, paid, gained = 0 }: Deed, cities: number): Money {
  const payments = [...(paid ? [paid] : []), ...(event.what === 'paid' ? [event] : [])]
  const spent = payments.reduce((sum, { coins }) => sum + Number(coins ?? 0), 0)
  const lost = event.what === 'lost' ? Number(event.coins ?? 0) : 0
  const taken = event.what === 'coins' ? Number(event.coins ?? 0) : 0
  return {
    coins: gained + taken - spent - lost,
    debt: event.what === 'lost' || event.what === 'debt' ? Number(event.points ?? 0) : 0,
    paid: payments.flatMap((payment) => paymentsOf(payment, cities)),
  }
}

interface MoneyLine {
  seat: number | undefined
  money: Money
}

/** Change of a city's coins, and its debts, in all these lines: other cities may pay it. */
export function moneyIn(lines: readonly MoneyLine[], city: number): Pick<Money, 'coins' | 'debt'> {
  const { coins, debt } = sumOf(lines.flatMap(({ seat, money }) => (seat === city ? [money] : [])))
  const received = lines.flatMap(({ money: { paid } }) => paid.filter(({ to }) => to === city))
  return { coins: received.reduce((sum, one) => sum + one.coins, coins), debt }
}
