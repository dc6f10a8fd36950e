/** The only list of all boxes. The base game comes first and is always in play. */
import { armada } from './armada/index.ts'
import { babelProjects, babelTower } from './babel/index.ts'
import { base } from './base/index.ts'
import { cities } from './cities/index.ts'
import { edifice } from './edifice/index.ts'
import type { Kit } from './kit.ts'
import { leaders } from './leaders/index.ts'
import { promos } from './promos/index.ts'
import { wonderPack } from './wonder-pack/index.ts'

export const SHELF: readonly Kit[] = [
  base,
  leaders,
  cities,
  armada,
  babelTower,
  babelProjects,
  edifice,
  wonderPack,
  promos,
]
