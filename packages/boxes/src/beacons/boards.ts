/** Brigantium and its lighthouse: starting resource, then cost and effects of each stage. */
import { shorthand } from '@heptapolis/engine/box'
import { inEither } from '../board.ts'
import { fill } from './oil.ts'

const { coins, make, points } = shorthand

export const BOARDS = [
  inEither(
    'brigantium',
    'a',
    [make('ore')],
    [
      [{ stone: 2 }, points(3)],
      [{ wood: 2, glass: 1 }, fill(3)],
      [{ stone: 3, papyrus: 1 }, points(7)],
    ],
  ),
  inEither(
    'brigantium',
    'b',
    [make('ore')],
    [
      [{ clay: 2 }, fill(2), coins(2)],
      [{ stone: 3, cloth: 1 }, points(5), fill(3)],
    ],
  ),
]
