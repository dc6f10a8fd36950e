/** Reservation of account names. A name is unique, and so are names that look like it. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'
import { busy } from './access.ts'
import { keyOf, readAccountName } from './names.ts'

const nameTaken = fail('name-taken', 'Another account has a name that looks like this.')

/** Name of an account: its own, or the one a visitor asks for. */
export async function nameFor(store: Store, account: Account, wished = ''): Promise<Result<string>> {
  if (account.kind !== 'visitor') return ok(account.name)
  const name = readAccountName(wished)
  if (!name.ok) return name
  const other = await store.people.named(keyOf(name.value))
  if (!other.ok) return busy
  return other.value === undefined || other.value.id === account.id ? name : nameTaken
}

/** Claims a name for an account and returns its normalized form. */
export async function claimName(store: Store, { id }: Account, wished: string): Promise<Result<string>> {
  const name = readAccountName(wished)
  if (!name.ok) return name
  const claimed = await store.people.claimName(id, name.value, keyOf(name.value))
  // A race between two claims: the unique key refuses one.
  if (!claimed.ok) return claimed.error.code === 'refused' ? nameTaken : busy
  return claimed.value ? name : nameTaken
}
