/** HTTP routes of shared deals. */
import { fail, type Problem } from '@heptapolis/engine/kernel'
import { API } from '@heptapolis/wire'
import { DealId, DealShown, MadeDeal, NewDeal, OpenDealTable, OpenedTable } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import type { ServerContext } from '../context/server-context.ts'
import { dealFor, makeDeal, openDealTable, viewDeal } from '../deals/deals.ts'
import type { RouteDescription } from '../http/route-description.ts'
import { newLink } from '../sessions/access.ts'
import { originOf } from '../sessions/device.ts'
import { selvesOf } from '../sessions/session.ts'

type Ports = Pick<ServerContext, 'store' | 'now' | 'creation'>
type Refuse = (reply: FastifyReply, problem: Problem) => FastifyReply
type DealRoute = { Params: { deal: string } }

const params = Type.Object({ deal: DealId })

export function dealsApi(app: FastifyInstance, context: Ports, refuse: Refuse): void {
  registerMaking(app, context, refuse)
  registerViewing(app, context, refuse)
}

function registerMaking(app: FastifyInstance, context: Ports, refuse: Refuse): void {
  const making = { schema: { body: NewDeal }, config: { api: MAKING, limit: 'deal' as const } }
  app.post<{ Body: NewDeal }>(`${API}/deals`, making, async ({ visitor, body }, reply) => {
    const selves = selvesOf(visitor)
    if (!selves) return refuse(reply, noSession)
    const made = await makeDeal(context, selves, body)
    return made.ok ? { deal: made.value.id } : refuse(reply, made.error)
  })

  const opening = { schema: { params, body: OpenDealTable }, config: { api: OPENING, limit: 'act' as const } }
  app.post<DealRoute & { Body: OpenDealTable }>(`${API}/deals/:deal/tables`, opening, async (request, reply) => {
    const selves = selvesOf(request.visitor)
    if (!selves) return refuse(reply, noSession)
    const opened = await openDealTable(context, selves, request.params.deal, request.body, originOf(request))
    if (!opened.ok) return refuse(reply, opened.error)
    const invite = await newLink(context.store, { game: opened.value.id, purpose: 'invite' })
    return invite.ok ? { table: opened.value.id, invite: invite.value } : refuse(reply, busy)
  })
}

function registerViewing(app: FastifyInstance, context: Ports, refuse: Refuse): void {
  app.get<DealRoute>(`${API}/deals/:deal`, { schema: { params }, config: { api: READING } }, async (request, reply) => {
    const shown = await dealFor(context, request.visitor, request.params.deal, originOf(request))
    return shown.ok ? shown.value : refuse(reply, shown.error)
  })

  const viewing = { schema: { params }, config: { api: VIEWING, limit: 'look' as const } }
  app.post<DealRoute>(`${API}/deals/:deal/view`, viewing, async (request, reply) => {
    const { visitor } = request
    if (!visitor) return refuse(reply, noSession)
    const shown = await viewDeal(context, visitor, request.params.deal, originOf(request))
    return shown.ok ? shown.value : refuse(reply, shown.error)
  })
}

const MAKING: RouteDescription = {
  scope: 'tables:write',
  says: 'Makes a deal that several tables play: the same set-up and the same cards. The same `cid` makes one deal.',
  answer: MadeDeal,
}
const OPENING: RouteDescription = {
  scope: 'tables:write',
  says: 'Opens a table that plays a deal. Its set-up and wonders cannot change, and bots of programs cannot join.',
  answer: OpenedTable,
}
const READING: RouteDescription = {
  scope: 'games:read',
  says: 'A deal, and its results once the account has finished a game of it or viewed them.',
  answer: DealShown,
}
const VIEWING: RouteDescription = {
  scope: 'tables:write',
  says: 'The results of a deal without having played it. The account is marked as knowing the deal.',
  answer: DealShown,
}

const noSession = fail('no-session', 'Who asks is not known.').error
const busy = fail('busy', 'The store cannot write at the moment.').error
