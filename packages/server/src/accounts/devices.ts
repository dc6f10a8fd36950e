/** One device of an account, signed out from another. */
import { fail } from '@heptapolis/engine/kernel'
import { API, RATES } from '@heptapolis/wire'
import type { FastifyInstance } from 'fastify'
import { Buckets } from '../gate/bucket.ts'
import type { Refuse } from '../gate/refuse.ts'
import { hashOf } from '../gate/session.ts'
import type { House } from '../house.ts'

/** By what the page calls a device: nothing of what is kept of its token. */
export const deviceOf = (session: string): string => hashOf(session).slice(0, 16)

export function devicesApi(app: FastifyInstance, house: House, refuse: Refuse): void {
  const { store } = house
  const wishes = new Buckets(RATES.account, house.now)

  /** One that is gone already is gone; the own one signs out by itself. */
  app.post<{ Params: { device: string } }>(
    `${API}/me/devices/:device/end`,
    async ({ visitor, params: { device } }, reply) => {
      if (!visitor) return refuse(reply, noSession)
      if (!wishes.take(visitor.account.id)) return refuse(reply, slowDown)
      const sessions = await store.people.sessions(visitor.account.id)
      if (!sessions.ok) return refuse(reply, busy)
      for (const { hash } of sessions.value) {
        if (hash === visitor.session || deviceOf(hash) !== device) continue
        if (!(await store.people.endSession(hash)).ok) return refuse(reply, busy)
        house.ends(hash)
      }
      return { ok: true }
    },
  )
}

const noSession = fail('no-session', 'Who asks is not known.').error
const slowDown = fail('slow-down', 'Too fast.').error
const busy = fail('busy', 'The server cannot write at the moment.').error
