export { apply, fold, newTable } from './apply.ts'
export { AMONG_FRIENDS, readName, readText } from './checks.ts'
export type { Act, Command, Decided, Guest, Moment } from './commands.ts'
export { nextDeadline } from './consequences.ts'
export { decide } from './decide.ts'
export * from './events.ts'
export { Eyes } from './eyes.ts'
export { useSha256 } from './fair/digest.ts'
export { commitmentTo, isNonce, isSecret, seedOf } from './fair/fair.ts'
export { hmac } from './fair/hmac.ts'
export { isPlayable, type Opening, openAgain, openTable, type Place } from './open.ts'
export { OpenChange } from './open-change.ts'
export { type Memory, type Owed, owed, type Question, questionTo, waitedFor } from './owed.ts'
export { type Perspective, perspective, recordOf, type TableRecord } from './record.ts'
export {
  hasPlayed,
  type Shown,
  type ShownBallot,
  type ShownGame,
  type ShownLine,
  type ShownSeat,
  shown,
} from './shown.ts'
export { MOST_CHOICES, MOST_SPENT } from './spent.ts'
export { type Did, isLive, type Sitter, seatOf, type Table, watcherOf } from './table.ts'
export { tend } from './tend.ts'
export { vacationsIn } from './vacation.ts'
export { type ChooseAgain, type Verified, verify, verifyRecord } from './verify.ts'
