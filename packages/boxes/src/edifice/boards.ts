/** Ur, which takes pawns from the box, and Carthage, whose stages offer a choice. Both fit both editions. */
import { type BoardDef, type Effect, shorthand, type Terms } from '@heptapolis/engine/box'
import { inEither } from '../board.ts'

const { coins, dig, make, points, science, shields } = shorthand

const pawn = (age: 1 | 2 | 3 | 'any'): Effect => ({ kind: 'pawn', age })

const UR = [
  inEither(
    'ur',
    'a',
    [make('wood')],
    [
      [{ stone: 1, ore: 1 }, points(3)],
      [{ stone: 2, clay: 1 }, pawn('any')],
      [{ wood: 3, papyrus: 1 }, points(7)],
    ],
  ),
  inEither(
    'ur',
    'b',
    [make('wood')],
    [
      [{ stone: 1, glass: 1 }, pawn(1)],
      [{ ore: 2, stone: 1 }, pawn(2)],
      [{ clay: 2, stone: 1, cloth: 1 }, pawn(3)],
    ],
  ),
]

const CARTHAGE = [
  inEither(
    'carthage',
    'a',
    [make('ore')],
    [
      [{ stone: 2 }, points(3)],
      [
        { ore: 2, papyrus: 1 },
        { left: [coins(7), points(2)], right: [shields(1), points(2)] },
      ],
      [{ clay: 3 }, points(7)],
    ],
  ),
  inEither(
    'carthage',
    'b',
    [make('ore')],
    [
      [
        { ore: 3, papyrus: 1 },
        { left: [coins(7), points(4)], right: [shields(2)] },
      ],
      [
        { wood: 3, cloth: 1 },
        { left: [dig('carthage')], right: [science()] },
      ],
    ],
  ),
]

/** Boards of a game. Ur needs edifices, Carthage does not. */
export const boards = ({ edition }: Terms, withEdifices: boolean): readonly BoardDef[] =>
  [...(withEdifices ? UR : []), ...CARTHAGE].map((print) => print(edition))
