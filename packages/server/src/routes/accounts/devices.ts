/** Routes and lists of the devices of an account: signed in, or playing one seat by a resume link. */
import { itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import type { SeatGrant, SessionRow, Store } from '@heptapolis/store'
import { API, type MyAccount } from '@heptapolis/wire'
import type { FastifyInstance } from 'fastify'
import { type AccountAccess, busy } from '../../accounts/access.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Refuse } from '../../http/refuse.ts'
import { hashOf, type Visitor } from '../../sessions/session.ts'
import { endHolders } from './resume.ts'

type Device = MyAccount['devices'][number]

/** Public id of a device; reveals neither session nor account. */
const deviceOf = (session: string): string => hashOf(session).slice(0, 16)
const holderId = (holder: string): string => deviceOf(`seat ${holder}`)

/** People whose seats the visitor manages: own ids, and people of the device. */
export const personsOf = ({ people, parts, held }: Visitor): string[] => [
  ...people.filter((one) => !held.has(one)),
  ...parts,
]

/** Signed-in devices, the current one first. */
export const signedIn = (sessions: readonly SessionRow[], here: string): Device[] =>
  sessions
    .map(({ hash, seen, browser, system }) => ({
      id: deviceOf(hash),
      seen,
      ...(browser && { browser }),
      ...(system && { system }),
      ...(hash === here ? { isThis: true as const } : {}),
    }))
    .sort((one, other) => Number(other.isThis ?? 0) - Number(one.isThis ?? 0) || other.seen - one.seen)

/** Devices that hold a seat by a link. */
export async function seatHolders(store: Store, persons: readonly string[]): Promise<Result<Device[]>> {
  const given = await store.grants.givenFor(persons)
  if (!given.ok) return given
  const devices: Device[] = []
  for (const [holder, some] of Map.groupBy(given.value, (grant) => grant.holder)) {
    const sessions = await store.people.sessions(holder)
    if (!sessions.ok) return sessions
    devices.push(holding(holder, some, sessions.value.at(-1)))
  }
  return ok(devices)
}

const holding = (holder: string, some: readonly SeatGrant[], session: SessionRow | undefined): Device => ({
  id: holderId(holder),
  seen: session?.seen ?? itemAt(some, 0).at,
  ...(session?.browser && { browser: session.browser }),
  ...(session?.system && { system: session.system }),
  tables: [...new Set(some.map(({ game }) => game))],
})

export function devicesApi(
  app: FastifyInstance,
  context: Pick<ServerContext, 'store' | 'endConnections'>,
  access: AccountAccess,
  refuse: Refuse,
): void {
  const { people } = context.store

  /** Signs out every other device, for people who lost one. */
  app.post(`${API}/me/devices/end`, async (request, reply) => {
    const visitor = access.known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const { account, session: here } = visitor.value
    const ended = await people.endOtherSessions(account.id, here)
    if (!ended.ok) return refuse(reply, busy.error)
    for (const session of ended.value) context.endConnections(session)
    const holders = await endHolders(context, personsOf(visitor.value), () => true)
    return holders.ok ? { ended: ended.value.length + holders.value } : refuse(reply, busy.error)
  })

  /** Signs out one device; idempotent. The current one signs out instead. */
  app.post<{ Params: { device: string } }>(`${API}/me/devices/:device/end`, async (request, reply) => {
    const visitor = access.known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const { account, session: here } = visitor.value
    const sessions = await people.sessions(account.id)
    if (!sessions.ok) return refuse(reply, busy.error)
    const { device } = request.params
    for (const { hash } of sessions.value) {
      if (hash === here || deviceOf(hash) !== device) continue
      if (!(await people.endSession(hash)).ok) return refuse(reply, busy.error)
      context.endConnections(hash)
    }
    const holders = await endHolders(context, personsOf(visitor.value), ({ holder }) => holderId(holder) === device)
    return holders.ok ? { ok: true } : refuse(reply, busy.error)
  })
}
