export { ServerClock } from './client/clock.ts'
export { type CommandStore, type KeptCommand, memoryKeeper, type Shelf, shelfKeeper } from './client/command-store.ts'
export { type ClientSocket, type Connect, connectSocket, type Listeners } from './client/connect.ts'
export {
  ClientConnection,
  type ClientConnectionOptions,
  /** @deprecated Former name. */
  type ClientConnectionOptions as LineOptions,
  type ClientProblem,
  type ConnectionState,
  /** @deprecated Former name. */
  type ConnectionState as LineState,
} from './client/connection.ts'
export type { CommandFate } from './client/outbox.ts'
export { wakeWith } from './client/page.ts'
export { newNonce, randomHex } from './client/random.ts'
export { type Address, type FollowedSnapshot, snapshotOf } from './client/snapshots.ts'
export { applyDelta, makeDelta } from './delta.ts'
export { type Device, deviceIn } from './device.ts'
export * from './limits.ts'
export type { MyTable } from './my-table.ts'
export * from './pools.ts'
export {
  isPassing,
  type ProblemWords,
  problemText,
  problemWords,
  problemWordsIn,
  type ServerProblemCode,
} from './problems.ts'
export * from './protocol.ts'
export type { AddPasskey, Meant, MyAccount, NewPasskey, Rename, SignIn, SignInStep } from './schema/accounts.ts'
export type { CommandMessage } from './schema/commands.ts'
export type { PlayDaily, SeekEvent, SeekProgress, SeekRequest, SeekWish, SitDown } from './schema/community.ts'
export type { DealGame, DealSeat, DealShown, MadeDeal, NewDeal, OpenDealTable } from './schema/deals.ts'
export type {
  Enter,
  Notify,
  OpenedTable,
  OpenTable,
  PushOff,
  PushOn,
  QuietHours,
  Reach,
  SetNotify,
  TableHook,
} from './schema/http.ts'
export type { ClientMessage, ServerMessage } from './schema/messages.ts'
export type {
  Avoid,
  AvoidedPlayer,
  HiddenChat,
  PlayerReputation,
  ReportReason,
  SendReport,
  ShownAct,
  ShownAlike,
  ShownFound,
  ShownReport,
  ShownSuspension,
  Suspend,
} from './schema/moderation.ts'
export type {
  Accepts,
  BotEvent,
  ListedToken,
  MadeToken,
  NewToken,
  OwnBot,
  Scope,
} from './schema/programs.ts'
export type {
  BoardRow,
  BotRating,
  DailyRow,
  DailyShown,
  Leaderboard,
  Lobby,
  LobbyEvent,
  LobbySeat,
  LobbyTable,
  PlayedGame,
  PlayedTable,
  PoolProfile,
  Profile,
  RatingFigure,
  Season,
  SeatRating,
  Share,
} from './schema/server-messages.ts'
