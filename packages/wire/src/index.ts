export { ServerClock } from './client/clock.ts'
export { type Connect, type Connection, connectSocket, type Listeners } from './client/connect.ts'
export { type Keeper, type KeptCommand, memoryKeeper, type Shelf, shelfKeeper } from './client/keeper.ts'
export { Line, type LineOptions, type LineState, type Trouble } from './client/line.ts'
export type { Fate } from './client/outbox.ts'
export { wakeWith } from './client/page.ts'
export type { Address, Picture } from './client/pictures.ts'
export { newNonce, randomHex } from './client/random.ts'
export { applyDelta, makeDelta } from './delta.ts'
export { type Device, deviceIn } from './device.ts'
export * from './limits.ts'
export type { MyTable } from './my-table.ts'
export * from './pools.ts'
export {
  isPassing,
  type ProblemCode,
  type ProblemWords,
  problemText,
  problemWords,
  problemWordsIn,
} from './problems.ts'
export * from './protocol.ts'
export type { AddPasskey, Meant, MyAccount, NewPasskey, Rename, SignIn, Signing } from './schema/accounts.ts'
export type { Command } from './schema/commands.ts'
export type {
  Avoid,
  Avoided,
  Hidden,
  Reason,
  SendReport,
  ShownAct,
  ShownAlike,
  ShownFound,
  ShownReport,
  ShownSuspension,
  Standing,
  Suspend,
} from './schema/conduct.ts'
export type {
  Enter,
  Notify,
  OpenedTable,
  OpenTable,
  PushOff,
  PushOn,
  QuietHours,
  SetNotify,
  TableHook,
} from './schema/http.ts'
export type { ClientMessage, ServerMessage } from './schema/messages.ts'
export type {
  Accepts,
  BotEvent,
  ListedToken,
  MadeToken,
  NewToken,
  OwnBot,
  Scope,
} from './schema/programs.ts'
export type { PlayDaily, Seek, SeekEvent, Seeking, SeekWish, SitDown } from './schema/strangers.ts'
export type {
  Board,
  BoardRow,
  BotRating,
  DailyRow,
  DailyShown,
  Figure,
  Lobby,
  LobbyEvent,
  LobbySeat,
  LobbyTable,
  PlayedGame,
  PlayedTable,
  PoolProfile,
  Profile,
  Season,
  SeatRating,
  Share,
} from './schema/told.ts'
