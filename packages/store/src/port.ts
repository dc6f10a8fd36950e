/**
 * Database port: everything a server needs from its database. A step is stored whole or not at all, and acknowledged
 * only once it survives a power loss. Of two concurrent appends to one log, one fails. Failures are results, never
 * exceptions.
 */
import type { Result } from '@heptapolis/engine/kernel'
import type { Audit } from './ports/audit.ts'
import type { Grants } from './ports/grants.ts'
import type { Conduct } from './ports/moderation.ts'
import type { Passkeys } from './ports/passkeys.ts'
import type { Programs } from './ports/programs.ts'
import type { Traces } from './ports/traces.ts'
import type { Analyses } from './sections/analyses.ts'
import type { Daily } from './sections/daily.ts'
import type { Deals } from './sections/deals.ts'
import type { Queue } from './sections/queue.ts'
import type { Ratings } from './sections/ratings.ts'

export type { AuditEntry } from './ports/audit.ts'
export type { SeatGrant } from './ports/grants.ts'
export type { Attendance, Avoidance, Degree, ModerationReport, ReportCursor, Suspension } from './ports/moderation.ts'
export type { Passkey } from './ports/passkeys.ts'
export type { BotAccount, Challenge, Programs, Token } from './ports/programs.ts'
export type { Alike, Trace, TraceKind } from './ports/traces.ts'

/** Event of a table's log. Further fields belong to the table and must be JSON. */
export interface LogEvent {
  readonly kind: string
  readonly n: number
  /** Time in milliseconds. */
  readonly at: number
  /** Sender and command id of a command. */
  readonly who?: string | undefined
  readonly cid?: string | undefined
}

/** After an event of this kind the log rejects `choose`. */
export const SEAL = 'over'
export const SEALED = 'choose'

/** Player of a seat, for "my games". */
export interface SeatRow {
  readonly seat: number
  readonly account?: string
  readonly bot?: string
}

/** Entry of a game in the lists. The table derives it and stores it with the step that changes it. */
export interface GameListing {
  readonly state: string
  readonly visibility: string
  /** Time of the next timer of this table, in milliseconds. */
  readonly deadline?: number
  readonly sittings: readonly SeatRow[]
}

/** Events stored together. The number of the first one states the log length at which they were decided. */
export interface LogStep {
  readonly game: string
  /**
   * The first event identifies the command. Appending is idempotent: a repeated command returns its first
   * answer.
   */
  readonly events: readonly LogEvent[]
  /** Secret of the deal, stored outside the log, with the first event. */
  readonly secret?: Uint8Array
  /** Required with the first event; later only if it changed. */
  readonly listing?: GameListing
}

export interface AppendResult {
  /** Number of the first event of the step, also when the command is repeated. */
  readonly n: number
  readonly repeated: boolean
}

export interface Log {
  append(step: LogStep): Promise<Result<AppendResult>>
  /** Events from a number on; empty for an unknown game. */
  read(game: string, from?: number): Promise<Result<LogEvent[]>>
  /** Event number of an accepted command. */
  accepted(game: string, who: string, cid: string): Promise<Result<number | undefined>>
  /** Whether an account ever sent a command to a game; does not read the log. */
  hasActed(game: string, who: string): Promise<Result<boolean>>
  secret(game: string): Promise<Result<Uint8Array | undefined>>
  /** Deletes everything about a game; whether it existed. */
  forget(game: string): Promise<Result<boolean>>
}

export interface ListedGame extends GameListing {
  readonly game: string
  readonly length: number
  readonly created: number
  readonly updated: number
  /** Event 0 with the set-up. */
  readonly opening: LogEvent
}

export interface GameFilter {
  readonly state?: string
  readonly visibility?: string
  /** Only games with this account at a seat. */
  readonly account?: string
  /** Only games last changed before this time: for paging and for abandoned tables. */
  readonly before?: number
  readonly limit: number
}

export interface DueGame {
  readonly game: string
  readonly deadline: number
}

/** Indexes derived from the logs. */
export interface Games {
  find(game: string): Promise<Result<ListedGame | undefined>>
  /** The last changed first. */
  list(wanted: GameFilter): Promise<Result<ListedGame[]>>
  /** Games whose deadline has passed by the store's clock, the earliest first. */
  due(by: number, limit: number): Promise<Result<DueGame[]>>
  /** Ids of unfinished games in order, after the given one. */
  unfinished(limit: number, after?: string): Promise<Result<string[]>>
  /** Number of games by state. */
  counts(): Promise<Result<Record<string, number>>>
}

/** `visitor`: known by a cookie alone; `person`: has passkeys; `bot`: a program. */
export type AccountKind = 'visitor' | 'person' | 'bot'

export interface Account {
  readonly id: string
  /** Unique for a person or a bot. */
  readonly name: string
  readonly created: number
  readonly kind: AccountKind
  /** Account that this visitor was merged into on sign-in. */
  readonly partOf?: string
  /** Language, webhook, quiet hours: JSON that only the server reads. */
  readonly prefs: { readonly [field: string]: unknown }
}

/** Holds the hash of the token, never the token. */
export interface SessionRow {
  readonly hash: string
  readonly account: string
  readonly seen: number
  readonly expires: number
  /** Browser and operating system, from the user agent. */
  readonly browser?: string
  readonly system?: string
}

/** Secret link to a table: an invitation, a resume link or a spectator link. Holds only its hash. */
export interface Link {
  readonly hash: string
  readonly game: string
  readonly purpose: string
  readonly seat?: number
  readonly account?: string
}

export interface PushSubscription {
  readonly endpoint: string
  readonly account: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface People {
  /** Creates an account or changes its preferences. Name and kind change only through the methods below. */
  saveAccount(account: Account): Promise<Result<void>>
  account(id: string): Promise<Result<Account | undefined>>
  /** Account of a visitor: its own, or the one it was merged into. */
  home(id: string): Promise<Result<Account | undefined>>
  /** Turns a visitor into a person or a bot for good; false if it was none. */
  promote(id: string, kind: 'person' | 'bot'): Promise<Result<boolean>>
  /** Gives an account a unique name. Names that look alike share a key; false if the key is taken. */
  claimName(id: string, name: string, key: string): Promise<Result<boolean>>
  named(key: string): Promise<Result<Account | undefined>>
  /**
   * Merges a visitor into an account, with sessions, subscriptions, mutes, blocks and attendance; false if
   * there is no such visitor.
   */
  merge(visitor: string, into: string): Promise<Result<boolean>>
  /** Visitors merged into an account, the oldest first. */
  partsOf(id: string): Promise<Result<string[]>>
  /** Deletes an account with merged visitors, sessions, links and subscriptions; its games stay complete. */
  removeAccount(id: string): Promise<Result<boolean>>

  /** Creates or renews a session. */
  saveSession(session: SessionRow): Promise<Result<void>>
  session(hash: string, now: number): Promise<Result<SessionRow | undefined>>
  endSession(hash: string): Promise<Result<boolean>>
  /** Ends all sessions of an account but one; returns their hashes. */
  endOtherSessions(account: string, hash: string): Promise<Result<string[]>>
  sessions(account: string): Promise<Result<SessionRow[]>>
  /** Subset of these sessions that exist. */
  known(hashes: readonly string[]): Promise<Result<ReadonlySet<string>>>
  /** Deletes expired sessions; returns their number. */
  sweepSessions(now: number): Promise<Result<number>>

  saveLink(link: Link): Promise<Result<void>>
  link(hash: string): Promise<Result<Link | undefined>>
  /** Revokes the links of a game for a purpose, optionally of one seat; returns their number. */
  revokeLinks(game: string, purpose: string, seat?: number): Promise<Result<number>>

  /** Whether it is saved: an account has at most so many. */
  savePush(subscription: PushSubscription, most: number): Promise<Result<boolean>>
  pushes(account: string): Promise<Result<PushSubscription[]>>
  removePush(endpoint: string): Promise<Result<boolean>>

  /**
   * Whether to notify an account of a round: once per round, and not again before the table was opened. A yes
   * counts as the notification.
   */
  mayTell(account: string, game: string, round: number): Promise<Result<boolean>>
  opened(account: string, game: string): Promise<Result<void>>

  /** Records that an account watches a game. */
  watches(account: string, game: string): Promise<Result<void>>
  watched(account: string): Promise<Result<string[]>>
}

/** Key-value settings of a server, such as its signing keys. */
export interface ServerSettings {
  get(key: string): Promise<Result<string | undefined>>
  set(key: string, value: string): Promise<Result<void>>
  /** Stores a value if there is none; returns the stored one. Safe between concurrent servers. */
  settle(key: string, value: string): Promise<Result<string>>
}

export interface NodeRow {
  readonly id: string
  /** Last heartbeat, by the store's clock. */
  readonly seen: number
}

export interface Nodes {
  beat(id: string, at: number): Promise<Result<void>>
  all(): Promise<Result<NodeRow[]>>
  /** Deletes servers without a heartbeat since a time. */
  forget(before: number): Promise<Result<void>>
  /** Log lengths of those games that exist. */
  lengths(games: readonly string[]): Promise<Result<ReadonlyMap<string, number>>>
}

export interface Store {
  readonly log: Log
  readonly games: Games
  readonly people: People
  readonly grants: Grants
  readonly programs: Programs
  readonly settings: ServerSettings
  readonly ratings: Ratings
  readonly queue: Queue
  readonly daily: Daily
  readonly deals: Deals
  readonly analyses: Analyses
  readonly nodes: Nodes
  /**
   * Identifies this incarnation of the database; it changes when a backup was restored under a running
   * server.
   */
  readonly generation?: () => Promise<Result<string>>
  /** Whether other servers may write to it concurrently. */
  readonly isShared: boolean
  readonly passkeys: Passkeys
  readonly conduct: Conduct
  readonly audit: Audit
  readonly traces: Traces
  /** Clock of the store in milliseconds. Servers of a cluster use it, since their own clocks may differ. */
  now(): Promise<Result<number>>
  /** Readiness check with a real write. */
  ready(): Promise<Result<void>>
  /** Finishes pending requests and closes; later ones fail with `closed`. */
  close(): Promise<Result<void>>
}

export { ok } from './ok.ts'
export { PROBLEMS, problem, refuse, type StoreCode } from './problems.ts'
