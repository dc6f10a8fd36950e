/** Creation of tables: by a person, by quick match, for the daily deal, and for rematches. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import {
  type Command,
  type CommandResult,
  type CreateOptions,
  decide,
  type GuestInfo,
  openAgain,
  openTable,
  type TableState,
} from '@heptapolis/table'
import type { OpenTable } from '@heptapolis/wire'
import { newSecret, newTableId } from '../core/ids.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { mayOpen, nameFor } from '../moderation/moderation.ts'
import { mayCreate } from '../ratings/guest.ts'
import type { PersonIds } from '../sessions/session.ts'
import type { CommandLimits } from './limits.ts'

export interface CreationPorts {
  readonly store: Store
  readonly now: () => number
  readonly liveTables: LiveTables
  readonly limits: CommandLimits
}

/** A command that belongs to the creation of a table and is appended with it. */
export interface FirstCommand {
  readonly who: string
  readonly command: Command
  readonly guest?: GuestInfo
}

export interface NewTable extends Omit<CreateOptions, 'secret' | 'now' | 'library'> {
  /** Random, unless several tables share a deal. */
  readonly secret?: string
  readonly first?: readonly FirstCommand[]
}

const busy = fail('busy', 'The store cannot be read at the moment.')
const noDevice = fail('no-device', 'Rated tables need cookies. Allow cookies for this site and try again.')
const accountsOnly = fail('accounts-only', 'At a rated table everybody has an account.')

/** Shared deal that a new table plays. */
export type TableDeal = Required<Pick<NewTable, 'deal' | 'secret'>> & Pick<NewTable, 'knowsDeal'>

/** Origin of a request. */
interface RequestOrigin {
  readonly network?: string
  /** The browser has sent the cookie of its device. */
  readonly hasDevice?: boolean
}

export class TableCreation {
  readonly #ports: CreationPorts

  constructor(ports: CreationPorts) {
    this.#ports = ports
  }

  /** Opens a table for its host. Idempotent per `cid`; a request that opens no table is not charged. */
  async open(
    host: PersonIds,
    wishes: OpenTable,
    { network, hasDevice }: RequestOrigin = {},
    shared?: TableDeal,
  ): Promise<Result<TableState>> {
    const { store, liveTables, limits } = this.#ports
    const caller = { person: host[0], network }
    const before = await store.grants.opened(host[0], wishes.cid)
    if (!before.ok) return busy
    const known = before.value === undefined ? undefined : await liveTables.at(before.value).look()
    if (known?.ok) return known
    const paced = limits.table(caller)
    if (!paced.ok) return paced
    const opened = wishes.options.rated && !hasDevice ? noDevice : await this.#open(host, wishes, shared)
    if (!opened.ok && opened.error.code === 'busy') limits.noTable(caller)
    return opened
  }

  async #open(
    host: PersonIds,
    { cid, terms, options, name, nonce }: OpenTable,
    shared?: TableDeal,
  ): Promise<Result<TableState>> {
    const { store, now } = this.#ports
    const [who] = host
    const may = await mayOpen(store, host, options, now())
    if (!may.ok) return may
    const allowed = await mayCreate(store, options, who)
    if (!allowed.ok) return busy
    if (!allowed.value) return accountsOnly
    const called = await nameFor(store, host, name, options)
    if (!called.ok) return called
    // Random, so nobody can craft a request that leads to a chosen table.
    const id = await store.grants.opening(who, cid, newTableId(), now())
    if (!id.ok) return busy
    return this.create({ id: id.value, who, cid, terms, options, name: called.value, nonce, ...shared })
  }

  /** Creates a table with its first commands, in one transaction. */
  async create({ first = [], secret = newSecret(), ...opening }: NewTable): Promise<Result<TableState>> {
    const now = this.#ports.now()
    const { id } = opening
    let created = openTable({ ...opening, secret, now })
    for (const next of first) created = followedBy(created, next, now)
    return created.ok ? this.#ports.liveTables.at(id).open(created.value, secret) : created
  }

  /** Creates the table of a rematch, unless another server was quicker. */
  async createRematch(old: TableState, id: string): Promise<Result<TableState>> {
    const { store, liveTables, now } = this.#ports
    const known = await liveTables.at(id).look()
    if (known.ok) return known
    const secret = newSecret()
    const created = openAgain(old, { id, secret, who: old.host, now: now() })
    // Grants first, since phones around a tablet follow at once.
    const carried = await store.grants.carry(old.id, id)
    if (!carried.ok) return carried
    const opened = created.ok ? await liveTables.at(id).open(created.value, secret) : created
    // Standings name people without a seat: deleting an account finds them by this index.
    const named = opened.ok ? (opened.value.series?.people ?? []) : []
    await Promise.all(named.map(({ person }) => store.people.watches(person, id)))
    return opened
  }
}

function followedBy(
  before: Result<CommandResult>,
  { who, command, guest }: FirstCommand,
  now: number,
): Result<CommandResult> {
  if (!before.ok) return before
  const { events, table } = before.value
  const next = decide(table, who, command, { now, guest })
  return next.ok ? ok({ ...next.value, events: [...events, ...next.value.events] }) : next
}
