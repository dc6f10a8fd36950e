/** Who was paid: the neighbours, and those behind them where a box lets a city trade that far. */
import type { Told } from '@heptapolis/engine'

const STEPS = { left: 1, right: -1, farLeft: 2, farRight: -2 }

export interface Payment {
  to: number
  coins: number
}

export function paymentsOf(paid: Told, cities: number): Payment[] {
  const { seat } = paid
  if (seat === undefined) return []
  return Object.entries(STEPS).flatMap(([payee, step]) => {
    const coins = Number(paid[payee] ?? 0)
    return coins > 0 ? [{ to: (seat + step + cities) % cities, coins }] : []
  })
}
