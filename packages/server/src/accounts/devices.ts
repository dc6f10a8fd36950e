/** One device of an account, signed out from another. */
import { API } from '@heptapolis/wire'
import type { FastifyInstance } from 'fastify'
import type { Refuse } from '../gate/refuse.ts'
import { hashOf } from '../gate/session.ts'
import type { ServerContext } from '../server-context.ts'
import { busy, type Door } from './door.ts'

/** By what the page calls a device: nothing of what is kept of its token. */
export const deviceOf = (session: string): string => hashOf(session).slice(0, 16)

export function devicesApi(
  app: FastifyInstance,
  house: Pick<ServerContext, 'store' | 'ends'>,
  door: Door,
  refuse: Refuse,
): void {
  const { people } = house.store

  /** One that is gone already is gone; the own one signs out by itself. */
  app.post<{ Params: { device: string } }>(`${API}/me/devices/:device/end`, async (request, reply) => {
    const visitor = door.known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const { account, session: here } = visitor.value
    const sessions = await people.sessions(account.id)
    if (!sessions.ok) return refuse(reply, busy.error)
    for (const { hash } of sessions.value) {
      if (hash === here || deviceOf(hash) !== request.params.device) continue
      if (!(await people.endSession(hash)).ok) return refuse(reply, busy.error)
      house.ends(hash)
    }
    return { ok: true }
  })
}
