/** Players who follow a game: they hear what happens as far as they may know it, and are shown its end. */
import { type Game, sight, toldTo } from '@heptapolis/engine/search'
import type { Player } from './bot.ts'

/** Whoever listens to the game already goes on listening. */
export function attend(g: Game, seat: number, player: Player): void {
  if (!player.hear) return
  const others = g.listener
  g.listener = (event) => {
    others?.(event)
    player.hear?.(toldTo(g, event, seat))
  }
}

export const showEnd = (g: Game, seat: number, player: Player): void => player.over?.(sight(g, seat))
