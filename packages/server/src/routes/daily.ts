/** HTTP routes of the daily deal. */
import { fail, type Problem } from '@heptapolis/engine/kernel'
import { API } from '@heptapolis/wire'
import { DailyShown, PlayDaily } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type, { type Static } from 'typebox'
import type { ServerContext } from '../context/server-context.ts'
import { dailyFor, playDaily } from '../daily/daily.ts'
import { originOf } from '../sessions/device.ts'

const OfDay = Type.Object({ day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })) })

export function dailyApi(
  app: FastifyInstance,
  context: Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'creation'>,
  refuse: (reply: FastifyReply, problem: Problem) => FastifyReply,
): void {
  const today = {
    scope: 'games:read',
    says: 'The daily deal and its number of players. Only accounts that have played see the ranking of today; everybody sees those of earlier days.',
    answer: DailyShown,
  } as const
  app.get<{ Querystring: Static<typeof OfDay> }>(
    `${API}/daily`,
    { schema: { querystring: OfDay }, config: { api: today } },
    async (request, reply) => {
      const { visitor, query } = request
      if (query.day !== undefined && Number.isNaN(Date.parse(query.day))) return refuse(reply, noDay)
      const daily = await dailyFor(context, visitor?.account, originOf(request), query.day)
      return daily.ok ? daily.value : refuse(reply, busy)
    },
  )

  app.post<{ Body: PlayDaily }>(`${API}/daily/play`, { schema: { body: PlayDaily } }, async (request, reply) => {
    const { visitor, body } = request
    if (!visitor) return refuse(reply, noSession)
    const attempt = await playDaily(context, visitor.account, body, originOf(request))
    return attempt.ok ? { table: attempt.value.game } : refuse(reply, attempt.error)
  })
}

const noSession = fail('no-session', 'Who asks is not known.').error
const noDay = fail('bad-message', 'No calendar has this day.').error
const busy = fail('busy', 'The server cannot read at the moment.').error
