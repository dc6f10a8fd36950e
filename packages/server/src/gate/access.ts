/** Who may come to a table, and by which link. */
import { randomBytes } from 'node:crypto'
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Link, Store } from '@heptapolis/store'
import { seatOf, type Table, watcherOf } from '@heptapolis/table'
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
export const isAtHome = (table: Table, who: string): boolean =>
  table.options.visibility !== 'link' || isKnown(table, who)

const isKnown = (table: Table, who: string): boolean =>
  table.host === who ||
  seatOf(table, who) >= 0 ||
  watcherOf(table, who) !== undefined ||
  table.seats.some(({ keptFor }) => keptFor === who)

/** Of all that somebody is and has been, who they are at a table: whoever has the seat there, or is known otherwise. */
export const selfAt = (table: Table, selves: Selves): string =>
  selves.find((who) => seatOf(table, who) >= 0) ?? selves.find((who) => isKnown(table, who)) ?? selves[0]
