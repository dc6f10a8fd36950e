/**
 * Rulesets that together contain every piece: all expansions in one, unless some exclude each other or a number of
 * players.
 */
import { BOXES } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Box, compile, type Edition, type Ruleset } from '@heptapolis/engine'
import { type Corrections, correctedOptions, storedCorrections } from '../../corrections/corrections.ts'

/** Seven players first, because then every printed card is in play; fewer for boxes that do not allow seven. */
const PLAYERS = [7, 6, 5, 4, 3, 2]

export interface MixOptions {
  library?: readonly Box[]
  /** The corrected boards of this browser. */
  corrections?: Corrections
}

export function mixesOf(
  edition: Edition,
  { library = BOXES, corrections = storedCorrections() }: MixOptions = {},
): Ruleset[] {
  const options = correctedOptions(corrections, LOOKS.complete)
  const mixes: Ruleset[] = []
  let left = library.slice(1).map(({ id }) => id)
  for (const players of PLAYERS) {
    const seats = Array.from({ length: players }, () => ({}))
    const compiled = (boxes: readonly string[]) =>
      compile({ edition, boxes: [...boxes], seats, seed: '', ...options }, library)
    for (;;) {
      const boxes = fitting(left, (some) => compiled(some).ok)
      const rules = compiled(boxes)
      if (!rules.ok || (boxes.length === 0 && mixes.length > 0)) break
      mixes.push(rules.value)
      left = left.filter((box) => !boxes.includes(box))
    }
  }
  return mixes
}

/** The boxes that are compatible, in order. */
function fitting(boxes: readonly string[], isPlayable: (boxes: readonly string[]) => boolean): string[] {
  if (isPlayable(boxes)) return [...boxes]
  const chosen: string[] = []
  for (const box of boxes) {
    chosen.push(box)
    if (!isPlayable(chosen)) chosen.pop()
  }
  return chosen
}

/** The mix with the most boxes. */
export const rulesOf = (edition: Edition): Ruleset => mixesOf(edition)[0]
