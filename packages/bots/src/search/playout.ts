/** Plays a game on with everybody following the quick judgement. */
import { apply, type Game, isOver, type Random, state, toAct } from '@heptapolis/engine'
import type { Instinct } from '../instinct/instinct.ts'

/** How far off, in points, an imagined player's judgement may be. */
const DOUBT = 0.6

/** To the end of the game, or up to the beginning of this Age. */
export function playOn(g: Game, instinct: Instinct, random: Random, until: number): void {
  while (!isOver(g) && state.age.get(g) < until) {
    for (const seat of toAct(g)) apply(g, seat, instinct.choose(g, seat, random, DOUBT))
  }
}
