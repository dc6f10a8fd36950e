/** Lookup of accounts, and of whether an account may play rated games. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'

/** Accounts with a passkey, and bots. Visitors are free to create, so their games are unrated. */
export const isRateable = (account: Account | undefined): boolean => account !== undefined && account.kind !== 'visitor'

/** Accounts of several people, in order. */
export async function accountsOf(store: Store, people: readonly string[]): Promise<Result<(Account | undefined)[]>> {
  const accounts: (Account | undefined)[] = []
  for (const who of people) {
    const account = await store.people.home(who)
    if (!account.ok) return account
    accounts.push(account.value)
  }
  return ok(accounts)
}
