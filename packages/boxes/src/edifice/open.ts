/** What components that draw this box, and nothing else, read of it. */
export { type Penalty, penaltyOf } from './edifices.ts'
