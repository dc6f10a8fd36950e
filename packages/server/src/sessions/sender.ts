/** Authenticated sender of a command: all ids of the person, and everybody who shares the device. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { type PersonIds, selvesOf, type Visitor } from './session.ts'

export interface Sender {
  /** Every id of the person, the current one first. */
  readonly selves: PersonIds
  /** Everybody who shares the device, the sender included. */
  readonly people: readonly string[]
  readonly isProgram?: true
  /** Cookie of the device, if the browser has sent it. */
  readonly device?: string
  /** Network of the request; missing if its route has applied the rate limit. */
  readonly network?: string
  /** Id under which the table already admitted the sender, perhaps by an invitation. */
  readonly admitted?: string
}

/** Everybody on the device except one person. */
export const besides = ({ selves, people }: Pick<Sender, 'selves' | 'people'>, who: string): string[] =>
  [...selves, ...people].filter((one) => one !== who)

const noSession = fail('no-session', 'The sender is not known.')
const onlyThisTable = fail('only-this-table', 'The link gives this seat at its own table alone.')
const busy = fail('busy', 'The store cannot be read at the moment.')

/** Sender for a person of the visitor's device. A person from a resume link counts only at that link's tables. */
export async function senderAt(
  { store }: { readonly store: Store },
  visitor: Visitor | undefined,
  as: number | undefined,
  table: string,
): Promise<Result<Sender>> {
  const who = visitor?.people[as ?? 0]
  if (!visitor || who === undefined) return noSession
  const { people, held, account } = visitor
  const own = selvesOf(visitor, as)
  if (own) return ok({ selves: own, people })
  if (!held.has(who)) return noSession
  const allowed = await store.grants.allows(account.id, who, table)
  if (!allowed.ok) return busy
  return allowed.value ? ok({ selves: [who], people }) : onlyThisTable
}
