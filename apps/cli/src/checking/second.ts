/** The second scorer and payer look on while a game is checked, and judge positions strewn at random besides. */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition, type Game, type Position, type Random, type Setup, toAct } from '@heptapolis/engine/search'
import { conflictDifferences, type Difference, offerDifferences, scatter, scoreDifferences } from '@heptapolis/second'

/** Engine and second opinion differ: what each of them says, and where. */
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

/** A finished table; and one in the midst of an Age, where everybody is asked, and then fights. */
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
