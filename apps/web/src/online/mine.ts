/** The tables elsewhere that people of this device sit at, each once. */

import type { MyTable } from '@heptapolis/wire'
import { knowsTables } from './memory.ts'
import { nameAt } from './named.ts'
import { server } from './useFollowing.ts'

/** None where this browser has never been at one, or nobody answers. */
export async function tablesHere(): Promise<readonly MyTable[]> {
  if (!knowsTables()) return []
  const mine = await server.myTables()
  if (!mine.ok) return []
  const seen = new Map<string, MyTable>()
  for (const one of mine.value) {
    const known = seen.get(one.table)
    if (!known || (isAsked(one) && !isAsked(known))) seen.set(one.table, one)
  }
  return [...seen.values()]
}

/** Whether it waits for this one. */
export const isAsked = ({ you, awaited = [] }: MyTable): boolean => you !== undefined && awaited.includes(you)

/** For whom else it waits, by name. */
export const waitsFor = (table: MyTable): string[] =>
  (table.awaited ?? []).filter((seat) => seat !== table.you).map((seat) => nameAt(table, seat))
