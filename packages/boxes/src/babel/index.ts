/** Babel: two boxes in one, selected separately. */
import type { Kit } from '../kit.ts'
import { babelProjects as projects } from './projects/projects.ts'
import { babelTower as tower } from './tower/tower.ts'
import { words as projectWords } from './words/projects/en.ts'
import { words as towerWords } from './words/tower/en.ts'

export const babelTower: Kit = {
  rules: tower,
  rulebook: async () => (await import('./rulebook/tower.ts')).towerRules,
  face: async () => (await import('./face.ts')).towerFace,
  art: async () => await import('./art/tower.ts'),
  lesson: async () => (await import('./lesson/tower/lesson.ts')).lesson,
  mind: async () => (await import('./tower/mind.ts')).mind,
  words: towerWords,
  translated: (language) => import(`./words/tower/${language}.ts`),
}

export const babelProjects: Kit = {
  rules: projects,
  rulebook: async () => (await import('./rulebook/projects.ts')).projectRules,
  face: async () => (await import('./face.ts')).projectsFace,
  art: async () => await import('./art/projects.ts'),
  lesson: async () => (await import('./lesson/projects/lesson.ts')).lesson,
  mind: async () => (await import('./projects/mind.ts')).mind,
  names: async () => (await import('./names.ts')).names,
  words: projectWords,
  translated: (language) => import(`./words/projects/${language}.ts`),
}
