/** Siracusa, the wonder of the box: its stages are built in any order. */
import { type BoardDef, shorthand, type Terms } from '@heptapolis/engine/box'
import { board, type StageLine, sideIn } from '../../board.ts'
import { advance, type Confidence, naval, piracy, type Sourced } from '../pieces/define.ts'
import { boardTakesPart } from '../with-promos.ts'

const { coins, make, points, shields } = shorthand

export interface SiracusaSide extends Sourced {
  /** Name of the side in the first edition. */
  side: 'a' | 'b'
  good: 'glass'
  stages: readonly StageLine[]
}

const confidence: Confidence = 'medium'

export const SIRACUSA: readonly SiracusaSide[] = [
  {
    confidence,
    side: 'a',
    good: 'glass',
    stages: [
      [{ stone: 2, ore: 1 }, advance(1), naval(1)],
      [{ ore: 2, cloth: 1 }, advance(1), points(3)],
      [{ wood: 2, papyrus: 1 }, advance(1), shields(1)],
    ],
  },
  {
    confidence,
    side: 'b',
    good: 'glass',
    stages: [
      [{ ore: 1, clay: 1 }, coins(6), piracy()],
      [{ ore: 2, wood: 1 }, advance(2)],
      [{ wood: 2, papyrus: 1 }, shields(1), naval(1)],
    ],
  },
]

export function siracusa(sides: readonly SiracusaSide[], setup: Terms): readonly BoardDef[] {
  if (!boardTakesPart(setup)) return []
  return sides.map(({ side, good, stages }) =>
    board('siracusa', sideIn(setup.edition, side), [make(good)], stages, { anyOrder: true }),
  )
}
