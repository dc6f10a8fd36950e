/** Types of stored moderation data: mutes, blocks, reports, suspensions and abandoned games. */
import type { Result } from '@heptapolis/engine/kernel'

/** A mute hides chat messages; a block also keeps the two from being seated together at open tables. */
export type Degree = 'mute' | 'block'

export interface Avoidance {
  /** Opaque id for removing it, because the target's account id is never disclosed. */
  readonly id: string
  readonly account: string
  readonly other: string
  readonly degree: Degree
  /** Name of the other person at that time. */
  readonly name: string
  readonly since: number
}

export interface ModerationReport {
  readonly id: string
  readonly at: number
  /** Missing once the reporter's account is deleted. */
  readonly reporter?: string
  readonly about: string
  readonly game: string
  readonly seat?: number
  readonly name: string
  readonly reason: string
  readonly words: string
  /** Chat of the table as the reporter saw it. */
  readonly talk: readonly unknown[]
  readonly ruling?: string
  readonly settled?: number
}

/** The last report of a page: when it came, or when it was settled in the list of settled ones. */
export interface ReportCursor {
  readonly at: number
  readonly id: string
}

export interface Suspension {
  readonly account: string
  readonly since: number
  /** If absent, the suspension is permanent. */
  readonly until?: number
  readonly why: string
}

/** Games begun and games left at open tables. */
export interface Attendance {
  readonly games: number
  readonly left: number
}

export interface Conduct {
  /** Adds or changes a mute or block. */
  avoid(avoidance: Avoidance): Promise<Result<void>>
  avoided(account: string): Promise<Result<Avoidance[]>>
  /** False if there was none. */
  unavoid(account: string, id: string): Promise<Result<boolean>>
  /** Subset of these accounts that blocked the account or are blocked by it. */
  blocks(account: string, others: readonly string[]): Promise<Result<string[]>>

  report(report: ModerationReport): Promise<Result<void>>
  /** Open or settled reports, the newest first, from a cursor on. */
  reports(isSettled: boolean, limit: number, before?: ReportCursor): Promise<Result<ModerationReport[]>>
  reportAt(id: string): Promise<Result<ModerationReport | undefined>>
  reportsBy(account: string): Promise<Result<ModerationReport[]>>
  /** Settles a report once; false if it was not open. */
  settle(id: string, ruling: string, now: number): Promise<Result<boolean>>

  suspend(suspension: Suspension): Promise<Result<void>>
  unsuspend(account: string): Promise<Result<boolean>>
  suspension(account: string, now: number): Promise<Result<Suspension | undefined>>
  suspensions(): Promise<Result<Suspension[]>>

  /** Records the end of a game once. */
  attend(account: string, game: string, hasLeft: boolean, now: number): Promise<Result<void>>
  attendance(account: string): Promise<Result<Attendance>>
}
