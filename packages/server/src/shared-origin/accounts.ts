/** List for administrators: accounts that played rated games from the same address or device. */
import { itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import type { Alike, Store } from '@heptapolis/store'
import type { ShownAlike } from '@heptapolis/wire'

export async function sharedOrigins(store: Store, limit: number): Promise<Result<ShownAlike[]>> {
  const found = await store.traces.alikes(limit)
  if (!found.ok) return found
  const groups = [...Map.groupBy(found.value, ({ game, kind }) => `${kind} ${game}`).values()]
  const often = Map.groupBy(groups, whoIn)
  return ok(await Promise.all(groups.map((some) => sharedOriginOf(store, some, often.get(whoIn(some))?.length ?? 1))))
}

/** Groups equal accounts and kinds. */
const whoIn = (some: readonly Alike[]): string =>
  [itemAt(some, 0).kind, ...some.map(({ account }) => account).sort()].join(' ')

async function sharedOriginOf(store: Store, some: readonly Alike[], games: number): Promise<ShownAlike> {
  const { game, kind, at } = itemAt(some, 0)
  const people = some.map(async ({ account }) => {
    const known = await store.people.account(account)
    return { account, name: (known.ok && known.value?.name) || '' }
  })
  const named = (await Promise.all(people)).sort((one, other) => (one.name < other.name ? -1 : 1))
  return { table: game, kind, at, people: named, games }
}
