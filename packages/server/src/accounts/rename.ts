/** What accounts are called: by a name no other has, nor one that looks like it. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'
import { busy } from './access.ts'
import { keyOf, readAccountName } from './names.ts'

const nameTaken = fail('name-taken', 'Another account has a name that looks like this.')

/** What an account is to be called: as it is, or as a visitor wishes. */
export async function nameFor(store: Store, account: Account, wished = ''): Promise<Result<string>> {
  if (account.kind !== 'visitor') return ok(account.name)
  const name = readAccountName(wished)
  if (!name.ok) return name
  const other = await store.people.named(keyOf(name.value))
  if (!other.ok) return busy
  return other.value === undefined || other.value.id === account.id ? name : nameTaken
}

/** Gives an account a name; what it is called from now on. */
export async function claimName(store: Store, { id }: Account, wished: string): Promise<Result<string>> {
  const name = readAccountName(wished)
  if (!name.ok) return name
  const claimed = await store.people.claimName(id, name.value, keyOf(name.value))
  // Of two who claim at once the database refuses one.
  if (!claimed.ok) return claimed.error.code === 'refused' ? nameTaken : busy
  return claimed.value ? name : nameTaken
}
