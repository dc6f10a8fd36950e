/**
 * Steps of a replay, which its buttons move by: one per turn, and one per question outside of turns, such as a draft.
 */
import { type Game, isFresh, state } from '@heptapolis/engine/show'
import { type Course, gameAt } from './course.ts'

/** The number of moves before each step; the last entry is the end. */
export function stopsIn(length: number, at: (after: number) => Game): number[] {
  const stops = [0]
  let last = turnOf(at(0))
  for (let after = 1; after < length; after++) {
    const g = at(after)
    const turn = turnOf(g)
    if (!isFresh(g) || (turn === last && state.turn.get(g) > 0)) continue
    stops.push(after)
    last = turn
  }
  return length > 0 ? [...stops, length] : stops
}

const turnOf = (g: Game): string => `${state.age.get(g)} ${state.turn.get(g)}`

export const stopsOf = (course: Course): number[] => stopsIn(course.moments.length, (after) => gameAt(course, after))

/** The step of a move. */
export const roundOf = (stops: readonly number[], move: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= move),
  )

export const momentLink = (game: string, round: number, seat: number): string =>
  `/replay/${game}?round=${round}&as=${seat}`
