/** HTTP routes of sign-in and sign-out. */
import { ok, type Result } from '@heptapolis/engine/kernel'
import { API } from '@heptapolis/wire'
import { SignIn, SignInStep } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import { type AccountAccess, busy } from '../../accounts/access.ts'
import { mergeVisitor } from '../../accounts/merge.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Refuse } from '../../http/refuse.ts'
import { openSession, type Visitor } from '../../sessions/session.ts'

type SignInPorts = Pick<ServerContext, 'store' | 'now' | 'endConnections'>

export function signInApi(app: FastifyInstance, context: SignInPorts, access: AccountAccess, refuse: Refuse): void {
  const { store } = context

  app.post(`${API}/sign-in/options`, async (request, reply) => {
    const at = access.at(request)
    if (!at.ok) return refuse(reply, at.error)
    const options = await access.passkeyVerifier.signing(at.value.visitor.account.id, 'sign-in', at.value.place)
    return options.ok ? options.value : refuse(reply, busy.error)
  })

  app.post<{ Body: SignIn }>(`${API}/sign-in`, { schema: { body: SignIn } }, async (request, reply) => {
    const at = access.at(request)
    if (!at.ok) return refuse(reply, at.error)
    const { visitor, place } = at.value
    const signed = await access.passkeyVerifier.signed(visitor.account.id, 'sign-in', place, request.body.signed)
    const arrived = signed.ok ? await signIn(context, visitor, signed.value, request.headers['user-agent']) : signed
    if (!arrived.ok) return refuse(reply, arrived.error)
    request.visitor = arrived.value
    // People of the device have other numbers in the account.
    const { people, parts } = arrived.value
    const numbers = visitor.people.map((who) => (parts.includes(who) ? 0 : people.indexOf(who)))
    return { people: numbers.map((as) => (as < 0 ? null : as)) }
  })

  app.post(`${API}/sign-out`, async (request, reply) => {
    const visitor = access.known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const ended = await store.people.endSession(visitor.value.session)
    if (!ended.ok) return refuse(reply, busy.error)
    context.endConnections(visitor.value.session)
    request.visitor = { ...visitor.value, token: null }
    return { ok: true }
  })

  /** Challenge for acts that a cookie alone must not allow. */
  app.post<{ Body: SignInStep }>(`${API}/me/signing`, { schema: { body: SignInStep } }, async (request, reply) => {
    const at = access.at(request)
    if (!at.ok) return refuse(reply, at.error)
    const { visitor, place } = at.value
    const mine = await store.passkeys.of(visitor.account.id)
    if (!mine.ok) return refuse(reply, busy.error)
    const options = await access.passkeyVerifier.signing(visitor.account.id, request.body.purpose, place, mine.value)
    return options.ok ? options.value : refuse(reply, busy.error)
  })
}

/** Signs this device in. A visitor's games come along; another account is left as it is. */
async function signIn(
  { store, now, endConnections }: SignInPorts,
  visitor: Visitor,
  id: string,
  agent: string | undefined,
): Promise<Result<Visitor>> {
  if (id === visitor.account.id) return ok(visitor)
  if (visitor.account.kind === 'visitor') {
    const along = await mergeVisitor(store, visitor, id)
    if (!along.ok) return along
  }
  const account = await store.people.account(id)
  const arrived = account.ok && account.value ? await openSession(store, account.value, now(), agent) : busy
  if (!arrived.ok) return busy
  await store.people.endSession(visitor.session)
  endConnections(visitor.session)
  return arrived
}
