/** Whose games count. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'

/** Persons with a passkey, and programs that say so; a visitor is anybody, as often as they like. */
export const isRateable = (account: Account | undefined): boolean => account !== undefined && account.kind !== 'visitor'

/** The accounts behind several, in their order. */
export async function accountsOf(store: Store, people: readonly string[]): Promise<Result<(Account | undefined)[]>> {
  const accounts: (Account | undefined)[] = []
  for (const who of people) {
    const account = await store.people.home(who)
    if (!account.ok) return account
    accounts.push(account.value)
  }
  return ok(accounts)
}
