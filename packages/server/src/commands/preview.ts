/** Dry run of the command `sit`: tells lists of tables whether a person could take a seat. It writes nothing. */
import { decide, type GuestInfo, type TableState } from '@heptapolis/table'

const NONCE = '0'.repeat(32)

/** Code of the refusal; undefined if the seat is free to take. */
export function refusalToSit(table: TableState, who: string, guest: GuestInfo, now: number): string | undefined {
  const sitting = decide(table, who, { do: 'sit', name: '-', nonce: NONCE }, { now, guest })
  return sitting.ok ? undefined : sitting.error.code
}
