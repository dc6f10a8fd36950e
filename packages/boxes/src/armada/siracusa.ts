/** The wonder of the box: its stages are built in any order. */
import { type BoardDef, type Cost, type Effect, shorthand, type Terms } from '@heptapolis/engine'
import { advance, type Confidence, naval, piracy, type Sourced } from './define.ts'
import { boardTakesPart } from './with-promos.ts'

const { coins, points, shields } = shorthand

export interface SiracusaSide extends Sourced {
  /** How the side is called in the second edition, and in the first. */
  sides: Record<Terms['edition'], string>
  good: 'glass'
  stages: readonly [Cost, ...Effect[]][]
}

const confidence: Confidence = 'medium'

export const SIRACUSA: readonly SiracusaSide[] = [
  {
    confidence,
    sides: { '2e': 'day', '1e': 'a' },
    good: 'glass',
    stages: [
      [{ stone: 2, ore: 1 }, advance(1), naval(1)],
      [{ ore: 2, cloth: 1 }, advance(1), points(3)],
      [{ wood: 2, papyrus: 1 }, advance(1), shields(1)],
    ],
  },
  {
    confidence,
    sides: { '2e': 'night', '1e': 'b' },
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
  return sides.map((data) => boardOf(data, data.sides[setup.edition]))
}

const boardOf = ({ good, stages }: SiracusaSide, side: string): BoardDef => ({
  id: `siracusa-${side}`,
  wonder: 'siracusa',
  side,
  start: [{ kind: 'produce', all: [good] }],
  anyOrder: true,
  stages: stages.map(([cost, ...effects], i) => ({
    id: `siracusa-${side}-stage-${i + 1}`,
    cost,
    effects,
  })),
})
