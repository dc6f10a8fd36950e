/** Who somebody is: a token in a cookie, of which only the hash is kept. */
import { createHash, randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'
import { deviceIn } from '@heptapolis/wire'

const DAY = 24 * 3_600_000
export const LIFE = 400 * DAY

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const newToken = (): string => randomBytes(32).toString('base64url')
export const newAccount = (now: number): Account => ({
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
  /** Those of the people who came by resume links: each of them counts at the tables of its link alone. */
  readonly held: ReadonlySet<string>
  /** Whom the visitor has been before signing in. */
  readonly parts: readonly string[]
  /** The hash of the token by which the visitor is known. */
  readonly session: string
  /** A new or renewed cookie is due; none any more where it is null. */
  readonly token?: string | null
}

/** All that one of the people on a device is and has been, who they are now first. */
export type Selves = readonly [string, ...string[]]

/** Nobody where there is no such person, or where it came by a resume link. */
export function selvesOf(visitor: Visitor | undefined, as = 0): Selves | undefined {
  const who = visitor?.people[as]
  if (!visitor || who === undefined || visitor.held.has(who)) return undefined
  return as === 0 ? [who, ...visitor.parts] : [who]
}

/** The people of a device, as its account remembers them. */
export const peopleOf = ({ id, prefs }: Account): string[] => [
  id,
  ...(Array.isArray(prefs.people) ? prefs.people.map(String) : []),
]

/** The visitor with this token; undefined where there is none. A token that is used lives on, with what its browser is by then. */
export async function knownVisitor(
  store: Store,
  token: string | undefined,
  now: number,
  agent = '',
): Promise<Result<Visitor | undefined>> {
  if (token === undefined) return ok(undefined)
  const session = await store.people.session(hashOf(token), now)
  if (!session.ok) return session
  const account = session.value ? await store.people.account(session.value.account) : ok(undefined)
  if (!account.ok) return account
  if (!session.value || !account.value) return ok(undefined)
  const visitor = await visitorOf(store, account.value, session.value.hash)
  if (!visitor.ok) return visitor
  if (now - session.value.seen < DAY) return visitor
  await store.people.saveSession({ ...session.value, ...deviceIn(agent), seen: now, expires: now + LIFE })
  return ok({ ...visitor.value, token })
}

export async function visitorOf(store: Store, account: Account, session: string): Promise<Result<Visitor>> {
  const parts = account.kind === 'visitor' ? ok([]) : await store.people.partsOf(account.id)
  if (!parts.ok) return parts
  const people = peopleOf(account)
  const given = people.length > 1 ? await store.grants.heldBy(account.id) : ok([])
  if (!given.ok) return given
  const held = new Set(given.value.map(({ person }) => person))
  return ok({ account, people, held, parts: parts.value, session })
}

export async function newVisitor(store: Store, now: number, agent?: string): Promise<Result<Visitor>> {
  const account = newAccount(now)
  const saved = await store.people.saveAccount(account)
  return saved.ok ? openSession(store, account, now, agent) : saved
}

/** Lets somebody in by a token of their own. */
export async function openSession(store: Store, account: Account, now: number, agent = ''): Promise<Result<Visitor>> {
  const token = newToken()
  const session = { hash: hashOf(token), account: account.id, seen: now, expires: now + LIFE, ...deviceIn(agent) }
  const opened = await store.people.saveSession(session)
  if (!opened.ok) return opened
  const visitor = await visitorOf(store, account, session.hash)
  return visitor.ok ? ok({ ...visitor.value, token }) : visitor
}

/** Eight around a tablet, and the tablet itself. */
export const MOST_PEOPLE = 9

const tooMany = fail('too-many-tables', 'Too many people on one device.')

/** One more person on this device; the number of that person. The place of somebody whose link has ended is taken anew. */
export async function addPerson(store: Store, visitor: Visitor, person: string): Promise<Result<number>> {
  const { account, people } = visitor
  const known = people.indexOf(person)
  if (known >= 0) return ok(known)
  const given = await store.grants.heldBy(account.id)
  if (!given.ok) return given
  const valid = new Set(given.value.filter(({ ended }) => !ended).map((one) => one.person))
  const free = people.findIndex((one) => visitor.held.has(one) && !valid.has(one))
  if (free < 0 && people.length >= MOST_PEOPLE) return tooMany
  const as = free < 0 ? people.length : free
  const others = [...people.slice(1, as), person, ...people.slice(as + 1)]
  const saved = await store.people.saveAccount({ ...account, prefs: { ...account.prefs, people: others } })
  return saved.ok ? ok(as) : saved
}
