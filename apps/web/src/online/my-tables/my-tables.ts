/** The tables elsewhere that people of this device sit at, each once. */

import type { MyTable } from '@heptapolis/wire'
import { server } from '../server/server.ts'
import { knowsTables } from '../server/storage.ts'
import { nameAt } from './names.ts'

/** None where this browser has never been at one, or nobody answers. */
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

/** Whether it waits for this one. */
export const awaitsYou = ({ you, awaited = [] }: MyTable): boolean => you !== undefined && awaited.includes(you)

/** For whom else it waits, by name. */
export const awaitedNames = (table: MyTable): string[] =>
  (table.awaited ?? []).filter((seat) => seat !== table.you).map((seat) => nameAt(table, seat))
