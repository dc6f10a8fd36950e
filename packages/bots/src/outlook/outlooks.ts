/** The outlooks there are. A box that is not in play costs nothing. */
import { oncePerRuleset } from '@heptapolis/engine'
import { armadaOutlook } from './armada.ts'
import type { BoxOutlook } from './box-outlook.ts'
import { citiesOutlook } from './cities.ts'
import { edificeOutlook } from './edifice.ts'
import { leadersOutlook } from './leaders.ts'
import { projectsOutlook } from './projects.ts'
import { towerOutlook } from './tower.ts'

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
