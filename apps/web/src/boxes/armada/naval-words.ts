/** Texts of the two answers to a naval conflict: take part, with strength and points, or stay out. */
import { navalPoints, navalStrength } from '@heptapolis/boxes/armada'
import type { Game, MoveJson } from '@heptapolis/engine'
import { armadaWords } from './words.ts'

const STAY_OUT = 'stay-out'

/** The points assume that every other city with a shipyard takes part; some may still stay out. */
export function navalWords(game: Game, seat: number, { action }: MoveJson): string {
  const w = armadaWords()
  return action === STAY_OUT ? w.staysOut : w.takesPart(navalStrength(game, seat), navalPoints(game, seat))
}
