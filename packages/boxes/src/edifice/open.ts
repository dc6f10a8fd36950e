/** Exports for the app components that draw this box; no other code uses them. */
export { startingPawns } from './construction.ts'
export { type Penalty, penaltyOf } from './edifices.ts'
