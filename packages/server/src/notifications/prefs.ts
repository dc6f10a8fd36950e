/** How somebody wants to be told, as it is kept with the account. */
import type { Account } from '@heptapolis/store'
import { Notify } from '@heptapolis/wire/schema'
import { Compile } from 'typebox/compile'

const check = Compile(Notify)

export const notifyOf = ({ prefs }: Account): Notify => (check.Check(prefs.notify) ? prefs.notify : {})

export const withNotify = (account: Account, notify: Notify): Account => ({
  ...account,
  prefs: { ...account.prefs, notify },
})

/** Where the webhook of a table is kept. */
export const hookOf = (table: string): string => `hook ${table}`
/** A table is told of as somebody is: once until it is opened. */
export const asSomebody = (table: string): string => `table ${table}`
