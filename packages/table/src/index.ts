export { readName, readText } from './decide/checks.ts'
export { nextDeadline } from './decide/consequences.ts'
export {
  type CreateOptions,
  type DealSetup,
  isPlayable,
  openAgain,
  openTable,
  readDealSetup,
  type TablePlace,
} from './decide/create.ts'
export { decide } from './decide/decide.ts'
export { tend } from './decide/server-commands.ts'
export { MOST_CHOICES, MOST_SPENT } from './event-budget.ts'
export { useSha256 } from './fair/digest.ts'
export { commitmentTo, isNonce, isSecret, seedOf } from './fair/fair.ts'
export { hmac } from './fair/hmac.ts'
export { apply, fold, NEWER, newTable } from './log/apply.ts'
/** Older name of the type. */
export type {
  Command,
  CommandResult,
  CommandResult as Decision,
  DecisionContext,
  GuestInfo,
  ServerCommand,
} from './model/commands.ts'
export * from './model/events.ts'
export { AMONG_FRIENDS } from './model/options.ts'
export { type ChatNotice, isLive, type SeatState, seatOf, type TableState, watcherOf } from './model/state.ts'
export { ViewCache, ViewCache as Eyes } from './model/view-cache.ts'
export { OpenChange } from './open-change.ts'
export { type BotMemory, type BotQuestion, type OwedAnswer, owed, questionTo, waitedFor } from './play/owed.ts'
export type { ShownSeries, ShownSeriesEntry } from './play/series.ts'
export { vacationsIn } from './play/vacation.ts'
export { type Perspective, perspective, recordOf, type TableRecord } from './record/record.ts'
export { type ChooseAgain, type VerifyResult, verify, verifyRecord } from './record/verify.ts'
export { groupDealOf, isDailyDeal } from './shared-deals.ts'
export {
  hasPlayed,
  type ShownAgreement,
  type ShownBallot,
  type ShownGame,
  type ShownLine,
  type ShownSeat,
  shown,
  type TableSnapshot,
} from './view/snapshot.ts'
export type { GivenWonder, WonderAnswer, WonderBoard, WonderQuestion } from './wonders/model.ts'
