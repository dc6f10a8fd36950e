/** Makes the record of a game. */
import { perspective, recordOf } from '@heptapolis/table'
import type { Recorded, ToRecord } from './worker-pool.ts'

export function recorded({ record, side }: ToRecord): Recorded {
  const made = side ? perspective(record, side.secret, side.seat) : recordOf(record)
  return made.ok ? { text: JSON.stringify(made.value) } : { code: made.error.code }
}
