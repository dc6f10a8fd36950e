/** Whose games count. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'

/** Persons with a passkey, and programs that say so; a visitor is anybody, as often as they like. */
export const isRateable = (account: Account | undefined): boolean => account !== undefined && account.kind !== 'visitor'

/** The account behind an identity: a visitor who has signed in since is the account they signed in to. */
export async function accountOf(store: Store, who: string): Promise<Result<Account | undefined>> {
  const account = await store.people.account(who)
  if (!account.ok || account.value?.partOf === undefined) return account
  return store.people.account(account.value.partOf)
}

/** The accounts behind several, in their order. */
export async function accountsOf(store: Store, people: readonly string[]): Promise<Result<(Account | undefined)[]>> {
  const accounts: (Account | undefined)[] = []
  for (const who of people) {
    const account = await accountOf(store, who)
    if (!account.ok) return account
    accounts.push(account.value)
  }
  return ok(accounts)
}
