/** Babel: two boxes in one, chosen apart. */
export { babelProjects } from './projects.ts'
export { babelTower } from './tower.ts'
