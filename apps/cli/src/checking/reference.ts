/**
 * Comparison of the engine with the reference, an independent second implementation of scoring and payment. It runs
 * during checked games and on random positions.
 */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Game, type Position, type Random, type Setup, toAct } from '@heptapolis/engine/search'
import {
  conflictDifferences,
  type Difference,
  offerDifferences,
  scatter,
  scoreDifferences,
  unknownBoxes,
} from '@heptapolis/reference'
import type { CheckedMix } from './mixes.ts'

/** Boxes of these mixes that the reference does not support; games with them are not compared. */
export const withoutSecond = (mixes: readonly CheckedMix[]): string[] => [
  ...new Set(mixes.flatMap(({ boxes }) => unknownBoxes(boxes))),
]

/** Engine and reference differ: both results and the position. */
export class Disagreement extends Error {
  readonly position: Position

  constructor({ about, seat, engine, second, position }: Difference) {
    super(`On ${about} of seat ${seat} the engine says ${JSON.stringify(engine)}, the second ${JSON.stringify(second)}`)
    this.position = position
  }
}

export function disagree(difference: Difference | undefined): void {
  if (difference) throw new Disagreement(difference)
}

export const agreeOnOffers = (g: Game, seat: number): void => disagree(offerDifferences(g, seat)[0])
export const agreeOnScore = (g: Game): void => disagree(scoreDifferences(g)[0])

const AGES = 3

/** Compares a finished table, and a turn within an Age with its moves and conflicts. */
export function agreeOnStrewn(setup: Setup, chance: Random): void {
  agreeOnScore(load(scatter(setup, chance)))
  const open = load(scatter(setup, chance, 1 + chance.below(AGES)))
  for (const seat of toAct(open)) agreeOnOffers(open, seat)
  disagree(conflictDifferences(open)[0])
}

function load(position: Position): Game {
  const loaded = fromPosition(position, BOXES, { lenient: true })
  if (!loaded.ok) throw new Error(`A strewn position is refused: ${loaded.error.message} ${JSON.stringify(position)}`)
  return loaded.value
}
