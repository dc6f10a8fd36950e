/** The Great Wall, Stonehenge and Manneken Pis: starting benefit, then cost and effects of each stage. */
import { shorthand } from '@heptapolis/engine/box'
import { inEither } from '../board.ts'

const { OWN, coins, dig, each, make, points, science, shields } = shorthand

const stones = (gain: { coins?: number; points: number }) => each('stone-symbol', OWN, gain)

/** Our ruling: printed for the first edition, they also join games of the second, A as day and B as night. */
export const BOARDS = [
  inEither(
    'great-wall',
    'a',
    [make('cloth')],
    [
      [{ wood: 2 }, coins(8)],
      [{ clay: 1, glass: 1, papyrus: 1 }, science()],
      [{ stone: 3 }, shields(2)],
      [{ ore: 3 }, dig('great-wall')],
    ],
    { anyOrder: true },
  ),
  inEither(
    'great-wall',
    'b',
    [make('cloth')],
    [
      [{ wood: 1, papyrus: 1 }, coins(8), { kind: 'neighboursTake', coins: 2 }],
      [{ ore: 1, clay: 2 }, { kind: 'mask' }],
      [{ wood: 2, papyrus: 1 }, { kind: 'diplomacy' }, { kind: 'othersLose', coins: 2 }],
      [{ stone: 2 }, { kind: 'lackedGood' }],
    ],
    { anyOrder: true },
  ),
  inEither(
    'stonehenge',
    'a',
    [make('wood')],
    [
      [{ ore: 1, clay: 1 }, points(3)],
      [{ clay: 2, papyrus: 1 }, points(5)],
      [{ wood: 3, cloth: 1 }, stones({ points: 2 })],
    ],
  ),
  inEither(
    'stonehenge',
    'b',
    [make('wood')],
    [
      [{ ore: 3 }, stones({ coins: 1, points: 1 })],
      [
        { clay: 3, papyrus: 1 },
        { kind: 'markerColour', points: 1 },
      ],
    ],
  ),
  inEither(
    'manneken-pis',
    'a',
    [coins(4)],
    [
      [{}, { kind: 'copyStage', of: 'left', stage: 1 }],
      [{}, { kind: 'copyStage', of: 'right', stage: 2 }],
      [{}, { kind: 'copyStage', of: 'left', stage: 'last' }],
    ],
  ),
  inEither(
    'manneken-pis',
    'b',
    [coins(4)],
    [[{ wood: 1, stone: 1, clay: 1, ore: 1, glass: 1, cloth: 1, papyrus: 1 }, coins(7), points(7), shields(1)]],
  ),
]
