/** The tables elsewhere that people of this device sit at, each once. */
import { knowsTables } from './memory.ts'
import type { MyTable } from './server.ts'
import { server } from './useFollowing.ts'

/** None where this browser has never been at one, or nobody answers. */
export async function tablesHere(): Promise<readonly MyTable[]> {
  if (!knowsTables()) return []
  const mine = await server.myTables()
  if (!mine.ok) return []
  const seen = new Map<string, MyTable>()
  for (const one of mine.value) {
    const known = seen.get(one.table)
    if (!known || (one.mine?.isAsked && !known.mine?.isAsked)) seen.set(one.table, one)
  }
  return [...seen.values()]
}
