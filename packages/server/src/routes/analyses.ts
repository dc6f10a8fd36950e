/** HTTP route of analyses: a finished game is analysed once, for everybody who may see its record. */
import { fail } from '@heptapolis/engine/kernel'
import { API } from '@heptapolis/wire'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { ServerContext } from '../context/server-context.ts'
import { isOfToday } from '../core/day.ts'
import type { refuse as Refuse } from '../http/refuse.ts'
import { callerOf } from '../rate-limits/limiter.ts'
import { admit } from '../sessions/access.ts'
import { senderAt } from '../sessions/sender.ts'

const notPublic = fail('not-over', 'The game is not over, or others still play the same cards today.')
const schema = { params: Type.Object({ table: Type.String(), seat: Type.String({ pattern: '^[0-7]$' }) }) }

interface AtSeat {
  Params: { table: string; seat: string }
  Querystring: { as?: string }
}

export function analysesApi(app: FastifyInstance, context: ServerContext, refuse: typeof Refuse): void {
  app.get<AtSeat>(`${API}/tables/:table/seats/:seat/analysis`, { schema }, async (request, reply) => {
    const { params, query, visitor } = request
    const sender = await senderAt(context, visitor, Number(query.as ?? 0), params.table)
    const at = sender.ok ? await admit(context, sender.value, params.table) : sender
    if (!at.ok) return refuse(reply, at.error)
    const { table } = at.value
    if (table.phase !== 'over' || isOfToday(table, context.now())) return refuse(reply, notPublic.error)
    const state = await context.analyses.of(table, Number(params.seat), callerOf(request))
    return state.ok ? state.value : refuse(reply, state.error)
  })
}
