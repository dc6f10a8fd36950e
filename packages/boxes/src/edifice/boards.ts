/** Ur, which takes pawns from the box, and Carthage, whose stages offer a choice. Both fit either edition. */
import {
  type BoardDef,
  type Cost,
  type Effect,
  type Resource,
  type StageDef,
  shorthand,
  type Terms,
} from '@heptapolis/engine'

const { coins, dig, points, science, shields } = shorthand

/** What a stage costs, and what it does: one thing, or the left or the right half. */
type Stage = readonly [Cost, Effect] | readonly [Cost, Effect[], Effect[]]

const HALVES = ['left', 'right']

const stage = (id: string, [cost, ...does]: Stage): StageDef => {
  const [first, second] = does
  if (!second) return { id, cost, effects: [first].flat() }
  const halves = [first, second].map((effects, i) => ({
    id: `${id}-${HALVES[i]}`,
    effects: [effects].flat(),
  }))
  return { id, cost, halves }
}

const board = (wonder: string, side: string, good: Resource, ...stages: Stage[]): BoardDef => ({
  id: `${wonder}-${side}`,
  wonder,
  side,
  start: [{ kind: 'produce', all: [good] }],
  stages: stages.map((one, i) => stage(`${wonder}-${side}-stage-${i + 1}`, one)),
})

const pawn = (age: 1 | 2 | 3 | 'any'): Effect => ({ kind: 'pawn', age })

const UR = 'ur'
const BOARDS: readonly BoardDef[] = [
  board(
    UR,
    'day',
    'wood',
    [{ stone: 1, ore: 1 }, points(3)],
    [{ stone: 2, clay: 1 }, pawn('any')],
    [{ wood: 3, papyrus: 1 }, points(7)],
  ),
  board(
    UR,
    'night',
    'wood',
    [{ stone: 1, glass: 1 }, pawn(1)],
    [{ ore: 2, stone: 1 }, pawn(2)],
    [{ clay: 2, stone: 1, cloth: 1 }, pawn(3)],
  ),
  board(
    'carthage',
    'day',
    'ore',
    [{ stone: 2 }, points(3)],
    [{ ore: 2, papyrus: 1 }, [coins(7), points(2)], [shields(1), points(2)]],
    [{ clay: 3 }, points(7)],
  ),
  board(
    'carthage',
    'night',
    'ore',
    [{ ore: 3, papyrus: 1 }, [coins(7), points(4)], [shields(2)]],
    [{ wood: 3, cloth: 1 }, [dig('carthage')], [science()]],
  ),
]

const FIRST_EDITION_SIDES: Record<string, string> = { day: 'a', night: 'b' }

/** The boards of a game, their sides named as the edition names sides. Ur needs edifices, Carthage does not. */
export const boards = ({ edition }: Terms, withEdifices: boolean): readonly BoardDef[] =>
  BOARDS.filter((one) => withEdifices || one.wonder !== UR).map((one) =>
    edition === '1e' ? { ...one, side: FIRST_EDITION_SIDES[one.side] } : one,
  )
