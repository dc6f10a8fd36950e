export { memoryStore } from './memory/index.ts'
export { type MigrationResult, type MoveStage, move } from './move.ts'
export * from './port.ts'
export { openChannel } from './postgres/channel.ts'
export { openPostgres } from './postgres/store.ts'
export type { LastingStore } from './raw.ts'
export type { Analyses, StoredAnalysis } from './sections/analyses.ts'
export type { Daily, DailyTry } from './sections/daily.ts'
export type {
  DealInPlay,
  DealKnowledge,
  DealKnowledgeKind,
  DealResult,
  DealSheet,
  Deals,
  SharedDeal,
} from './sections/deals.ts'
export type { MatchedSeek, Queue, SeekRow } from './sections/queue.ts'
export type { OutcomeRow, RatingChange, RatingRow, Ratings } from './sections/ratings.ts'
export { type Backup, backUp, checkBackup, type LogChecker } from './sqlite/backup.ts'
export { keepPrivate, lockForServer } from './sqlite/lock.ts'
export { type RestoreResult, restore } from './sqlite/restore.ts'
export { openSqlite, type SqliteStore } from './sqlite/store.ts'
export type { SqliteOptions } from './sqlite/writer.ts'
