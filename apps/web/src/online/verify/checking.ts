/** Verification of a recorded game, or of the event log of a table, with the revealed secret of the deal. */
import { answerAgain } from '@heptapolis/bots'
import { parseRecord, type Result } from '@heptapolis/engine/records'
import { type TableRecord, type VerifyResult, verify, verifyRecord } from '@heptapolis/table'

export function checked(text: string): Result<VerifyResult> {
  const log = listIn(text)
  if (log) return verify(log, answerAgain)
  const record = parseRecord(text)
  return record.ok ? verifyRecord(record.value as TableRecord, answerAgain) : record
}

function listIn(text: string): TableRecord['table'] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
