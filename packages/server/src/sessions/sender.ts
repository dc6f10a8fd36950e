/** Who sends a request, as the gate has authenticated them. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { type Selves, selvesOf, type Visitor } from './session.ts'

export interface Sender {
  /** Every id of the person, the current one first. */
  readonly selves: Selves
  /** Everybody who shares the device, the sender included. */
  readonly people: readonly string[]
  readonly isProgram?: true
  /** The browser has sent the cookie of its device. */
  readonly hasDevice?: boolean
  /** Where the request comes from; its route has counted it where this is missing. */
  readonly network?: string
  /** The id under which the table has admitted the sender already, perhaps by an invitation. */
  readonly admitted?: string
}

/** Everybody whom a device knows but one. */
export const besides = ({ selves, people }: Pick<Sender, 'selves' | 'people'>, who: string): string[] =>
  [...selves, ...people].filter((one) => one !== who)

const noSession = fail('no-session', 'The sender is not known.')
const onlyThisTable = fail('only-this-table', 'The link gives this seat at its own table alone.')
const busy = fail('busy', 'The store cannot be read at the moment.')

/** One of the people on a visitor's device, at a table. A person who came by a resume link is one at the tables of that link. */
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
