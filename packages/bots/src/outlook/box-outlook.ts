/** What a bot knows of a box beyond the score sheet. A box that is not in play costs nothing. */
import { type Game, type Move, oncePerRuleset } from '@heptapolis/engine'
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

/** The outlooks of the boxes in play. */
export const outlooksOf = oncePerRuleset(({ boxes }): readonly BoxOutlook[] =>
  ALL.filter(({ box }) => boxes.some(({ id }) => id === box)),
)
