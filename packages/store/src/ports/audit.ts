/** What those who run the server have done: written down once, never changed. */
import type { Result } from '@heptapolis/engine/kernel'

export interface AuditEntry {
  readonly at: number
  readonly admin: string
  readonly act: string
  /** What it was done to: an account, a table, a report. */
  readonly subject: string
  readonly detail: string
}

export interface Audit {
  note(entry: AuditEntry): Promise<Result<void>>
  /** The newest first. */
  list(limit: number): Promise<Result<AuditEntry[]>>
}
