/** Delivery of game events and the final state to bot players, each filtered to what its seat may see. */
import { type Game, sight, toldTo } from '@heptapolis/engine/search'
import type { Player } from './bot.ts'

/** Keeps existing listeners of the game. */
export function attend(g: Game, seat: number, player: Player): void {
  if (!player.hear) return
  const others = g.listener
  g.listener = (event) => {
    others?.(event)
    player.hear?.(toldTo(g, event, seat))
  }
}

export const showEnd = (g: Game, seat: number, player: Player): void => player.over?.(sight(g, seat))
