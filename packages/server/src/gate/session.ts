/** Who somebody is: a token in a cookie, of which only the hash is kept. */
import { createHash, randomBytes } from 'node:crypto'
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'

const DAY = 24 * 3_600_000
export const LIFE = 400 * DAY

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const newToken = (): string => randomBytes(32).toString('base64url')
const newAccount = (now: number): Account => ({
  id: randomBytes(12).toString('hex'),
  name: '',
  created: now,
  kind: 'visitor',
  prefs: {},
})

/** A visitor, and the people who share the device: the first is the visitor. */
export interface Visitor {
  readonly account: Account
  readonly people: readonly string[]
  /** A new or renewed cookie is due. */
  readonly token?: string
}

const peopleOf = ({ id, prefs }: Account): string[] => [
  id,
  ...(Array.isArray(prefs.people) ? prefs.people.map(String) : []),
]

/** The visitor with this token; undefined where there is none. A token that is used lives on. */
export async function knownVisitor(
  store: Store,
  token: string | undefined,
  now: number,
): Promise<Result<Visitor | undefined>> {
  if (token === undefined) return ok(undefined)
  const session = await store.people.session(hashOf(token), now)
  if (!session.ok) return session
  const account = session.value ? await store.people.account(session.value.account) : ok(undefined)
  if (!account.ok) return account
  if (!session.value || !account.value) return ok(undefined)
  const visitor = { account: account.value, people: peopleOf(account.value) }
  if (now - session.value.seen < DAY) return ok(visitor)
  await store.people.saveSession({ ...session.value, seen: now, expires: now + LIFE })
  return ok({ ...visitor, token })
}

/** Somebody new. A program has no session: it comes with a token. */
export async function newVisitor(
  store: Store,
  now: number,
  { hasSession = true }: { hasSession?: boolean } = {},
): Promise<Result<Visitor>> {
  const account = newAccount(now)
  const saved = await store.people.saveAccount(account)
  if (!saved.ok) return saved
  if (!hasSession) return ok({ account, people: [account.id] })
  const token = newToken()
  const opened = await store.people.saveSession({
    hash: hashOf(token),
    account: account.id,
    seen: now,
    expires: now + LIFE,
  })
  return opened.ok ? ok({ account, people: [account.id], token }) : opened
}

/** Eight around a tablet, and the tablet itself. */
export const MOST_PEOPLE = 9

/** One more person on this device: a new one, or one who comes by a resume link. Which one of them. */
export async function addPerson(store: Store, { account, people }: Visitor, person: string): Promise<Result<number>> {
  const known = people.indexOf(person)
  if (known >= 0) return ok(known)
  const others = [...people.slice(1), person]
  const saved = await store.people.saveAccount({ ...account, prefs: { ...account.prefs, people: others } })
  return saved.ok ? ok(others.length) : saved
}
