/** What a bot knows of a box beyond the score sheet. A box that is not in play costs nothing. */
import type { Game, Move, Ruleset } from '@heptapolis/engine'
import type { Weights } from '../weights.ts'
import { armadaOutlook } from './armada.ts'
import { citiesOutlook } from './cities.ts'
import { edificeOutlook } from './edifice.ts'
import { leadersOutlook } from './leaders.ts'
import { projectsOutlook } from './projects.ts'
import { towerOutlook } from './tower.ts'

export interface BoxOutlook {
  /** The box it speaks of. */
  box: string
  /** Points the city may expect from what it has of this box, besides those on the score sheet. */
  ahead?(g: Game, seat: number, weights: Weights): number
  /** What a move is worth whose effect cannot be seen by playing it alone; undefined for moves of others. */
  answer?(g: Game, seat: number, move: Move, question: string, weights: Weights): number | undefined
}

const ALL: readonly BoxOutlook[] = [
  leadersOutlook,
  citiesOutlook,
  armadaOutlook,
  towerOutlook,
  projectsOutlook,
  edificeOutlook,
]

const inPlay = new WeakMap<Ruleset['boxes'], readonly BoxOutlook[]>()

/** The outlooks of the boxes in play. */
export function outlooksOf({ boxes }: Ruleset): readonly BoxOutlook[] {
  const known = inPlay.get(boxes)
  if (known) return known
  const found = ALL.filter(({ box }) => boxes.some(({ id }) => id === box))
  inPlay.set(boxes, found)
  return found
}
