/**
 * Moderation checks of the command path: suspensions, blocks and names of people who join or open tables among
 * strangers. Chat is not checked here.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import type { Command, GivenOptions, TableState } from '@heptapolis/table'
import { keyOf } from '../accounts/names.ts'
import type { PersonIds } from '../sessions/session.ts'

const busy = fail('busy', 'The server cannot read at the moment.')
const noSession = fail('no-session', 'Who asks is not known any more.')
const suspended = fail('suspended', 'This account sits at no table of strangers.')
const avoided = fail('avoided', 'Somebody there would rather not sit with this one.')
const nameTaken = fail('name-taken', 'An account has a name that looks like this.')

export const isOpenToAll = ({ visibility }: GivenOptions): boolean => visibility === 'open'
/** Suspensions apply to open and to rated tables. */
const isModerated = (options: GivenOptions): boolean => isOpenToAll(options) || options.rated === true

/** Whether a person may open a table with these options, or change one to them. */
export async function mayOpen(
  store: Store,
  selves: PersonIds,
  options: GivenOptions,
  now: number,
): Promise<Result<void>> {
  return isModerated(options) ? mayMeet(store, selves, now) : ok(undefined)
}

/** Whether a person may be matched with strangers. */
export async function mayMeet(store: Store, selves: PersonIds, now: number): Promise<Result<void>> {
  for (const who of selves) {
    const suspension = await store.conduct.suspension(who, now)
    if (!suspension.ok) return busy
    if (suspension.value) return suspended
  }
  return ok(undefined)
}

/** Whether a person may sit down: not suspended, and no block in either direction. */
async function maySit(store: Store, selves: PersonIds, table: TableState, now: number): Promise<Result<void>> {
  const open = await mayOpen(store, selves, table.options, now)
  if (!open.ok || !isOpenToAll(table.options)) return open
  const others = await homesOf(
    store,
    table.seats.flatMap(({ who }) => who ?? []),
  )
  if (!others.ok) return busy
  const blocked = await blockedAmong(store, selves, others.value)
  if (!blocked.ok) return blocked
  return blocked.value.size > 0 ? avoided : ok(undefined)
}

/** Accounts among these with a block in either direction. */
export async function blockedAmong(
  store: Store,
  selves: readonly string[],
  others: readonly string[],
): Promise<Result<ReadonlySet<string>>> {
  const blocked = new Set<string>()
  for (const who of others.length > 0 ? selves : []) {
    const blocks = await store.conduct.blocks(who, others)
    if (!blocks.ok) return busy
    for (const other of blocks.value) blocked.add(other)
  }
  return ok(blocked)
}

/** Accounts of people; deleted ones are left out. */
export async function homesOf(store: Store, people: readonly string[]): Promise<Result<string[]>> {
  const homes: string[] = []
  for (const who of people) {
    const home = await store.people.home(who)
    if (!home.ok) return home
    if (home.value) homes.push(home.value.id)
  }
  return ok(homes)
}

/**
 * Name of a person at a table. Accounts keep their own; visitors among strangers may not use an account's.
 * Fails if the account was deleted while its connection was open.
 */
export async function nameFor(
  store: Store,
  [who]: PersonIds,
  wished: string,
  options: GivenOptions,
): Promise<Result<string>> {
  const account = await store.people.account(who)
  if (!account.ok) return busy
  if (!account.value) return noSession
  if (account.value.kind !== 'visitor') return ok(account.value.name)
  if (!isOpenToAll(options)) return ok(wished)
  const other = await store.people.named(keyOf(wished))
  if (!other.ok) return busy
  return other.value ? nameTaken : ok(wished)
}

/** Whether all names at a table are allowed among strangers: tables among friends accept any. */
async function namesFit(store: Store, { seats, watchers }: TableState, options: GivenOptions): Promise<Result<void>> {
  for (const { who, name = '' } of [...seats, ...watchers]) {
    const fits = who === undefined ? ok(name) : await nameFor(store, [who], name, options)
    if (!fits.ok && fits.error.code !== 'no-session') return fits
  }
  return ok(undefined)
}

export interface ModerationPorts {
  readonly store: Store
  readonly now: number
  look(): Promise<Result<TableState>>
}

/** Returns the command with the allowed name, or refuses it. */
export async function moderate(
  { store, now, look }: ModerationPorts,
  selves: PersonIds,
  command: Command,
): Promise<Result<Command>> {
  if (command.do === 'set') {
    const { options } = command
    const may = options ? await mayOpen(store, selves, options, now) : ok(undefined)
    if (!may.ok || !options || !isOpenToAll(options)) return may.ok ? ok(command) : may
    const table = await look()
    const named = table.ok ? await namesFit(store, table.value, options) : table
    return named.ok ? ok(command) : named
  }
  if (command.do !== 'sit' && command.do !== 'watch' && command.do !== 'name') return ok(command)
  const table = await look()
  if (!table.ok) return table
  const may = command.do === 'sit' ? await maySit(store, selves, table.value, now) : ok(undefined)
  if (!may.ok) return may
  const name = await nameFor(store, selves, command.name, table.value.options)
  return name.ok ? ok({ ...command, name: name.value }) : name
}
