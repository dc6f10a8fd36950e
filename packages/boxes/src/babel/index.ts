/** Babel: two boxes in one, chosen apart. */
import type { Kit } from '../kit.ts'
import { babelProjects as projects } from './projects.ts'
import { babelTower as tower } from './tower.ts'

export const babelTower: Kit = {
  rules: tower,
  rulebook: async () => (await import('./rulebook/tower.ts')).towerRules,
  mind: async () => (await import('./tower-mind.ts')).mind,
}

export const babelProjects: Kit = {
  rules: projects,
  rulebook: async () => (await import('./rulebook/projects.ts')).projectRules,
  mind: async () => (await import('./projects-mind.ts')).mind,
}
