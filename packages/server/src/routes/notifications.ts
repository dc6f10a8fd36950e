/** HTTP routes of notification preferences and push subscriptions. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account } from '@heptapolis/store'
import type { TableState } from '@heptapolis/table'
import { API } from '@heptapolis/wire'
import { PushOff, PushOn, SetNotify, TableHook } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import type { Refuse } from '../http/refuse.ts'
import { isReaderKey } from '../notifications/encrypt.ts'
import { isAllowed } from '../notifications/post.ts'
import { hookOf, notifyOf, withNotify } from '../notifications/prefs.ts'
import { senderAt } from '../sessions/sender.ts'
import { selvesOf, type Visitor } from '../sessions/session.ts'

type AtTable = { Params: { table: string } }

type NotifyPorts = Pick<ServerContext, 'store' | 'liveTables' | 'notifier'>

export function notifyApi(app: FastifyInstance, context: NotifyPorts, refuse: Refuse): void {
  registerPush(app, context, refuse)
  registerPreferences(app, context, refuse)
  registerTableHook(app, context, refuse)
}

const isFine = ({ notifier }: NotifyPorts, address: string | undefined): boolean =>
  address === undefined || isAllowed(address, notifier.mayBePrivate)

function registerPush(app: FastifyInstance, context: NotifyPorts, refuse: Refuse): void {
  const { store, notifier } = context

  /** Public key for subscriptions. */
  app.get(`${API}/push`, async (_, reply) =>
    notifier.publicKey === undefined ? refuse(reply, busy) : { key: notifier.publicKey },
  )

  app.post<{ Body: PushOn }>(`${API}/me/push`, { schema: { body: PushOn } }, async ({ visitor, body }, reply) => {
    const { as, endpoint, keys } = body
    const account = await personOf(context, visitor, as)
    if (!account.ok) return refuse(reply, account.error)
    if (!isFine(context, endpoint)) return refuse(reply, badAddress)
    if (!isReaderKey(keys.p256dh)) return refuse(reply, badMessage)
    const saved = await store.people.savePush({ endpoint, keys, account: account.value.id }, MOST_BROWSERS)
    if (!saved.ok) return refuse(reply, busy)
    return saved.value ? { ok: true } : refuse(reply, tooMany)
  })

  /** No session needed: only the browser itself knows its endpoint. */
  app.post<{ Body: PushOff }>(`${API}/me/push/off`, { schema: { body: PushOff } }, async ({ visitor, body }, reply) => {
    if (!visitor) return refuse(reply, noSession)
    const removed = await store.people.removePush(body.endpoint)
    return removed.ok ? { ok: true } : refuse(reply, busy)
  })
}

function registerPreferences(app: FastifyInstance, context: NotifyPorts, refuse: Refuse): void {
  const { store } = context

  app.get<{ Querystring: { as?: string } }>(`${API}/me/notify`, async ({ visitor, query }, reply) => {
    const account = await personOf(context, visitor, Number(query.as ?? 0))
    if (!account.ok) return refuse(reply, account.error)
    const pushes = await store.people.pushes(account.value.id)
    return { notify: notifyOf(account.value), browsers: pushes.ok ? pushes.value.length : 0 }
  })

  app.post<{ Body: SetNotify }>(
    `${API}/me/notify`,
    { schema: { body: SetNotify } },
    async ({ visitor, body }, reply) => {
      const account = await personOf(context, visitor, body.as)
      if (!account.ok) return refuse(reply, account.error)
      if (!isFine(context, body.notify.webhook)) return refuse(reply, badAddress)
      const saved = await store.people.saveAccount(withNotify(account.value, body.notify))
      return saved.ok ? { ok: true } : refuse(reply, busy)
    },
  )
}

function registerTableHook(app: FastifyInstance, context: NotifyPorts, refuse: Refuse): void {
  const { store } = context

  app.get<AtTable & { Querystring: { as?: string } }>(
    `${API}/tables/:table/webhook`,
    async ({ visitor, params, query }, reply) => {
      const table = await hostedBy(context, visitor, Number(query.as ?? 0), params.table)
      if (!table.ok) return refuse(reply, table.error)
      const kept = await store.settings.get(hookOf(table.value.id))
      return kept.ok ? JSON.parse(kept.value || '{}') : refuse(reply, busy)
    },
  )

  app.post<AtTable & { Body: TableHook }>(
    `${API}/tables/:table/webhook`,
    { schema: { body: TableHook } },
    async ({ visitor, params, body: { as = 0, ...hook } }, reply) => {
      const table = await hostedBy(context, visitor, as, params.table)
      if (!table.ok) return refuse(reply, table.error)
      if (!isFine(context, hook.webhook)) return refuse(reply, badAddress)
      const kept = hook.webhook === undefined ? '' : JSON.stringify(hook)
      const saved = await store.settings.set(hookOf(table.value.id), kept)
      return saved.ok ? { ok: true } : refuse(reply, busy)
    },
  )
}

/** Only the host sets the webhook of a table. */
async function hostedBy(
  { store, liveTables }: NotifyPorts,
  visitor: Visitor | undefined,
  as: number,
  id: string,
): Promise<Result<TableState>> {
  const sender = await senderAt({ store }, visitor, as, id)
  if (!sender.ok) return sender
  const table = await liveTables.at(id).look()
  if (!table.ok || sender.value.selves.includes(table.value.host)) return table
  return { ok: false, error: notHost }
}

/** Account of a person on this device. Resume links give no access to preferences. */
async function personOf({ store }: NotifyPorts, visitor: Visitor | undefined, as = 0): Promise<Result<Account>> {
  const id = selvesOf(visitor, as)?.[0]
  if (id === undefined && visitor?.people[as] !== undefined) return { ok: false, error: onlyThisTable }
  const account = id === undefined ? ok(undefined) : await store.people.account(id)
  if (!account.ok) return { ok: false, error: busy }
  return account.value ? ok(account.value) : { ok: false, error: noSession }
}

export const MOST_BROWSERS = 10

const tooMany = fail('too-many-browsers', `At most ${MOST_BROWSERS} browsers are told.`).error
const busy = fail('busy', 'The server cannot write at the moment.').error
const noSession = fail('no-session', 'Who asks is not known.').error
const onlyThisTable = fail('only-this-table', 'The link gives this seat at its own table alone.').error
const notHost = fail('not-host', 'Only the host of the table may do this.').error
const badMessage = fail('bad-message', 'The key is no point of the curve.').error
const badAddress = fail('bad-address', 'Nothing can be sent to this address.').error
