/** Exports for the app components that draw this box; no other code uses them. */
export { type Penalty, penaltyOf } from './edifices.ts'
