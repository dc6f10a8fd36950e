/**
 * Comparison of two moves by score line: the categories in which simulated games end with clearly more points after
 * one of them.
 */
import { arePartners, type Game, type Move, type Ruleset, scores, total } from '@heptapolis/engine/search'
import { type Gap, gapBetween, type Race } from '../search/race.ts'

/** Extra points of the better move on one score line. */
export interface LedTo {
  readonly line: string
  readonly points: number
}

export interface Led {
  /** Lines in favour of the move first, the largest differences first. */
  readonly lines: readonly LedTo[]
  /** Extra points of the best rival; negative if fewer. */
  readonly rival: number
}

export const NOWHERE: Led = { lines: [], rival: 0 }

/** Own score lines in order, then the points of the best rival. */
export const noteEnd =
  (seat: number) =>
  (world: Game): number[] => {
    const rows = scores(world)[seat].rows.map(({ points }) => points)
    let rival = 0
    for (let other = 0; other < world.rules.players; other++) {
      if (other !== seat && !(world.rules.setup.teams && arePartners(seat, other)))
        rival = Math.max(rival, total(world, other))
    }
    return [...rows, rival]
  }

/** Half the width of an interval that contains the true difference in 19 of 20 cases: wider with few worlds. */
export const spreadOf = ({ error, worlds }: Gap): number =>
  worlds < FEWEST ? Number.POSITIVE_INFINITY : (2 + FEW_WORLDS / (worlds - 1)) * error

const FEWEST = 4
const FEW_WORLDS = 4

/** Smaller differences in points are not reported. */
const LEAST = 0.5
const MOST = 3

export function ledTo(race: Race, { scoreLines }: Ruleset, better: Move, other: Move): Led {
  const [mine, theirs] = [better, other].map((move) => race.notesOf(move))
  const differing = (at: number): number => {
    const difference = gapBetween(
      mine.map((note) => note[at]),
      theirs.map((note) => note[at]),
    )
    const { gap } = difference
    return Math.abs(gap) < LEAST || Math.abs(gap) < spreadOf(difference) ? 0 : Number(gap.toFixed(1))
  }
  const lines = scoreLines
    .map(({ id }, at): LedTo => ({ line: id, points: differing(at) }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST)
  const [more, fewer] = [lines.filter(({ points }) => points > 0), lines.filter(({ points }) => points < 0)]
  return { lines: [...more, ...fewer], rival: differing(scoreLines.length) }
}
