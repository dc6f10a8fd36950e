/** Coins of a city: income and losses. */
import type { Game } from './contract/box.ts'
import { COLUMNS } from './state.ts'

const state = COLUMNS

/** Coins from the bank. `other`: the city whose card or stage brings them, if it is not the city itself. */
export function take(g: Game, seat: number, coins: number, other?: number): void {
  if (coins <= 0) return
  state.coins.add(g, seat, coins)
  g.listener?.({ what: 'coins', seat, coins, ...(other !== undefined && { other }) })
  g.rules.hooks.coinsTaken?.(g, seat, coins)
}

/** Pays the bank outside the payment of the turn. */
export function payBank(g: Game, seat: number, coins: number): void {
  if (coins === 0) return
  state.coins.add(g, seat, -coins)
  g.listener?.({ what: 'paid', seat, coins, left: 0, right: 0, bank: coins })
}

/** Pays the bank as far as possible; returns the coins lost. */
export function lose(g: Game, seat: number, coins: number): number {
  const lost = Math.min(coins, state.coins.get(g, seat))
  state.coins.add(g, seat, -lost)
  if (lost > 0) g.listener?.({ what: 'lost', seat, coins: lost })
  return lost
}
