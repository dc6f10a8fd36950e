/** Consequences of taking part in a naval conflict or staying out. */
import { navalPoints, navalStrength } from '@heptapolis/boxes/armada'
import type { Game, MoveJson } from '@heptapolis/engine'
import { armadaWords } from './words.ts'

const STAY_OUT = 'stay-out'

/** Others may stay out too, so the points are those with every city in the conflict. */
export function navalWords(game: Game, seat: number, { action }: MoveJson): string {
  const w = armadaWords()
  return action === STAY_OUT ? w.staysOut : w.takesPart(navalStrength(game, seat), navalPoints(game, seat))
}
