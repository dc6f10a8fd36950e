/**
 * Detection of several accounts of one person: the same address or device at a rated table or daily deal. Only hashes
 * are stored, keyed per game or day, and deleted afterwards.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Store, Trace, TraceKind } from '@heptapolis/store'
import { seatOf, type TableState } from '@heptapolis/table'
import { isOfToday } from '../core/day.ts'

/** Origin of a connection. */
export interface Origin {
  /** Network, as rate limits count it. */
  readonly address: string
  /** Device cookie, if the browser sent one. */
  readonly device?: string
}

/** Author of such entries in the audit log. */
const BY_SERVER = 'house'
export const ALIKE = 'alike'

interface Ports {
  readonly store: Store
  readonly now: () => number
}

const scopeOfDay = (day: string): string => `day ${day}`
const scopeOfGame = (game: string): string => `game ${game}`

/** Records an origin: for the daily deal that this device has seen it, for rated tables where a player comes from. */
export async function recordOrigin(
  ports: Ports,
  table: TableState,
  who: string,
  origin: Origin,
): Promise<Result<void>> {
  if (table.deal !== undefined && isOfToday(table, ports.now())) {
    const seen = await recordDealSeen(ports, table.deal, who, origin)
    return seen.ok ? ok(undefined) : seen
  }
  const isPlayed = table.options.rated && table.phase !== 'over' && seatOf(table, who) >= 0
  return isPlayed ? recordPlayer(ports, table, who, origin) : ok(undefined)
}

/** Records that this device has seen the deal of a day; returns all traces of that origin. */
export const recordDealSeen = (ports: Ports, day: string, who: string, origin: Origin): Promise<Result<Trace[]>> =>
  note(ports, scopeOfDay(day), who, origin)

/** Whether this device has shown the deal of a day to another account. Records nothing. */
export async function wasDealSeen(
  { store, now }: Ports,
  day: string,
  who: string,
  origin: Origin,
): Promise<Result<boolean>> {
  if (origin.device === undefined) return ok(false)
  const key = await store.traces.key(scopeOfDay(day), newKey(), now())
  if (!key.ok) return key
  const same = await store.traces.same(scopeOfDay(day), markOf(key.value, 'device', origin.device))
  return same.ok ? anybodyElse(store, who, same.value) : same
}

/** Accounts that share an address with another of these accounts. */
export async function fromOneAddress(
  store: Store,
  day: string,
  accounts: ReadonlySet<string>,
): Promise<Result<ReadonlySet<string>>> {
  const all = await store.traces.of(scopeOfDay(day))
  if (!all.ok) return all
  const groups = Map.groupBy(
    all.value.filter(({ kind, account }) => kind === 'address' && accounts.has(account)),
    ({ mark }) => mark,
  )
  const shared = [...groups.values()].filter((some) => some.length > 1)
  return ok(new Set(shared.flat().map(({ account }) => account)))
}

/** Deletes the hashes of a finished game; findings stay. */
export const forgetOrigins = (store: Store, game: string): Promise<Result<void>> =>
  store.traces.forget(scopeOfGame(game))

async function recordPlayer(ports: Ports, table: TableState, who: string, origin: Origin): Promise<Result<void>> {
  const { store, now } = ports
  const same = await note(ports, scopeOfGame(table.id), who, origin)
  if (!same.ok) return same
  for (const [kind, some] of Map.groupBy(same.value, ({ kind }) => kind)) {
    const accounts = [...new Set(some.map(({ account }) => account))]
    if (accounts.length < 2) continue
    const found = await Promise.all(
      accounts.map((account) => store.traces.find({ game: table.id, account, kind, at: now() })),
    )
    if (!found.some((one) => one.ok && one.value)) continue
    const entry = {
      at: now(),
      admin: BY_SERVER,
      act: ALIKE,
      subject: table.id,
      detail: `${kind}: ${accounts.join(', ')}`,
    }
    const noted = await store.audit.note(entry)
    if (!noted.ok) return noted
  }
  return ok(undefined)
}

/** Records an origin in a scope; returns all traces of that origin. */
async function note({ store, now }: Ports, scope: string, who: string, origin: Origin): Promise<Result<Trace[]>> {
  const home = await store.people.home(who)
  if (!home.ok) return home
  if (!home.value) return ok([])
  const key = await store.traces.key(scope, newKey(), now())
  if (!key.ok) return key
  const account = home.value.id
  const trace = (kind: TraceKind, from: string): Trace => ({
    scope,
    account,
    kind,
    mark: markOf(key.value, kind, from),
  })
  const device = origin.device === undefined ? [] : [trace('device', origin.device)]
  return store.traces.note([trace('address', origin.address), ...device])
}

/** Ids merged by sign-in count as the same person. */
async function anybodyElse(store: Store, who: string, traces: readonly Trace[]): Promise<Result<boolean>> {
  for (const { account } of traces) {
    const home = await store.people.home(account)
    if (!home.ok) return home
    if (home.value && home.value.id !== who) return ok(true)
  }
  return ok(false)
}

const newKey = (): string => randomBytes(32).toString('hex')
const markOf = (key: string, kind: TraceKind, from: string): string =>
  createHmac('sha256', key).update(`${kind} ${from}`).digest('hex').slice(0, 32)
