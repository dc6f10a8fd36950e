/**
 * For learning programs: the view of a seat as a vector of fixed length, and every move as a permanent number. Equal
 * for every mix: see docs/learning.md.
 */
import { BOXES } from '../index.ts'
import { Learner } from '../learn/learner.ts'

export { Learner } from '../learn/learner.ts'
export type { Legal } from '../learn/legal.ts'
export type { Numbering } from '../learn/numbering.ts'
export { changes, Observation } from '../learn/observation.ts'

/** Learner for the boxes of the shelf. */
export const learner: Learner = new Learner(BOXES)
