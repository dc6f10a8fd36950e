/**
 * What a server asks of the place where tables are kept. Whatever is behind it, the same holds: a step is kept whole or not
 * at all, it is acknowledged only once it would survive the loss of power, and two who append to one log at the same time
 * cannot both succeed. Everything answers by value; nothing throws because a disk is full.
 */
import type { Problem, Result } from '@heptapolis/engine/kernel'
import type { Audit } from './ports/audit.ts'
import type { Conduct } from './ports/conduct.ts'
import type { Grants } from './ports/grants.ts'
import type { Passkeys } from './ports/passkeys.ts'
import type { Programs } from './ports/programs.ts'
import type { Traces } from './ports/traces.ts'
import type { Daily } from './sections/daily.ts'
import type { Queue } from './sections/queue.ts'
import type { Ratings } from './sections/ratings.ts'

export type { AuditEntry } from './ports/audit.ts'
export type { Attendance, Avoidance, Degree, Report, ReportCursor, Suspension } from './ports/conduct.ts'
export type { SeatGrant } from './ports/grants.ts'
export type { Passkey } from './ports/passkeys.ts'
export type { BotAccount, Challenge, Programs, Token } from './ports/programs.ts'
export type { Alike, Trace, TraceKind } from './ports/traces.ts'

/** An event of a table's log. What else stands in it is the table's own, and must be JSON. */
export interface LogEvent {
  readonly kind: string
  /** Its number in the log: 0, 1, 2 … */
  readonly n: number
  /** When it was, in milliseconds. */
  readonly at: number
  /** Of what somebody asked for: who did, and the number they gave their command. */
  readonly who?: string
  readonly cid?: string
}

/** No `choose` is kept after this kind of event. */
export const SEAL = 'over'
export const SEALED = 'choose'

/** Who sits at a place: what "my games" looks for. */
export interface Sitting {
  readonly seat: number
  readonly account?: string
  readonly bot?: string
}

/** What lists say of a game. It is made from the table and kept with the step that changed it. */
export interface Listing {
  readonly state: string
  readonly visibility: string
  /** When something has to happen though nobody moves, in milliseconds. */
  readonly deadline?: number
  readonly sittings: readonly Sitting[]
}

/** Events that belong together. The number of the first one says how long the log was when they were decided. */
export interface Step {
  readonly game: string
  /** The first one stands for the command: one already kept is not kept again, and the answer is that of the first time. */
  readonly events: readonly LogEvent[]
  /** The server's secret, kept apart from the log: with the first event of a game. */
  readonly secret?: Uint8Array
  /** Needed with the first event of a game; later where it has changed. */
  readonly listing?: Listing
}

export interface Kept {
  /** The number of the first event of the step, now or when the command was first given. */
  readonly n: number
  readonly repeated: boolean
}

export interface Log {
  append(step: Step): Promise<Result<Kept>>
  /** The events from a number on; none where there is no such game. */
  read(game: string, from?: number): Promise<Result<LogEvent[]>>
  /** The number under which a command was kept. */
  accepted(game: string, who: string, cid: string): Promise<Result<number | undefined>>
  /** Whether somebody has ever given a command in a game; its log is not read. */
  hasActed(game: string, who: string): Promise<Result<boolean>>
  secret(game: string): Promise<Result<Uint8Array | undefined>>
  /** Removes all that is known of a game; whether there was one. */
  forget(game: string): Promise<Result<boolean>>
}

export interface Listed extends Listing {
  readonly game: string
  readonly length: number
  readonly created: number
  readonly updated: number
  /** Event 0, which says what is played. */
  readonly opening: LogEvent
}

export interface Wanted {
  readonly state?: string
  readonly visibility?: string
  /** Somebody who sits there. */
  readonly account?: string
  /** Last changed before this time: the next page, and tables long abandoned. */
  readonly before?: number
  readonly limit: number
}

export interface Due {
  readonly game: string
  readonly deadline: number
}

/** Indexes that follow from the logs. */
export interface Games {
  find(game: string): Promise<Result<Listed | undefined>>
  /** Those changed last come first. */
  list(wanted: Wanted): Promise<Result<Listed[]>>
  /** Games whose deadline has come by a time of the store's clock, the earliest first. */
  due(by: number, limit: number): Promise<Result<Due[]>>
  /** Ids of all games not sealed, in order, from after a given one on. */
  unfinished(limit: number, after?: string): Promise<Result<string[]>>
  /** How many there are, by state. */
  counts(): Promise<Result<Record<string, number>>>
}

/** Somebody known by a cookie alone, a person with passkeys, or a program. */
export type AccountKind = 'visitor' | 'person' | 'bot'

export interface Account {
  readonly id: string
  /** Of a person or a bot: its own, that no other has. */
  readonly name: string
  readonly created: number
  readonly kind: AccountKind
  /** The account that a visitor has signed in to since: what was the visitor's is its. */
  readonly partOf?: string
  /** Language, webhook, quiet hours: the server's own JSON. */
  readonly prefs: { readonly [field: string]: unknown }
}

/** The token itself is never here, only its hash. */
export interface Session {
  readonly hash: string
  readonly account: string
  readonly seen: number
  readonly expires: number
  /** What the browser says it is, and where it runs. */
  readonly browser?: string
  readonly system?: string
}

/** A way to a table that is known to whoever holds it: an invitation, a resume link, a link to watch. Again a hash. */
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
  /** Opens an account, or changes what its owner wishes. Name and kind are changed by what follows alone. */
  saveAccount(account: Account): Promise<Result<void>>
  account(id: string): Promise<Result<Account | undefined>>
  /** The account somebody belongs to: the own, or the one signed in to since. */
  home(id: string): Promise<Result<Account | undefined>>
  /** Makes a person or a bot of a visitor, for good; whether it was one. */
  promote(id: string, kind: 'person' | 'bot'): Promise<Result<boolean>>
  /** Gives an account a name that looks like no other; the key is what looks alike. False where another has it. */
  claimName(id: string, name: string, key: string): Promise<Result<boolean>>
  named(key: string): Promise<Result<Account | undefined>>
  /** Makes a visitor part of an account, with sessions, subscriptions, and how people got on with the visitor; whether there was such a visitor. */
  merge(visitor: string, into: string): Promise<Result<boolean>>
  /** The visitors that are part of an account, those that came first before others. */
  partsOf(id: string): Promise<Result<string[]>>
  /** Takes parts, sessions, links and subscriptions along; the games stay whole. */
  removeAccount(id: string): Promise<Result<boolean>>

  /** Opens a session, or renews the one of this hash. */
  saveSession(session: Session): Promise<Result<void>>
  session(hash: string, now: number): Promise<Result<Session | undefined>>
  endSession(hash: string): Promise<Result<boolean>>
  /** All of an account but one; which they were. */
  endOtherSessions(account: string, hash: string): Promise<Result<string[]>>
  sessions(account: string): Promise<Result<Session[]>>
  /** Those of these sessions that are there. */
  known(hashes: readonly string[]): Promise<Result<ReadonlySet<string>>>
  /** Ends those that have run out; how many. */
  sweepSessions(now: number): Promise<Result<number>>

  saveLink(link: Link): Promise<Result<void>>
  link(hash: string): Promise<Result<Link | undefined>>
  /** Revokes the links of a game for a purpose, or of one seat alone; how many. */
  revokeLinks(game: string, purpose: string, seat?: number): Promise<Result<number>>

  savePush(subscription: PushSubscription): Promise<Result<void>>
  pushes(account: string): Promise<Result<PushSubscription[]>>
  removePush(endpoint: string): Promise<Result<boolean>>

  /**
   * Whether somebody is to be told of a round: once a round, and not again before the table was opened. Saying yes counts
   * as telling.
   */
  mayTell(account: string, game: string, round: number): Promise<Result<boolean>>
  opened(account: string, game: string): Promise<Result<void>>

  /** Notes that somebody has looked on at a game, and at which. */
  watches(account: string, game: string): Promise<Result<void>>
  watched(account: string): Promise<Result<string[]>>
}

/** Small things a server keeps for itself, such as the keys it signs with. */
export interface Settings {
  get(key: string): Promise<Result<string | undefined>>
  set(key: string, value: string): Promise<Result<void>>
  /** Keeps a value where there is none; the one that stands, whoever came first. */
  settle(key: string, value: string): Promise<Result<string>>
}

export interface Node {
  readonly id: string
  /** When it last said that it is there, by the store's clock. */
  readonly seen: number
}

/** Servers that share a store. */
export interface Nodes {
  beat(id: string, at: number): Promise<Result<void>>
  all(): Promise<Result<Node[]>>
  /** Those not seen since a time are no longer spoken of. */
  forget(before: number): Promise<Result<void>>
  /** How many events the logs of these games have; of those that there are. */
  lengths(games: readonly string[]): Promise<Result<ReadonlyMap<string, number>>>
}

export interface Store {
  readonly log: Log
  readonly games: Games
  readonly people: People
  readonly grants: Grants
  readonly programs: Programs
  readonly settings: Settings
  readonly ratings: Ratings
  readonly queue: Queue
  readonly daily: Daily
  readonly nodes: Nodes
  /** Names the database as it was created: another name means that it was restored under the server. */
  readonly generation?: () => Promise<Result<string>>
  /** Other servers may write to it at the same time. */
  readonly isShared: boolean
  readonly passkeys: Passkeys
  readonly conduct: Conduct
  readonly audit: Audit
  readonly traces: Traces
  /** The store's clock in milliseconds. Servers that share a store go by it, since theirs may differ. */
  now(): Promise<Result<number>>
  /** Whether a write gets through, tried with a real one. */
  ready(): Promise<Result<void>>
  /** Writes down what is under way and ends; everything after is answered with `closed`. */
  close(): Promise<Result<void>>
}

/** What a store refuses, and what stands in its way. Programs look at the code; the sentence is for whoever runs the server. */
export const PROBLEMS = {
  conflict: 'The log has gone on since this was decided: read it again and decide again.',
  sealed: 'The game is over: its log takes no more choices.',
  unknown: 'There is no such game: a log begins with event 0, its listing and its secret.',
  busy: 'The database is locked by another program. Nothing was kept; the same step may be sent again.',
  full: 'The disk is full. Nothing was kept; once there is room the same step may be sent again.',
  'read-only':
    'The database may not be written to. Nothing was kept; give this program the right to write its file and folder.',
  unreachable: 'The database gave no answer. The same step may be sent again: its command tells whether it was kept.',
  damaged: 'The file is no database of Heptapolis, or it is damaged: restore the last backup.',
  newer: 'The database was made by a newer version of Heptapolis: start that one.',
  changed: 'A migration that ran on this database reads otherwise today: start the version that made it.',
  'not-empty': 'There are tables already where these were to go: name an empty database.',
  differs: 'What was copied is not what it was copied from: was a server running there?',
  'too-old': 'The database server is too old: PostgreSQL 15 or a later one is needed.',
  refused: 'The step is against what the store keeps to: this is a bug of whoever wrote it.',
  closed: 'The store is closed.',
} as const

export type StoreCode = keyof typeof PROBLEMS

export { ok } from './ok.ts'

export const problem = (code: StoreCode, detail?: string): Problem => ({
  code,
  message: detail === undefined ? PROBLEMS[code] : `${PROBLEMS[code]} (${detail})`,
  ...(detail !== undefined && { values: { detail } }),
})

export const refuse = (code: StoreCode, detail?: string): { ok: false; error: Problem } => ({
  ok: false,
  error: problem(code, detail),
})
