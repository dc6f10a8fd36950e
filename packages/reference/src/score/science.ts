/** Best score of science symbols, trying every choice in every order. */
import { KINDS_OF_SCIENCE } from '../words.ts'

/** Compasses, gears, tablets. */
export type Symbols = readonly [number, number, number]

export interface Study {
  /** Own symbols. */
  own: Symbols
  /** Symbols copied from green cards of neighbours. */
  borrowed: Symbols
  /** Symbols on green cards of neighbours that are not copied yet. */
  nextDoor: Symbols
  /** Remaining choices: free symbols, copies, symbols of the most frequent kind, exchanges. */
  free: number
  masks: number
  common: number
  swaps: number
}

const KINDS = KINDS_OF_SCIENCE.map((_, kind) => kind)

const changed = (symbols: Symbols, kind: number, by: number): Symbols => {
  const one = (at: number): number => symbols[at] + (at === kind ? by : 0)
  return [one(0), one(1), one(2)]
}

const all = ({ own, borrowed }: Study): number[] => KINDS.map((kind) => own[kind] + borrowed[kind])

const setsIn = (study: Study): number => Math.min(...all(study))

/** Square of each symbol's count, plus the points per set. */
const worth = (study: Study, aSet: number): number =>
  all(study).reduce((sum, count) => sum + count * count, aSet * setsIn(study))

export interface ScienceScore {
  points: number
  sets: number
}

/** Maximum points for a given value of a set of three different symbols. */
export function bestStudy(study: Study, aSet: number, known = new Map<string, ScienceScore>()): ScienceScore {
  const key = JSON.stringify(study)
  const found = known.get(key)
  if (found) return found
  let best: ScienceScore = { points: worth(study, aSet), sets: setsIn(study) }
  for (const next of nextSteps(study)) {
    const result = bestStudy(next, aSet, known)
    if (result.points > best.points) best = result
  }
  known.set(key, best)
  return best
}

const nextSteps = (study: Study): Study[] => [
  ...KINDS.flatMap((kind) => choosing(study, kind)),
  ...KINDS.flatMap((kind) => copying(study, kind)),
  ...KINDS.flatMap((kind) => following(study, kind)),
  ...KINDS.flatMap((kind) => KINDS.flatMap((other) => exchanging(study, kind, other))),
]

const choosing = (study: Study, kind: number): Study[] =>
  study.free === 0 ? [] : [{ ...study, free: study.free - 1, own: changed(study.own, kind, 1) }]

const copying = (study: Study, kind: number): Study[] =>
  study.masks === 0 || study.nextDoor[kind] === 0
    ? []
    : [
        {
          ...study,
          masks: study.masks - 1,
          nextDoor: changed(study.nextDoor, kind, -1),
          borrowed: changed(study.borrowed, kind, 1),
        },
      ]

/** Symbol of the most frequent kind; any of equal kinds. */
function following(study: Study, kind: number): Study[] {
  const counts = all(study)
  if (study.common === 0 || counts[kind] < Math.max(...counts)) return []
  return [{ ...study, common: study.common - 1, own: changed(study.own, kind, 1) }]
}

/** An own symbol, not a copied one, counts as another. */
function exchanging(study: Study, kind: number, other: number): Study[] {
  if (study.swaps === 0 || study.own[kind] === 0 || kind === other) return []
  return [{ ...study, swaps: study.swaps - 1, own: changed(changed(study.own, kind, -1), other, 1) }]
}
