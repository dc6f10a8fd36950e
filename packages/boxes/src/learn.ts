/**
 * For programs that learn: what a seat sees as a vector of fixed length, and every move by a number that never changes. The
 * same for every mix. docs/learning.md tells more.
 */
import { BOXES } from './index.ts'
import { Learner } from './learn/learner.ts'

export { Learner } from './learn/learner.ts'
export type { Legal } from './learn/legal.ts'
export type { Numbering } from './learn/numbering.ts'
export { changes, Observation } from './learn/observation.ts'

/** For the boxes of the shelf. */
export const learner: Learner = new Learner(BOXES)
