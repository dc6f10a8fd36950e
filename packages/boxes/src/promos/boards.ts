/** Catan, and the Manneken Pis printed before the Wonder Pack. */
import { type Effect, shorthand } from '@heptapolis/engine/box'
import { inEither } from '../board.ts'

const { coins, points } = shorthand

export const exchange: Effect = { kind: 'exchange', give: 2 }

export const BOARDS = [
  inEither(
    'catan',
    'a',
    [exchange],
    [
      [{ clay: 1, wood: 1 }, points(3)],
      [{ ore: 3 }, coins(7), { kind: 'othersLose', coins: 2 }],
      [{ stone: 2, glass: 1, papyrus: 1 }, points(7)],
    ],
  ),
  // A third side of the same wonder, so that both are never in one game.
  inEither(
    'manneken-pis',
    'promo',
    [coins(4)],
    [
      [
        { clay: 1, stone: 1 },
        { kind: 'copyStage', of: 'left', stage: 1, cost: 'own' },
      ],
      [
        { ore: 1, wood: 1 },
        { kind: 'copyStage', of: 'right', stage: 2, cost: 'own' },
      ],
      [
        { glass: 1, papyrus: 1, cloth: 1 },
        { kind: 'copyStage', of: 'either', stage: 'last', cost: 'own' },
      ],
    ],
  ),
]
