/** HTTP routes of reports, mutes and blocks from the profile of a person. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import { API } from '@heptapolis/wire'
import { AvoidPerson, ReportPerson } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import { keyOf } from '../accounts/names.ts'
import type { ServerContext } from '../context/server-context.ts'
import { NO_TABLE } from '../core/ids.ts'
import type { Refuse } from '../http/refuse.ts'
import { type PersonRelation, readReport, storeAvoidance, storeReport } from '../moderation/person-records.ts'
import { callerOf } from '../rate-limits/limiter.ts'
import { selvesOf, type Visitor } from '../sessions/session.ts'

type PersonRoute = { Params: { name: string } }
type PeopleModerationPorts = Pick<ServerContext, 'store' | 'now' | 'limiter'>

const noSession = fail('no-session', 'Who asks is not known.')
const busy = fail('busy', 'The server cannot read at the moment.')
const noPerson = fail('no-person', 'Nobody here has this name.')
const yourself = fail('yourself', 'That is who asks.')

export function peopleModerationApi(app: FastifyInstance, context: PeopleModerationPorts, refuse: Refuse): void {
  app.post<PersonRoute & { Body: ReportPerson }>(
    `${API}/people/:name/report`,
    { schema: { body: ReportPerson } },
    async (request, reply) => {
      const { visitor, params, body } = request
      const person = await findByName(context, visitor, params.name)
      if (!person.ok) return refuse(reply, person.error)
      const words = readReport(body)
      if (!words.ok) return refuse(reply, words.error)
      const paced = context.limiter.pass('report', callerOf(request))
      if (!paced.ok) return refuse(reply, paced.error)
      const report = { reason: body.reason, words: words.value, talk: [], game: NO_TABLE }
      const stored = await storeReport(context, person.value, report)
      return stored.ok ? { ok: true } : refuse(reply, stored.error)
    },
  )

  app.post<PersonRoute & { Body: AvoidPerson }>(
    `${API}/people/:name/avoid`,
    { schema: { body: AvoidPerson } },
    async ({ visitor, params, body }, reply) => {
      const person = await findByName(context, visitor, params.name)
      if (!person.ok) return refuse(reply, person.error)
      const id = await storeAvoidance(context, person.value, body.degree)
      return id.ok ? { ok: true, id: id.value } : refuse(reply, id.error)
    },
  )
}

async function findByName(
  { store }: PeopleModerationPorts,
  visitor: Visitor | undefined,
  name: string,
): Promise<Result<PersonRelation>> {
  const selves = selvesOf(visitor)
  if (!selves) return noSession
  const other = await store.people.named(keyOf(name))
  if (!other.ok) return busy
  if (!other.value) return noPerson
  if (selves.includes(other.value.id)) return yourself
  return ok({ account: selves[0], other: other.value, name: other.value.name })
}
