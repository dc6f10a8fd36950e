/** HTTP routes of passkeys. The first passkey turns a visitor into an account. */
import { fail, type Result } from '@heptapolis/engine/kernel'
import type { Account, Passkey } from '@heptapolis/store'
import { readName } from '@heptapolis/table'
import { API, MOST_PASSKEYS } from '@heptapolis/wire'
import { AddPasskey, Meant, NewPasskey, PasskeyId, Rename } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { type AccountAccess, badPasskey, busy } from '../../accounts/access.ts'
import type { PasskeyOrigin } from '../../accounts/passkeys.ts'
import { claimName, nameFor } from '../../accounts/rename.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Refuse } from '../../http/refuse.ts'
import { openSession, type Visitor } from '../../sessions/session.ts'

const tooMany = fail('too-many-passkeys', `At most ${MOST_PASSKEYS} passkeys belong to an account.`)
const lastPasskey = fail('last-passkey', 'The last passkey of an account stays.')
const noPasskey = fail('no-passkey', 'There is no such passkey.')
const notForBots = fail('not-for-bots', 'A program has tokens, not passkeys.')

const OnePasskey = { params: Type.Object({ id: PasskeyId }) }
type OnePasskey = { Params: { id: string } }

type PasskeyPorts = Pick<ServerContext, 'store' | 'now' | 'endConnections'>

export function passkeysApi(app: FastifyInstance, context: PasskeyPorts, access: AccountAccess, refuse: Refuse): void {
  registerNewPasskeys(app, context, access, refuse)
  registerOwnPasskeys(app, context, access, refuse)
}

function registerNewPasskeys(app: FastifyInstance, context: PasskeyPorts, access: AccountAccess, refuse: Refuse): void {
  app.post<{ Body: NewPasskey }>(
    `${API}/me/passkeys/options`,
    { schema: { body: NewPasskey } },
    async (request, reply) => {
      const at = access.at(request)
      if (!at.ok) return refuse(reply, at.error)
      const { visitor, place } = at.value
      const confirmed = await access.confirm(request, visitor, 'passkeys', request.body.signed)
      if (!confirmed.ok) return refuse(reply, confirmed.error)
      const [name, passkeys] = [
        await nameFor(context.store, visitor.account, request.body.account),
        await mayHaveMore(context, visitor.account),
      ]
      if (!name.ok) return refuse(reply, name.error)
      if (!passkeys.ok) return refuse(reply, passkeys.error)
      const options = await access.passkeyVerifier.registering(visitor.account, name.value, place, passkeys.value)
      return options.ok ? options.value : refuse(reply, busy.error)
    },
  )

  /** Adds a passkey; the first one creates the account, which keeps everything the visitor has. */
  app.post<{ Body: AddPasskey }>(`${API}/me/passkeys`, { schema: { body: AddPasskey } }, async (request, reply) => {
    const at = access.at(request)
    const added = at.ok ? await addPasskey(context, access, at.value, request.body) : at
    if (!added.ok) return refuse(reply, added.error)
    if (at.ok && at.value.visitor.account.kind === 'visitor') {
      const renewed = await renew(context, at.value.visitor, request.headers['user-agent'])
      if (!renewed.ok) return refuse(reply, busy.error)
      request.visitor = renewed.value
    }
    return { ok: true }
  })
}

function registerOwnPasskeys(app: FastifyInstance, context: PasskeyPorts, access: AccountAccess, refuse: Refuse): void {
  const { store } = context

  app.post<OnePasskey & { Body: Rename }>(
    `${API}/me/passkeys/:id/rename`,
    { schema: { ...OnePasskey, body: Rename } },
    async (request, reply) => {
      const [visitor, name] = [access.known(request), readName(request.body.name)]
      if (!visitor.ok) return refuse(reply, visitor.error)
      if (!name.ok) return refuse(reply, name.error)
      const renamed = await store.passkeys.rename(visitor.value.account.id, request.params.id, name.value)
      if (!renamed.ok) return refuse(reply, busy.error)
      return renamed.value ? { ok: true } : refuse(reply, noPasskey.error)
    },
  )

  app.post<OnePasskey & { Body: Meant }>(
    `${API}/me/passkeys/:id/remove`,
    { schema: { ...OnePasskey, body: Meant } },
    async (request, reply) => {
      const visitor = access.known(request)
      if (!visitor.ok) return refuse(reply, visitor.error)
      const { id } = visitor.value.account
      const mine = await store.passkeys.of(id)
      if (!mine.ok) return refuse(reply, busy.error)
      if (!mine.value.some((one) => one.id === request.params.id)) return refuse(reply, noPasskey.error)
      const confirmed = await access.confirm(request, visitor.value, 'passkeys', request.body.signed)
      if (!confirmed.ok) return refuse(reply, confirmed.error)
      const removed = await store.passkeys.remove(id, request.params.id)
      if (!removed.ok) return refuse(reply, busy.error)
      return removed.value ? { ok: true } : refuse(reply, lastPasskey.error)
    },
  )
}

/** Replaces the session: cookies of the earlier visitor must not open the account. */
async function renew(
  { store, now, endConnections }: PasskeyPorts,
  { account }: Visitor,
  agent: string | undefined,
): Promise<Result<Visitor>> {
  const opened = await openSession(store, { ...account, kind: 'person' }, now(), agent)
  if (!opened.ok) return opened
  const ended = await store.people.endOtherSessions(account.id, opened.value.session)
  for (const session of ended.ok ? ended.value : []) endConnections(session)
  return ended.ok ? opened : ended
}

async function mayHaveMore({ store }: PasskeyPorts, { id, kind }: Account): Promise<Result<Passkey[]>> {
  if (kind === 'bot') return notForBots
  const passkeys = await store.passkeys.of(id)
  if (!passkeys.ok) return busy
  return passkeys.value.length < MOST_PASSKEYS ? passkeys : tooMany
}

async function addPasskey(
  context: PasskeyPorts,
  access: AccountAccess,
  { visitor, place }: { visitor: Visitor; place: PasskeyOrigin },
  body: AddPasskey,
): Promise<Result<boolean>> {
  const { store } = context
  const { account } = visitor
  const label = readName(body.name)
  if (!label.ok) return label
  const [name, room] = [await nameFor(store, visitor.account, body.account), await mayHaveMore(context, account)]
  if (!name.ok) return name
  if (!room.ok) return room
  const passkey = await access.passkeyVerifier.registered(account.id, place, body.made, label.value)
  if (!passkey.ok) return passkey
  const claimed = account.kind === 'visitor' ? await claimName(store, account, name.value) : name
  if (!claimed.ok) return claimed
  const added = await store.passkeys.add(passkey.value)
  if (!added.ok) return busy
  if (!added.value) return badPasskey
  const promoted = await store.people.promote(account.id, 'person')
  return promoted.ok ? promoted : busy
}
