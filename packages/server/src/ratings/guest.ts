/** Account and rating of a person who wants to sit down; open tables may require them. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { GivenOptions, GuestInfo } from '@heptapolis/table'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { isRateable } from './accounts.ts'
import { figureOf, NEW, type PoolInput, poolOf, skillOf } from './figures.ts'

/** Tables among friends have no conditions. */
export async function guestAt(
  { store, liveTables }: { readonly store: Store; readonly liveTables: LiveTables },
  id: string,
  who: string,
  people: readonly string[],
): Promise<Result<GuestInfo | undefined>> {
  const table = await liveTables.at(id).look()
  if (!table.ok || table.value.options.visibility !== 'open') return ok(undefined)
  return guestFor(store, table.value, who, people)
}

export async function guestFor(
  store: Store,
  table: PoolInput,
  who: string,
  people: readonly string[],
): Promise<Result<GuestInfo>> {
  const account = await store.people.home(who)
  if (!account.ok) return account
  const [rating] = account.value ? await ratingsOf(store, table, account.value.id) : []
  return ok({
    isAccount: isRateable(account.value),
    rating: figureOf(rating ? skillOf(rating) : NEW).rating,
    besides: people.filter((one) => one !== who),
  })
}

async function ratingsOf(store: Store, table: PoolInput, account: string) {
  const ratings = await store.ratings.among(poolOf(table), [account])
  return ratings.ok ? ratings.value : []
}

/** Whether the host may create the table: rated ones need an account. */
export async function mayCreate(store: Store, { rated }: GivenOptions, who: string): Promise<Result<boolean>> {
  if (!rated) return ok(true)
  const account = await store.people.home(who)
  return account.ok ? ok(isRateable(account.value)) : account
}
