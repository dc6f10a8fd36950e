/** Notification preferences in a stored account, and the keys under which a table's webhook is stored and notified. */
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
/** Id of a table as a recipient: like a person it is notified once, and again after somebody has opened the table. */
export const tableRecipient = (table: string): string => `table ${table}`
