/** Plays a game on with everybody following the quick judgement. */
import { apply, type Game, isOver, type Random, state, toAct } from '@heptapolis/engine/search'
import type { Instinct } from '../instinct/instinct.ts'
import type { Ahead } from './tree.ts'

/** How far off, in points, an imagined player's judgement may be. */
const DOUBT = 0.6
/** The searching player will think again, and so err less. */
const OWN_DOUBT = 0.2

/** To the end of the game, or up to the beginning of this Age. The player who searches follows the tree while it lasts. */
export function playOn(g: Game, seat: number, instinct: Instinct, random: Random, until: number, ahead: Ahead): void {
  while (!isOver(g) && state.age.get(g) < until) {
    for (const one of toAct(g)) {
      const planned = one === seat ? ahead.next(g, one, instinct) : undefined
      apply(g, one, planned ?? instinct.choose(g, one, random, one === seat ? OWN_DOUBT : DOUBT))
    }
  }
}
