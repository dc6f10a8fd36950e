/** Sessions of browsers: a random token in a cookie, of which the database has only a hash. */
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

/** A visitor and the people on the device; the first is the visitor. */
export interface Visitor {
  readonly account: Account
  readonly people: readonly string[]
  /** People who came by resume links; each counts only at the tables of its link. */
  readonly held: ReadonlySet<string>
  /** Earlier ids of the visitor, merged at sign-in. */
  readonly parts: readonly string[]
  /** Hash of the session token. */
  readonly session: string
  /** Cookie to set; null clears it. */
  readonly token?: string | null
}

/** All ids of one person, the current one first. */
export type PersonIds = readonly [string, ...string[]]

/** Ids of a person on the device; undefined for unknown people and for those of resume links. */
export function selvesOf(visitor: Visitor | undefined, as = 0): PersonIds | undefined {
  const who = visitor?.people[as]
  if (!visitor || who === undefined || visitor.held.has(who)) return undefined
  return as === 0 ? [who, ...visitor.parts] : [who]
}

/** People of a device, from the account's preferences. */
export const peopleOf = ({ id, prefs }: Account): string[] => [
  id,
  ...(Array.isArray(prefs.people) ? prefs.people.map(String) : []),
]

/** Visitor of a token; undefined if unknown. Extends the session and updates its browser once a day. */
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

/** Creates a session for an account. */
export async function openSession(store: Store, account: Account, now: number, agent = ''): Promise<Result<Visitor>> {
  const token = newToken()
  const session = { hash: hashOf(token), account: account.id, seen: now, expires: now + LIFE, ...deviceIn(agent) }
  const opened = await store.people.saveSession(session)
  if (!opened.ok) return opened
  const visitor = await visitorOf(store, account, session.hash)
  return visitor.ok ? ok({ ...visitor.value, token }) : visitor
}

/** Eight people around a tablet, and the tablet itself. */
export const MOST_PEOPLE = 9

const tooMany = fail('too-many-tables', 'Too many people on one device.')

/** Adds a person to the device and returns the number. Reuses the place of an ended resume link. */
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
