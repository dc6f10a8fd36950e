/** Types of the audit log, an append-only list of administrators' actions. */
import type { Result } from '@heptapolis/engine/kernel'

export interface AuditEntry {
  readonly at: number
  readonly admin: string
  readonly act: string
  /** Account, table or report that the action concerned. */
  readonly subject: string
  readonly detail: string
}

export interface Audit {
  note(entry: AuditEntry): Promise<Result<void>>
  list(limit: number): Promise<Result<AuditEntry[]>>
}
