/** Notification preferences in the stored account, and storage keys of a table's webhook. */
import type { Account } from '@heptapolis/store'
import { Notify } from '@heptapolis/wire/schema'
import { Compile } from 'typebox/compile'

const check = Compile(Notify)

export const notifyOf = ({ prefs }: Account): Notify => (check.Check(prefs.notify) ? prefs.notify : {})

export const withNotify = (account: Account, notify: Notify): Account => ({
  ...account,
  prefs: { ...account.prefs, notify },
})

/** Settings key of a table's webhook. */
export const hookOf = (table: string): string => `hook ${table}`
/** Recipient id of a table, which is notified like a person: once until it is opened. */
export const asSomebody = (table: string): string => `table ${table}`
