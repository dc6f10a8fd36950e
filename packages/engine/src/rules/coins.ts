/** Coins of a city: income and losses. */
import type { Game } from './contract/box.ts'
import { COLUMNS } from './state.ts'

const state = COLUMNS

/** Event details of a cause: a piece or a source with a text, and its city if it is not the city itself. */
export const causedBy = (source?: string, other?: number): { source?: string; other?: number } => ({
  ...(source !== undefined && { source }),
  ...(other !== undefined && { other }),
})

/** Coins from the bank. Without a source, the event before this one brings them. */
export function take(g: Game, seat: number, coins: number, source?: string, other?: number): void {
  if (coins <= 0) return
  state.coins.add(g, seat, coins)
  g.listener?.({ what: 'coins', seat, coins, ...causedBy(source, other) })
  g.rules.hooks.coinsTaken?.(g, seat, coins)
}

/** Pays the bank outside the payment of the turn. */
export function payBank(g: Game, seat: number, coins: number): void {
  if (coins === 0) return
  state.coins.add(g, seat, -coins)
  g.listener?.({ what: 'paid', seat, coins, left: 0, right: 0, bank: coins })
}

/** Pays the bank as far as possible; returns the coins lost. */
export function lose(g: Game, seat: number, coins: number, source?: string): number {
  const lost = Math.min(coins, state.coins.get(g, seat))
  state.coins.add(g, seat, -lost)
  if (lost > 0) g.listener?.({ what: 'lost', seat, coins: lost, ...causedBy(source) })
  return lost
}
