/** HTTP routes of the admin page. Everybody but administrators gets 404. */
import type { ReportCursor } from '@heptapolis/store'
import { API } from '@heptapolis/wire'
import { CloseTable, Settle, Suspend, Unsuspend } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Acts } from '../admin/acts.ts'
import { AdminLists } from '../admin/lists.ts'
import type { ServerContext } from '../context/server-context.ts'
import type { Refuse } from '../http/refuse.ts'
import type { Visitor } from '../sessions/session.ts'

type AdminPorts = Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'isAdmin'>
type One<Param extends string> = { Params: { [P in Param]: string } }

interface ReportQuery {
  settled?: string
  before?: string
  id?: string
}

/** Ignores an unreadable cursor. */
const cursorOf = ({ before = '', id = '' }: ReportQuery): ReportCursor | undefined =>
  /^\d{1,15}$/.test(before) ? { at: Number(before), id } : undefined

const adminOf = (visitor: Visitor | undefined): string => visitor?.account.id ?? ''

/** Options of every route: a refusal must not reveal that the route exists. */
function guard(context: AdminPorts) {
  const onlyAdmins = async ({ visitor }: FastifyRequest, reply: FastifyReply) => {
    if (visitor?.account.kind !== 'person' || !(await context.isAdmin(visitor.account.id))) return reply.callNotFound()
  }
  // Before body validation, whose errors would reveal the route.
  return { onRequest: onlyAdmins, config: { limit: 'account' as const } }
}

export function adminApi(app: FastifyInstance, context: AdminPorts, refuse: Refuse): void {
  registerLists(app, context, refuse)
  registerActs(app, context, refuse)
}

function registerLists(app: FastifyInstance, context: AdminPorts, refuse: Refuse): void {
  const lists = new AdminLists(context)
  const guarded = guard(context)

  app.get<{ Querystring: ReportQuery }>(`${API}/admin/reports`, guarded, async ({ query, visitor }, reply) => {
    const reports = await lists.reports(query.settled !== undefined, cursorOf(query), adminOf(visitor))
    return reports.ok ? reports.value : refuse(reply, reports.error)
  })

  app.get(`${API}/admin/suspensions`, guarded, async (_, reply) => {
    const all = await lists.suspensions()
    return all.ok ? all.value : refuse(reply, all.error)
  })

  app.get(`${API}/admin/audit`, guarded, async (_, reply) => {
    const acts = await lists.audit()
    return acts.ok ? acts.value : refuse(reply, acts.error)
  })

  app.get(`${API}/admin/alikes`, guarded, async (_, reply) => {
    const found = await lists.sharedOrigins()
    return found.ok ? found.value : refuse(reply, found.error)
  })

  app.get<{ Querystring: { for?: string } }>(`${API}/admin/find`, guarded, async ({ query }, reply) => {
    const found = await lists.find((query.for ?? '').trim())
    return found.ok ? found.value : refuse(reply, found.error)
  })
}

function registerActs(app: FastifyInstance, context: AdminPorts, refuse: Refuse): void {
  const acts = new Acts(context)
  const guarded = guard(context)

  app.post<One<'id'> & { Body: Settle }>(
    `${API}/admin/reports/:id/settle`,
    { ...guarded, schema: { body: Settle } },
    async ({ visitor, params, body }, reply) => {
      const done = await acts.settle(adminOf(visitor), params.id, body.ruling)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<{ Body: Suspend }>(
    `${API}/admin/suspend`,
    { ...guarded, schema: { body: Suspend } },
    async ({ visitor, body }, reply) => {
      const done = await acts.suspend(adminOf(visitor), body)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<{ Body: Unsuspend }>(
    `${API}/admin/unsuspend`,
    { ...guarded, schema: { body: Unsuspend } },
    async ({ visitor, body }, reply) => {
      const done = await acts.unsuspend(adminOf(visitor), body.account)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<One<'table'> & { Body: CloseTable }>(
    `${API}/admin/tables/:table/close`,
    { ...guarded, schema: { body: CloseTable } },
    async ({ visitor, params, body }, reply) => {
      const done = await acts.close(adminOf(visitor), params.table, body.why)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )
}
