/** Worker-thread job: builds the replayable record of a game, or the part of it that one seat may see. */
import { perspective, recordOf } from '@heptapolis/table'
import type { RecordResult, ToRecord } from './worker-pool.ts'

export function makeRecord({ record, side }: ToRecord): RecordResult {
  const made = side ? perspective(record, side.secret, side.seat) : recordOf(record)
  return made.ok ? { text: JSON.stringify(made.value) } : { code: made.error.code }
}
