/** Online tables of all people who use this device, each listed once. */

import type { MyTable } from '@heptapolis/wire'
import { server } from '../server/server.ts'
import { knowsTables } from '../server/storage.ts'
import { nameAt } from './names.ts'

/** Empty if this browser has never visited a table, or no server answers. */
export async function myTables(): Promise<readonly MyTable[]> {
  if (!knowsTables()) return []
  const mine = await server.myTables()
  if (!mine.ok) return []
  const seen = new Map<string, MyTable>()
  for (const one of mine.value) {
    const known = seen.get(one.table)
    if (!known || (awaitsYou(one) && !awaitsYou(known))) seen.set(one.table, one)
  }
  return [...seen.values()]
}

/** True if the table waits for this person. */
export const awaitsYou = ({ you, awaited = [] }: MyTable): boolean => you !== undefined && awaited.includes(you)

/** The other players the table waits for, by name. */
export const awaitedNames = (table: MyTable): string[] =>
  (table.awaited ?? []).filter((seat) => seat !== table.you).map((seat) => nameAt(table, seat))
