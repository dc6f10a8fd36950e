/**
 * Merge of a visitor into an account at sign-in: seats, other people of the device, notification subscriptions. Game
 * logs stay unchanged.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { MOST_PEOPLE, peopleOf, type Visitor } from '../sessions/session.ts'
import { tablesOf } from './tables.ts'

const busy = fail('busy', 'The server cannot write at the moment.')
const bothSeated = fail('both-seated', 'Both sit at one table that is not over.')

export async function mergeVisitor(store: Store, visitor: Visitor, into: string): Promise<Result<void>> {
  const [account, parts] = [await store.people.account(into), await store.people.partsOf(into)]
  if (!account.ok || !account.value || !parts.ok) return busy
  const apart = await checkNoSharedTable(store, [visitor.account.id], [into, ...parts.value])
  if (!apart.ok) return apart
  const selves = [into, ...parts.value, visitor.account.id]
  const others = [...new Set([...peopleOf(account.value), ...visitor.people])].filter((one) => !selves.includes(one))
  const merged = await store.people.merge(visitor.account.id, into)
  if (!merged.ok) return busy
  const prefs = { ...account.value.prefs, people: others.slice(0, MOST_PEOPLE - 1) }
  const saved = await store.people.saveAccount({ ...account.value, prefs })
  return saved.ok ? ok(undefined) : busy
}

/** Refuses a merge that would give one person two seats at a table. */
async function checkNoSharedTable(
  store: Store,
  some: readonly string[],
  others: readonly string[],
): Promise<Result<void>> {
  const [ours, theirs] = [await tablesOf(store, some), await tablesOf(store, others)]
  if (!ours.ok || !theirs.ok) return busy
  const open = new Set(theirs.value.filter(({ state }) => state !== 'over').map(({ game }) => game))
  return ours.value.some(({ game }) => open.has(game)) ? bothSeated : ok(undefined)
}
