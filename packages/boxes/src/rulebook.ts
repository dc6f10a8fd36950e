/** The rules of every box in words, for the rulebook. Apart from index.ts, so that whoever only plays does not load it. */
import { armadaRules } from './armada/rulebook/atoms.ts'
import type { BoxRules } from './atom.ts'
import { projectRules } from './babel/rulebook/projects.ts'
import { towerRules } from './babel/rulebook/tower.ts'
import { baseRules } from './base/rulebook/atoms.ts'
import { citiesRules } from './cities/rulebook/atoms.ts'
import { edificeRules } from './edifice/rulebook/atoms.ts'
import { leadersRules } from './leaders/rulebook/atoms.ts'
import { promoRules } from './promos/rulebook/atoms.ts'
import { wonderPackRules } from './wonder-pack/rulebook/atoms.ts'

export * from './atom.ts'

export const RULES: readonly BoxRules[] = [
  baseRules,
  leadersRules,
  citiesRules,
  armadaRules,
  towerRules,
  projectRules,
  edificeRules,
  wonderPackRules,
  promoRules,
]
