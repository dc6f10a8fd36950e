export { apply, fold, newTable } from './apply.ts'
export { AMONG_FRIENDS, readName, readText } from './checks.ts'
export type { Command, Decision, DecisionContext, GuestInfo, ServerCommand } from './commands.ts'
export { nextDeadline } from './consequences.ts'
export { decide } from './decide.ts'
export * from './events.ts'
export { Eyes } from './eyes.ts'
export { useSha256 } from './fair/digest.ts'
export { commitmentTo, isNonce, isSecret, seedOf } from './fair/fair.ts'
export { hmac } from './fair/hmac.ts'
export { type CreateOptions, isPlayable, openAgain, openTable, type TablePlace } from './open.ts'
export { OpenChange } from './open-change.ts'
export { type BotMemory, type BotQuestion, type OwedAnswer, owed, questionTo, waitedFor } from './owed.ts'
export { type Perspective, perspective, recordOf, type TableRecord } from './record.ts'
export {
  hasPlayed,
  type ShownBallot,
  type ShownGame,
  type ShownLine,
  type ShownSeat,
  shown,
  type TableSnapshot,
} from './shown.ts'
export { MOST_CHOICES, MOST_SPENT } from './spent.ts'
export { type Did, isLive, type SeatState, seatOf, type TableState, watcherOf } from './table.ts'
export { tend } from './tend.ts'
export { vacationsIn } from './vacation.ts'
export { type ChooseAgain, type VerifyResult, verify, verifyRecord } from './verify.ts'
