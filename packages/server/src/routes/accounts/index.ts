/** HTTP routes of accounts: details, name, export and deletion. */
import { Readable } from 'node:stream'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import { API } from '@heptapolis/wire'
import { Meant, type MyAccount, Rename } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import { AccountAccess, busy } from '../../accounts/access.ts'
import { deleteAccount } from '../../accounts/deletion.ts'
import { exportAccount } from '../../accounts/export.ts'
import { claimName } from '../../accounts/rename.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Refuse } from '../../http/refuse.ts'
import { selvesOf, type Visitor } from '../../sessions/session.ts'
import { devicesApi, personsOf, seatHolders, signedIn } from './devices.ts'
import { passkeysApi } from './passkeys.ts'
import { signInApi } from './sign-in.ts'

const notAccount = fail('not-account', 'Only an account has a name of its own.')

export function accountsApi(
  app: FastifyInstance,
  context: Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'endConnections' | 'isAdmin' | 'limiter'>,
  refuse: Refuse,
  address: string | undefined,
): void {
  const { store } = context
  const access = new AccountAccess(context, address)
  passkeysApi(app, context, access, refuse)
  signInApi(app, context, access, refuse)
  devicesApi(app, context, access, refuse)

  app.get(`${API}/me/account`, async (request, reply) => {
    const visitor = access.known(request)
    const account = visitor.ok
      ? await accountDetails(context, visitor.value, access.place(request) !== undefined)
      : visitor
    return account.ok ? account.value : refuse(reply, account.error)
  })

  app.post<{ Body: Rename }>(`${API}/me/name`, { schema: { body: Rename } }, async (request, reply) => {
    const visitor = access.known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    if (visitor.value.account.kind === 'visitor') return refuse(reply, notAccount.error)
    const claimed = await claimName(store, visitor.value.account, request.body.name)
    return claimed.ok ? { name: claimed.value } : refuse(reply, claimed.error)
  })

  app.post<{ Body: Meant }>(`${API}/me/leave`, { schema: { body: Meant } }, async (request, reply) => {
    const visitor = access.known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const confirmed = await access.confirm(request, visitor.value, 'leave', request.body.signed)
    const left = confirmed.ok
      ? await deleteAccount(context, selvesOf(visitor.value) ?? [visitor.value.account.id])
      : confirmed
    if (!left.ok) return refuse(reply, left.error)
    request.visitor = { ...visitor.value, token: null }
    return { ok: true }
  })

  app.get(`${API}/me/export`, { config: { limit: 'export' } }, async (request, reply) => {
    const visitor = access.known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const parts = await exportAccount(context, visitor.value)
    if (!parts.ok) return refuse(reply, parts.error)
    reply.header('content-type', 'application/json; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="heptapolis-account.json"')
    return reply.send(Readable.from(parts.value))
  })
}

async function accountDetails(
  context: Pick<ServerContext, 'store' | 'now' | 'isAdmin'>,
  visitor: Visitor,
  mayHavePasskeys: boolean,
): Promise<Result<MyAccount>> {
  const { store, now } = context
  const { account, session } = visitor
  const { id, kind, name, created } = account
  const [passkeys, suspension] = [await store.passkeys.of(id), await store.conduct.suspension(id, now())]
  const [attendance, sessions] = [await store.conduct.attendance(id), await store.people.sessions(id)]
  const holders = await seatHolders(store, personsOf(visitor))
  if (!passkeys.ok || !suspension.ok || !attendance.ok || !sessions.ok || !holders.ok) return busy
  const { until, why } = suspension.value ?? {}
  return ok({
    id,
    kind,
    name,
    created,
    mayHavePasskeys,
    passkeys: passkeys.value.map((one) => ({ id: one.id, name: one.name, created: one.created, used: one.used })),
    devices: [...signedIn(sessions.value, session), ...holders.value],
    isAdmin: kind === 'person' && (await context.isAdmin(id)),
    attendance: attendance.value,
    ...(why === undefined ? {} : { suspended: { until, why } }),
  })
}
