/** HTTP routes of the lobby: open tables and quick match. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Store } from '@heptapolis/store'
import {
  AMONG_FRIENDS,
  type GuestInfo,
  isPlayable,
  type Options,
  readName,
  seatOf,
  type TableState,
} from '@heptapolis/table'
import { API, type LobbyTable, type PlayedTable } from '@heptapolis/wire'
import { Lobby, Nothing, SeekRequest, SitDown } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerContext } from '../../context/server-context.ts'
import type { Refuse } from '../../http/refuse.ts'
import { termsOf } from '../../lobby/match.ts'
import { lobbyTable, type OpenTableEntry, OpenTables, type PlayedTableEntry } from '../../lobby/open-tables.ts'
import { blockedAmong, mayMeet, nameFor } from '../../moderation/moderation.ts'
import { isRateable } from '../../ratings/accounts.ts'
import { guestFor } from '../../ratings/guest.ts'
import { selfAt } from '../../sessions/access.ts'
import { senderAt } from '../../sessions/sender.ts'
import { type PersonIds, selvesOf, type Visitor } from '../../sessions/session.ts'
import { type LobbyView, lobbyStreams } from './streams.ts'
import { LobbyStreams } from './updates.ts'

type AtTable = { Params: { table: string } }
type LobbyApiPorts = Pick<
  ServerContext,
  | 'store'
  | 'now'
  | 'networkLimits'
  | 'liveTables'
  | 'commands'
  | 'matchmaker'
  | 'connections'
  | 'meters'
  | 'watchers'
  | 'hintListeners'
  | 'report'
  | 'sendHint'
>

export function lobbyApi(app: FastifyInstance, context: LobbyApiPorts, refuse: Refuse): void {
  const tables = new OpenTables(context)
  const streams = new LobbyStreams(context, () => tables.forget())
  const list = (visitor: Visitor | undefined): Promise<LobbyView> => listFor(context, tables, visitor)

  const listed = {
    scope: 'games:read',
    says: 'Open tables, and games in progress.',
    answer: Lobby,
  } as const
  app.get(`${API}/lobby`, { config: { api: listed, limit: 'look' } }, async ({ visitor }) =>
    (await list(visitor)).lobby(),
  )
  lobbyStreams(app, context, streams, list, refuse)
  registerSeats(app, context, streams, refuse)
  registerQuickMatch(app, context, streams, refuse)
}

function registerSeats(app: FastifyInstance, context: LobbyApiPorts, streams: LobbyStreams, refuse: Refuse): void {
  const { liveTables, commands } = context

  app.post<AtTable & { Body: SitDown }>(
    `${API}/lobby/:table/sit`,
    { schema: { body: SitDown } },
    async ({ visitor, device, params, body: { as = 0, name, nonce } }, reply) => {
      const known = await senderAt(context, visitor, as, params.table)
      if (!known.ok) return refuse(reply, known.error)
      const sender = ok({ ...known.value, ...(device === undefined ? {} : { device }) })
      const table = await liveTables.at(params.table).look()
      if (!table.ok) return refuse(reply, table.error)
      if (table.value.options.visibility !== 'open') return refuse(reply, notInvited)
      const sat = await commands.perform({ sender, table: params.table, command: { do: 'sit', name, nonce } })
      if (!sat.ok) return refuse(reply, sat.error)
      streams.notifyWatchers()
      return { table: params.table }
    },
  )
}

function registerQuickMatch(app: FastifyInstance, context: LobbyApiPorts, streams: LobbyStreams, refuse: Refuse): void {
  const { matchmaker } = context

  /** Starts waiting, or changes the wish. */
  app.post<{ Body: SeekRequest }>(
    `${API}/lobby/seek`,
    { schema: { body: SeekRequest }, config: { limit: 'seek' } },
    async (request, reply) => {
      const who = seeker(request)
      if (!who.ok) return refuse(reply, who.error)
      // Accounts may get a rated table, which needs the device cookie.
      if (isRateable(who.value) && request.device === undefined) return refuse(reply, noDevice)
      // An impossible wish would leave a whole group without a table.
      const playable = isPlayable(termsOf(request.body.wish))
      if (!playable.ok) return refuse(reply, playable.error)
      const name = await nameAmongStrangers(context, request, who.value, request.body.name)
      if (!name.ok) return refuse(reply, name.error)
      const waits = await matchmaker.wait(who.value, { ...request.body, name: name.value })
      streams.notifyWatchers()
      return waits.ok ? waits.value : refuse(reply, busy)
    },
  )

  app.post(`${API}/lobby/seek/stay`, { schema: { body: Nothing } }, async (request, reply) => {
    const who = seeker(request)
    if (!who.ok) return refuse(reply, who.error)
    const waits = await matchmaker.stay(who.value.id)
    return waits.ok ? waits.value : refuse(reply, busy)
  })

  app.post(`${API}/lobby/seek/stop`, { schema: { body: Nothing } }, async (request, reply) => {
    const who = seeker(request)
    if (!who.ok) return refuse(reply, who.error)
    const left = await matchmaker.leave(who.value.id)
    streams.notifyWatchers()
    return left.ok ? { ok: true } : refuse(reply, busy)
  })
}

const seeker = ({ visitor }: FastifyRequest): Result<Account> =>
  visitor ? ok(visitor.account) : { ok: false, error: noSession }

/** Display name in the queue; fails if the account is suspended. */
async function nameAmongStrangers(
  { store, now }: LobbyApiPorts,
  { visitor }: FastifyRequest,
  account: Account,
  wished: string,
): Promise<Result<string>> {
  const selves = selvesOf(visitor) ?? [account.id]
  const may = await mayMeet(store, selves, now())
  if (!may.ok) return may
  const read = readName(wished)
  return read.ok ? nameFor(store, selves, read.value, AMONG_STRANGERS) : read
}

/** Lobby for one viewer. Checking each table takes time, so `lobby` runs only when the version changed. */
async function listFor(context: LobbyApiPorts, tables: OpenTables, visitor: Visitor | undefined): Promise<LobbyView> {
  const { store, matchmaker } = context
  const [all, played] = await Promise.all([tables.open, tables.played])
  const open = await amongFriendly(store, all, selvesOf(visitor))
  const wait = matchmaker.usualWait
  const lobby = async (): Promise<Lobby> => ({
    open: await Promise.all(open.map((table) => seenBy(context, table, selvesOf(visitor)))),
    played: played.map((one) => playedBy(one, selvesOf(visitor))),
    isAccount: isRateable(visitor?.account),
    ...(wait === undefined ? {} : { wait }),
  })
  const listings = played.map(({ listing }) => listing)
  return { version: JSON.stringify([open.map(({ id, n }) => [id, n]), listings, wait]), lobby }
}

/** Hides tables with a block in either direction, where the viewer could not sit. */
async function amongFriendly(
  store: Store,
  all: readonly OpenTableEntry[],
  selves: PersonIds | undefined,
): Promise<TableState[]> {
  const company = all.flatMap((one) => one.company)
  const blocked = selves ? await blockedAmong(store, selves, company) : ok(new Set<string>())
  const isShown = (one: OpenTableEntry): boolean =>
    !blocked.ok || !one.company.some((other) => blocked.value.has(other)) || sitsAt(one.table, selves)
  return all.filter(isShown).map(({ table }) => table)
}

function playedBy({ table, listing }: PlayedTableEntry, selves: PersonIds | undefined): PlayedTable {
  return sitsAt(table, selves) ? { ...listing, isYours: true } : listing
}

async function seenBy(
  { store, now }: LobbyApiPorts,
  table: TableState,
  selves: PersonIds | undefined,
): Promise<LobbyTable> {
  const who = selves ? selfAt(table, selves) : ''
  return lobbyTable(table, who, await guest(store, table, who), now())
}

async function guest(store: Store, table: TableState, who: string): Promise<GuestInfo> {
  const known = await guestFor(store, table, who, [])
  return known.ok ? known.value : { isAccount: false, rating: 0, besides: [] }
}

const sitsAt = (table: TableState, selves: PersonIds | undefined): boolean =>
  selves !== undefined && seatOf(table, selfAt(table, selves)) >= 0

const AMONG_STRANGERS: Options = { ...AMONG_FRIENDS, visibility: 'open', seating: 'anybody' }

const noSession = fail('no-session', 'Who asks is not known.').error
const noDevice = fail('no-device', 'The browser keeps no cookie of its device.').error
const notInvited = fail('not-invited', 'This table is not open to strangers.').error
const busy = fail('busy', 'The server cannot write at the moment.').error
