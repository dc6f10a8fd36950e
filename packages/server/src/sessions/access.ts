/** Access control of tables: admits people who belong to a table, and people with the key of an invitation link. */
import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Link, ListedGame, SeatRow, Store } from '@heptapolis/store'
import { isDailyDeal, seatOf, type TableState, watcherOf } from '@heptapolis/table'
import type { LiveTables } from '../live-tables/live-tables.ts'
import type { Sender } from './sender.ts'
import { hashOf, type PersonIds } from './session.ts'

/** 128 bits, for the fragment of a link. */
const newKey = (): string => randomBytes(16).toString('base64url')

export async function newLink(store: Store, link: Omit<Link, 'hash'>): Promise<Result<string>> {
  const key = newKey()
  const saved = await store.people.saveLink({ ...link, hash: hashOf(key) })
  return saved.ok ? ok(key) : saved
}

/** The link of a key, if it belongs to this table. */
export async function linkBy(store: Store, table: string, key: string): Promise<Result<Link | undefined>> {
  const link = await store.people.link(hashOf(key))
  return link.ok && link.value?.game !== table ? ok(undefined) : link
}

/** Whether a person needs no link. */
const isAtHome = (table: TableState, who: string): boolean => table.options.visibility !== 'link' || isKnown(table, who)

const isKnown = (table: TableState, who: string): boolean =>
  table.host === who ||
  seatOf(table, who) >= 0 ||
  watcherOf(table, who) !== undefined ||
  table.seats.some(({ keptFor }) => keptFor === who)

/** Id of a person at a table: the one with the seat, else one the table knows, else the current one. */
export const selfAt = (table: TableState, selves: PersonIds): string =>
  selves.find((who) => seatOf(table, who) >= 0) ?? selves.find((who) => isKnown(table, who)) ?? selves[0]

export interface AdmittedPerson {
  readonly who: string
  readonly table: TableState
}

const removed = fail('removed', 'The host has removed this person.')
const notInvited = fail('not-invited', 'This table admits those at it, and those with its link.')
const badKey = fail('bad-key', 'This link does not open the table.')
const busy = fail('busy', 'The store cannot be read at the moment.')

/** Whether a table may know a person. Uses indexes only, so a stranger cannot make the server read a long log. */
async function mayBeKnown(store: Store, { game, opening, sittings }: ListedGame, selves: PersonIds): Promise<boolean> {
  const isListed = (list: readonly SeatRow[]): boolean => list.some(({ account = '' }) => selves.includes(account))
  if (selves.includes(opening.who ?? '') || isListed(sittings)) return true
  for (const who of selves) {
    const acted = await store.log.hasActed(game, who)
    if (!acted.ok || acted.value) return true
  }
  // A rematch reserves seats for its earlier players.
  const { after } = opening as { after?: string }
  const before = after === undefined ? ok(undefined) : await store.games.find(after)
  return !before.ok || isListed(before.value?.sittings ?? [])
}

/** Refuses before the log is read. A missing table gives the same answer, so ids cannot be probed. */
async function refusal(store: Store, selves: PersonIds, id: string, key?: string): Promise<Result<never> | undefined> {
  const listed = await store.games.find(id)
  if (!listed.ok) return busy
  const isOpen = listed.value !== undefined && listed.value.visibility !== 'link'
  if (isOpen || (listed.value && (await mayBeKnown(store, listed.value, selves)))) return undefined
  if (key === undefined) return notInvited
  const link = await linkBy(store, id, key)
  if (!link.ok) return busy
  return link.value ? undefined : badKey
}

/** A removed person cannot come back as another person of the same device. The host's device is exempt. */
const isRemoved = ({ removed: gone, host }: TableState, people: readonly string[]): boolean =>
  !people.includes(host) && people.some((one) => gone.includes(one))

/** Admits a sender to a table by membership or key, and returns the id there. */
export async function admit(
  { store, liveTables }: { readonly store: Store; readonly liveTables: LiveTables },
  { selves, people = [] }: Pick<Sender, 'selves'> & Partial<Pick<Sender, 'people'>>,
  id: string,
  key?: string,
): Promise<Result<AdmittedPerson>> {
  const refused = liveTables.known(id)?.table ? undefined : await refusal(store, selves, id, key)
  if (refused) return refused
  const found = await liveTables.at(id).look()
  if (!found.ok) return found.error.code === 'no-table' ? notInvited : found
  const table = found.value
  const who = selfAt(table, selves)
  if (isRemoved(table, [...selves, ...people])) return removed
  if (isDailyDeal(table) && who !== table.host) return notInvited
  if (isAtHome(table, who)) return ok({ who, table })
  if (key === undefined) return notInvited
  const link = await linkBy(store, id, key)
  if (!link.ok) return busy
  return link.value ? ok({ who, table }) : badKey
}
