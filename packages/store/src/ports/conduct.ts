/** How people get on: whom they avoid, what they report, who leaves, who may not sit with strangers. */
import type { Result } from '@heptapolis/engine/kernel'

/** A mute hides what somebody says; a block also keeps the two from sitting down together among strangers. */
export type Degree = 'mute' | 'block'

export interface Avoidance {
  /** By which it is taken back: whom it is about is told to nobody. */
  readonly id: string
  readonly account: string
  readonly other: string
  readonly degree: Degree
  /** As the other was called. */
  readonly name: string
  readonly since: number
}

export interface Report {
  readonly id: string
  readonly at: number
  /** Missing once whoever reported is gone. */
  readonly reporter?: string
  readonly about: string
  readonly game: string
  readonly seat?: number
  readonly name: string
  readonly reason: string
  readonly words: string
  /** What was said at the table, as the reporter saw it. */
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
  /** For good where it is missing. */
  readonly until?: number
  readonly why: string
}

/** Games among strangers somebody has begun, and how many of them they have left. */
export interface Attendance {
  readonly games: number
  readonly left: number
}

export interface Conduct {
  /** Avoids somebody, or changes how much. */
  avoid(avoidance: Avoidance): Promise<Result<void>>
  avoided(account: string): Promise<Result<Avoidance[]>>
  /** Whether it was there. */
  unavoid(account: string, id: string): Promise<Result<boolean>>
  /** Which of these people have blocked somebody, or are blocked by them. */
  blocks(account: string, others: readonly string[]): Promise<Result<string[]>>

  report(report: Report): Promise<Result<void>>
  /** Open or settled reports, the newest first, from a cursor on. */
  reports(isSettled: boolean, limit: number, before?: ReportCursor): Promise<Result<Report[]>>
  /** By its number, settled or not. */
  reportAt(id: string): Promise<Result<Report | undefined>>
  reportsBy(account: string): Promise<Result<Report[]>>
  /** Settles a report once; whether it was open. */
  settle(id: string, ruling: string, now: number): Promise<Result<boolean>>

  suspend(suspension: Suspension): Promise<Result<void>>
  unsuspend(account: string): Promise<Result<boolean>>
  suspension(account: string, now: number): Promise<Result<Suspension | undefined>>
  suspensions(): Promise<Result<Suspension[]>>

  /** Notes once that a game came to its end. */
  attend(account: string, game: string, hasLeft: boolean, now: number): Promise<Result<void>>
  attendance(account: string): Promise<Result<Attendance>>
}
