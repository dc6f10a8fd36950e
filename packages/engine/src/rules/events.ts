/** Events of the game with their coins. */
import type { GameEvent as AnyEvent, Told as AnyTold } from '../kernel/events.ts'

export interface Told extends AnyTold {
  coins?: number
}

export interface GameEvent extends AnyEvent {
  coins?: number
}
