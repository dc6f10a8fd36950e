/** All boxes in as few mixes as they allow: in one, unless some refuse each other or so many players. */
import { BOXES } from '@heptapolis/boxes'
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Box, compile, type Edition, type Ruleset } from '@heptapolis/engine'
import { type Corrections, correctedOptions, keptCorrections } from '../../corrections/corrections.ts'

/** First so many that every printed card takes part; a box that cannot be played by so many is looked at with fewer. */
const PLAYERS = [7, 6, 5, 4, 3, 2]

export interface MixOptions {
  library?: readonly Box[]
  /** Printed boards as they are kept in this browser. */
  corrections?: Corrections
}

export function mixesOf(
  edition: Edition,
  { library = BOXES, corrections = keptCorrections() }: MixOptions = {},
): Ruleset[] {
  const options = correctedOptions(corrections, LOOKS.complete)
  const mixes: Ruleset[] = []
  let left = library.slice(1).map(({ id }) => id)
  for (const players of PLAYERS) {
    const seats = Array.from({ length: players }, () => ({}))
    const lay = (boxes: readonly string[]) =>
      compile({ edition, boxes: [...boxes], seats, seed: '', ...options }, library)
    for (;;) {
      const boxes = fitting(left, (some) => lay(some).ok)
      const rules = lay(boxes)
      if (!rules.ok || (boxes.length === 0 && mixes.length > 0)) break
      mixes.push(rules.value)
      left = left.filter((box) => !boxes.includes(box))
    }
  }
  return mixes
}

/** The boxes that go together, those first that come first. */
function fitting(boxes: readonly string[], isPlayable: (boxes: readonly string[]) => boolean): string[] {
  if (isPlayable(boxes)) return [...boxes]
  const chosen: string[] = []
  for (const box of boxes) {
    chosen.push(box)
    if (!isPlayable(chosen)) chosen.pop()
  }
  return chosen
}

/** The mix with most boxes. */
export const rulesOf = (edition: Edition): Ruleset => mixesOf(edition)[0]
