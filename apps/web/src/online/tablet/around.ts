/**
 * Seating of the people around a shared tablet. Each plays as a person of this device until a phone takes over by a
 * link.
 */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { TableSnapshot } from '@heptapolis/table'
import { type NewPlayer, sitDown } from '../join/sit-down.ts'
import { server } from '../server/server.ts'
import { recallTable, rememberTable } from '../server/storage.ts'

export interface AroundGuest extends NewPlayer {
  /** Plays with the hand covered on the tablet. */
  hasNoPhone: boolean
}

/** Seats them. The tablet itself only watches: it receives the hands of players without a phone, and no others. */
export async function sitAround(table: string, guests: readonly AroundGuest[]): Promise<Result<undefined>> {
  const people = guests.map((guest, i) => ({ ...guest, as: i + 1 }))
  const around = await sitDown(table, people)
  if (!around.ok) return around
  const here = people.filter(({ hasNoPhone }) => hasNoPhone).map(({ as }) => as)
  rememberTable(table, { around: around.value, people: [0, ...here] })
  return ok(undefined)
}

/** At a rematch everybody takes the reserved seat; players without a phone stay so. */
export async function sitAroundAgain({ id, seats }: TableSnapshot, next: string): Promise<void> {
  const { around = [], people } = recallTable(id)
  const guests = around.map(({ as, seat }) => ({ as, name: seats[seat].name ?? '' }))
  const sat = guests.length > 0 ? await sitDown(next, guests) : undefined
  if (sat?.ok) rememberTable(next, { around: sat.value, people })
}

/** Link that shows the hand of a seat on a phone. */
export async function handLink(table: string, as: number): Promise<Result<string>> {
  const made = await server.resume(table, as)
  return made.ok ? ok(`${location.origin}/t/${table}/hand#r=${made.value.key}`) : made
}
