/** Whether somebody could sit down, for lists. Nothing is written. */
import { decide, type GuestInfo, type TableState } from '@heptapolis/table'

const NONCE = '0'.repeat(32)

/** The code of the refusal; undefined where the seat could be taken. */
export function refusalToSit(table: TableState, who: string, guest: GuestInfo, now: number): string | undefined {
  const sitting = decide(table, who, { do: 'sit', name: '-', nonce: NONCE }, { now, guest })
  return sitting.ok ? undefined : sitting.error.code
}
