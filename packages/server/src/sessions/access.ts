/** Who may come to a table, and by which link. */
import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Link, ListedGame, SeatRow, Store } from '@heptapolis/store'
import { seatOf, type TableState, watcherOf } from '@heptapolis/table'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { Sender } from './sender.ts'
import { hashOf, type Selves } from './session.ts'

/** 128 bits, as a link carries them after its #. */
const newKey = (): string => randomBytes(16).toString('base64url')

export async function newLink(store: Store, link: Omit<Link, 'hash'>): Promise<Result<string>> {
  const key = newKey()
  const saved = await store.people.saveLink({ ...link, hash: hashOf(key) })
  return saved.ok ? ok(key) : saved
}

/** The link of a key, where it leads to this table. */
export async function linkBy(store: Store, table: string, key: string): Promise<Result<Link | undefined>> {
  const link = await store.people.link(hashOf(key))
  return link.ok && link.value?.game !== table ? ok(undefined) : link
}

/** People at the table need no link. */
const isAtHome = (table: TableState, who: string): boolean => table.options.visibility !== 'link' || isKnown(table, who)

const isKnown = (table: TableState, who: string): boolean =>
  table.host === who ||
  seatOf(table, who) >= 0 ||
  watcherOf(table, who) !== undefined ||
  table.seats.some(({ keptFor }) => keptFor === who)

/** Of all that somebody is and has been, who they are at a table: whoever has the seat there, or is known otherwise. */
export const selfAt = (table: TableState, selves: Selves): string =>
  selves.find((who) => seatOf(table, who) >= 0) ?? selves.find((who) => isKnown(table, who)) ?? selves[0]

export interface Admitted {
  readonly who: string
  readonly table: TableState
}

const removed = fail('removed', 'The host has removed this person.')
const notInvited = fail('not-invited', 'This table admits those at it, and those with its link.')
const badKey = fail('bad-key', 'This link does not open the table.')
const busy = fail('busy', 'The store cannot be read at the moment.')

/** Whether a table may know somebody: asked of indexes alone, so that a stranger cannot have a long log read. */
async function mayBeKnown(store: Store, { game, opening, sittings }: ListedGame, selves: Selves): Promise<boolean> {
  const isListed = (list: readonly SeatRow[]): boolean => list.some(({ account = '' }) => selves.includes(account))
  if (selves.includes(opening.who ?? '') || isListed(sittings)) return true
  for (const who of selves) {
    const acted = await store.log.hasActed(game, who)
    if (!acted.ok || acted.value) return true
  }
  // A rematch keeps the seats of those who played before.
  const { after } = opening as { after?: string }
  const before = after === undefined ? ok(undefined) : await store.games.find(after)
  return !before.ok || isListed(before.value?.sittings ?? [])
}

/** Why a table admits nobody like this, found out before its log is read. A table that is not there is refused alike. */
async function refusal(store: Store, selves: Selves, id: string, key?: string): Promise<Result<never> | undefined> {
  const listed = await store.games.find(id)
  if (!listed.ok) return busy
  const isOpen = listed.value !== undefined && listed.value.visibility !== 'link'
  if (isOpen || (listed.value && (await mayBeKnown(store, listed.value, selves)))) return undefined
  if (key === undefined) return notInvited
  const link = await linkBy(store, id, key)
  if (!link.ok) return busy
  return link.value ? undefined : badKey
}

/** Somebody who was removed does not come back as another person of the same device; the host's own device stays. */
const isRemoved = ({ removed: gone, host }: TableState, people: readonly string[]): boolean =>
  !people.includes(host) && people.some((one) => gone.includes(one))

/** The table and who the sender is there, if it admits them: as somebody it knows, or by the key of a link. */
export async function admit(
  { store, liveTables }: { readonly store: Store; readonly liveTables: LiveTables },
  { selves, people = [] }: Pick<Sender, 'selves'> & Partial<Pick<Sender, 'people'>>,
  id: string,
  key?: string,
): Promise<Result<Admitted>> {
  const refused = liveTables.known(id)?.table ? undefined : await refusal(store, selves, id, key)
  if (refused) return refused
  const found = await liveTables.at(id).look()
  if (!found.ok) return found.error.code === 'no-table' ? notInvited : found
  const table = found.value
  const who = selfAt(table, selves)
  if (isRemoved(table, [...selves, ...people])) return removed
  if (table.deal !== undefined && who !== table.host) return notInvited
  if (isAtHome(table, who)) return ok({ who, table })
  if (key === undefined) return notInvited
  const link = await linkBy(store, id, key)
  if (!link.ok) return busy
  return link.value ? ok({ who, table }) : badKey
}
