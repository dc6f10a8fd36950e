/**
 * HTTP routes of the web app: people of the device, new tables, links and records. It also registers all other route
 * groups.
 */
import { fail, ok, type Problem, type Result } from '@heptapolis/engine/kernel'
import { isDailyDeal, seatOf, type TableState } from '@heptapolis/table'
import { API } from '@heptapolis/wire'
import { Enter, Key, OpenedTable, OpenTable, TableId } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ServerContext } from '../context/server-context.ts'
import { cachedFor } from '../core/bounded.ts'
import { refuse } from '../http/refuse.ts'
import type { RouteDescription } from '../http/route-description.ts'
import { callerOf } from '../rate-limits/limiter.ts'
import { networkOf } from '../rate-limits/network.ts'
import { type AdmittedPerson, admit, newLink } from '../sessions/access.ts'
import { senderAt } from '../sessions/sender.ts'
import { addPerson, MOST_PEOPLE, newVisitor, selvesOf, type Visitor } from '../sessions/session.ts'
import { mayReadRecord } from '../shared-origin/deal-knowledge.ts'
import { accountsApi } from './accounts/index.ts'
import { resumeApi } from './accounts/resume.ts'
import { adminApi } from './admin.ts'
import { analysesApi } from './analyses.ts'
import { dailyApi } from './daily.ts'
import { dealsApi } from './deals.ts'
import { lobbyApi } from './lobby/index.ts'
import { moderationApi } from './moderation.ts'
import { hostedTables, myTables } from './my-tables.ts'
import { notifyApi } from './notifications.ts'
import { peopleModerationApi } from './people-moderation.ts'
import { ratingsApi } from './ratings.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Visitor of the session cookie. */
    visitor: Visitor | undefined
  }
}

const Person = Type.Object({ as: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_PEOPLE - 1 })) })
type Person = { as?: number }
type AtTable = { Params: { table: string } }

export function pagesApi(app: FastifyInstance, context: ServerContext, address?: string): void {
  registerPeople(app, context)
  registerTables(app, context)
  resumeApi(app, context, refuse)
  registerRecords(app, context)
  analysesApi(app, context, refuse)
  notifyApi(app, context, refuse)
  lobbyApi(app, context, refuse)
  ratingsApi(app, context, refuse)
  dailyApi(app, context, refuse)
  dealsApi(app, context, refuse)
  accountsApi(app, context, refuse, address)
  moderationApi(app, context, refuse)
  peopleModerationApi(app, context, refuse)
  adminApi(app, context, refuse)
  registerHealth(app, context)
}

function registerPeople(app: FastifyInstance, context: ServerContext): void {
  const { store } = context

  /** Creates a visitor at the first visit; a hook sets the cookie. */
  app.get(`${API}/me`, async (request, reply) => {
    const visitor = request.visitor ? ok(request.visitor) : await newVisitorFor(context, request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    request.visitor = visitor.value
    return { people: visitor.value.people.length }
  })

  app.post(`${API}/me/people`, async (request, reply) => {
    const { visitor } = request
    if (!visitor) return refuse(reply, noSession)
    const person = await newVisitorFor(context, request)
    if (!person.ok) return refuse(reply, person.error)
    const as = await addPerson(store, visitor, person.value.account.id)
    return as.ok ? { as: as.value } : refuse(reply, troubled(as.error))
  })

  app.get(`${API}/me/tables`, { config: { api: LISTING } }, async (request, reply) => {
    if (!request.visitor) return refuse(reply, noSession)
    const seated = await myTables(context, request.visitor)
    return request.bearer ? [...seated, ...(await hostedTables(context, request.visitor))] : seated
  })
}

function registerTables(app: FastifyInstance, context: ServerContext): void {
  const { store } = context

  const opening = { schema: { body: OpenTable }, config: { api: OPENING, limit: 'act' as const } }
  app.post<{ Body: OpenTable }>(`${API}/tables`, opening, async (request, reply) => {
    const selves = selvesOf(request.visitor)
    if (!selves) return refuse(reply, noSession)
    const from = { network: networkOf(request.ip), hasDevice: request.device !== undefined }
    const opened = await context.creation.open(selves, request.body, from)
    if (!opened.ok) return refuse(reply, opened.error)
    const invite = await newLink(store, { game: opened.value.id, purpose: 'invite' })
    return invite.ok
      ? { table: opened.value.id, invite: invite.value }
      : refuse(reply, { ...invite.error, code: 'busy' })
  })

  /** Creates an invitation; anybody at the table may. */
  app.post<AtTable & { Body: Person }>(
    `${API}/tables/:table/invite`,
    { schema: { body: Person }, config: { api: INVITING, limit: 'invite' } },
    async (request, reply) => {
      const at = await come(context, request.visitor, request.params.table, request.body.as)
      if (!at.ok) return refuse(reply, at.error)
      if (isDailyDeal(at.value.table)) return refuse(reply, notInvited)
      const key = await newLink(store, { game: at.value.table.id, purpose: 'invite' })
      return key.ok ? { key: key.value } : refuse(reply, { ...key.error, code: 'busy' })
    },
  )
}

function registerRecords(app: FastifyInstance, context: ServerContext): void {
  /** Record of a finished game, or the own side of a running one. */
  const recordRoute = { config: { api: RECORDED, limit: 'record' as const } }
  app.get<AtTable & { Querystring: Person }>(`${API}/tables/:table/record`, recordRoute, async (request, reply) => {
    const at = await come(context, request.visitor, request.params.table, Number(request.query.as ?? 0))
    // Programs never get the own side of a running game.
    if (at.ok && request.bearer && at.value.table.phase !== 'over') return refuse(reply, notOver)
    return at.ok ? sendRecord(context, at.value, request, reply) : refuse(reply, at.error)
  })

  /** The same by link. The key is in the body, because addresses are logged and shared. */
  app.post<AtTable & { Body: Enter }>(
    `${API}/tables/:table/record`,
    { schema: { body: Enter }, config: { limit: 'record' } },
    async (request, reply) => {
      const { visitor, params, body } = request
      const sender = await senderAt(context, visitor, 0, params.table)
      const at = sender.ok ? await admit(context, sender.value, params.table, body.key) : sender
      return at.ok ? sendRecord(context, at.value, request, reply) : refuse(reply, at.error)
    },
  )
}

function registerHealth(app: FastifyInstance, { store }: ServerContext): void {
  app.get('/healthz', async () => ({ ok: true }))
  const ready = cachedFor(() => store.ready(), READY_FOR)
  app.get('/readyz', async (_, reply) => ((await ready()).ok ? { ok: true } : refuse(reply, busy.error)))
}

async function sendRecord(
  context: ServerContext,
  { table, who }: { table: TableState; who: string },
  { ip, device }: FastifyRequest,
  reply: FastifyReply,
) {
  const isReadable = await mayReadRecord(context, table, { who, device })
  if (!isReadable.ok) return refuse(reply, busy.error)
  // Per network, because visitors are free to create.
  const turn = networkOf(ip)
  const made = await (isReadable.value
    ? context.records.whole(table, turn)
    : context.records.side(table, seatOf(table, who), turn))
  return made.ok ? reply.type('application/json; charset=utf-8').send(made.value) : refuse(reply, made.error)
}

async function newVisitorFor(context: ServerContext, request: FastifyRequest): Promise<Result<Visitor>> {
  const paced = context.limiter.pass('visitor', callerOf(request))
  if (!paced.ok) return paced
  const visitor = await newVisitor(context.store, context.now(), request.headers['user-agent'])
  if (visitor.ok) return visitor
  context.limiter.giveBack('visitor', callerOf(request))
  return busy
}

async function come(
  context: ServerContext,
  visitor: Visitor | undefined,
  id: string,
  as?: number,
): Promise<Result<AdmittedPerson>> {
  const sender = await senderAt(context, visitor, as, id)
  return sender.ok ? admit(context, sender.value, id) : sender
}

const LISTING: RouteDescription = {
  scope: 'games:read',
  says: 'Tables at which the account has a seat, last changed first. After them come tables that it opened in the last seven days and hosts without a seat.',
  answer: Type.Array(
    Type.Object({
      table: TableId,
      as: Type.Integer({ description: 'Number of the person among those who share a device; always 0 for a token.' }),
      state: Type.Enum(['room', 'play', 'over']),
      updated: Type.Integer(),
    }),
  ),
}
const OPENING: RouteDescription = {
  scope: 'tables:write',
  says: 'Opens a table. With a nonce the host takes a seat, without one the host is a spectator. A repeated `cid` opens one table.',
  answer: OpenedTable,
}
const INVITING: RouteDescription = {
  scope: 'tables:write',
  says: 'Creates an invitation link: the key goes after `#i=` in the address of the table.',
  answer: Type.Object({ key: Key }),
}
const RECORDED: RouteDescription = {
  scope: 'games:read',
  says: 'Record of a finished game; docs/protocol.md describes the format.',
  answer: Type.Object({ version: Type.Integer() }),
}

/** Cache time of the readiness check, in milliseconds. */
const READY_FOR = 1000

const busy = fail('busy', 'The store cannot write at the moment.')
const notInvited = fail('not-invited', 'A deal of the day is played alone.').error
const notOver = fail('not-over', 'The game is not over yet.').error
const noSession = fail('no-session', 'Who asks is not known.').error
/** Only a full device has its own code; anything else is a store failure. */
const troubled = (error: Problem): Problem => (error.code === 'too-many-tables' ? error : { ...error, code: 'busy' })
