/** Becoming an account, being one, and signing in to one. */
import { Readable } from 'node:stream'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Passkey } from '@heptapolis/store'
import { readName } from '@heptapolis/table'
import { API, MOST_PASSKEYS, RATES } from '@heptapolis/wire'
import {
  AddPasskey,
  Meant,
  type MyAccount,
  NewPasskey,
  PasskeyId,
  Rename,
  SignIn,
  Signing,
} from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Buckets } from '../gate/bucket.ts'
import { neighbourhood } from '../gate/origin.ts'
import type { Refuse } from '../gate/refuse.ts'
import { openSession, selvesOf, type Visitor } from '../gate/session.ts'
import type { House } from '../house.ts'
import { deviceOf } from './devices.ts'
import { exported } from './export.ts'
import { leave } from './leaving.ts'
import { keyOf, readAccountName } from './names.ts'
import { Doorkeeper, type Place, placeOf } from './passkeys.ts'
import { bringAlong } from './signing-in.ts'

const noSession = fail('no-session', 'Who asks is not known.')
const slowDown = fail('slow-down', 'That was too fast.')
const busy = fail('busy', 'The server cannot write at the moment.')
const noPasskeys = fail('no-passkeys', 'Passkeys need https, or this very machine.')
const nameTaken = fail('name-taken', 'Another account has a name that looks like this.')
const tooMany = fail('too-many-passkeys', `At most ${MOST_PASSKEYS} passkeys belong to an account.`)
const lastPasskey = fail('last-passkey', 'The last passkey of an account stays.')
const notForBots = fail('not-for-bots', 'A program has tokens, not passkeys.')

const OnePasskey = { params: Type.Object({ id: PasskeyId }) }
type OnePasskey = { Params: { id: string } }

export function accountsApi(app: FastifyInstance, house: House, refuse: Refuse, address: string | undefined): void {
  const { store, now } = house
  const keeper = new Doorkeeper(store, now)
  const doors = new Buckets(RATES.door, now)
  const wishes = new Buckets(RATES.account, now)
  const exports = new Buckets(RATES.export, now)

  app.get(`${API}/me/account`, async (request, reply) => {
    const visitor = known(request)
    const account = visitor.ok ? await shownAccount(request, visitor.value) : visitor
    return account.ok ? account.value : refuse(reply, account.error)
  })

  app.post<{ Body: NewPasskey }>(
    `${API}/me/passkeys/options`,
    { schema: { body: NewPasskey } },
    async (request, reply) => {
      const at = atDoor(request)
      if (!at.ok) return refuse(reply, at.error)
      const { visitor, place } = at.value
      const meant = await means(request, visitor, 'passkeys', request.body.signed)
      if (!meant.ok) return refuse(reply, meant.error)
      const [name, passkeys] = [await nameFor(visitor, request.body.account), await mayHaveMore(visitor.account)]
      if (!name.ok) return refuse(reply, name.error)
      if (!passkeys.ok) return refuse(reply, passkeys.error)
      const options = await keeper.registering(visitor.account, name.value, place, passkeys.value)
      return options.ok ? options.value : refuse(reply, busy.error)
    },
  )

  /** The first passkey makes an account of a visitor; whatever the visitor has stays. */
  app.post<{ Body: AddPasskey }>(`${API}/me/passkeys`, { schema: { body: AddPasskey } }, async (request, reply) => {
    const at = atDoor(request)
    const added = at.ok ? await addPasskey(at.value.visitor, at.value.place, request.body) : at
    return added.ok ? { ok: true } : refuse(reply, added.error)
  })

  app.post<OnePasskey & { Body: Rename }>(
    `${API}/me/passkeys/:id/rename`,
    { schema: { ...OnePasskey, body: Rename } },
    async (request, reply) => {
      const [visitor, name] = [known(request), readName(request.body.name)]
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
      const visitor = known(request)
      if (!visitor.ok) return refuse(reply, visitor.error)
      const { id } = visitor.value.account
      const mine = await store.passkeys.of(id)
      if (!mine.ok) return refuse(reply, busy.error)
      if (!mine.value.some((one) => one.id === request.params.id)) return refuse(reply, noPasskey.error)
      const meant = await means(request, visitor.value, 'passkeys', request.body.signed)
      if (!meant.ok) return refuse(reply, meant.error)
      const removed = await store.passkeys.remove(id, request.params.id)
      if (!removed.ok) return refuse(reply, busy.error)
      return removed.value ? { ok: true } : refuse(reply, lastPasskey.error)
    },
  )

  app.post<{ Body: Rename }>(`${API}/me/name`, { schema: { body: Rename } }, async (request, reply) => {
    const visitor = known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    if (visitor.value.account.kind === 'visitor') return refuse(reply, notAccount.error)
    const claimed = await claim(visitor.value.account, request.body.name)
    return claimed.ok ? { name: claimed.value } : refuse(reply, claimed.error)
  })

  app.post(`${API}/sign-in/options`, async (request, reply) => {
    const at = atDoor(request)
    if (!at.ok) return refuse(reply, at.error)
    const options = await keeper.signing(at.value.visitor.account.id, 'sign-in', at.value.place)
    return options.ok ? options.value : refuse(reply, busy.error)
  })

  app.post<{ Body: SignIn }>(`${API}/sign-in`, { schema: { body: SignIn } }, async (request, reply) => {
    const at = atDoor(request)
    if (!at.ok) return refuse(reply, at.error)
    const { visitor, place } = at.value
    const signed = await keeper.signed(visitor.account.id, 'sign-in', place, request.body.signed)
    const arrived = signed.ok ? await signIn(visitor, signed.value) : signed
    if (!arrived.ok) return refuse(reply, arrived.error)
    request.visitor = arrived.value
    // The people of the device have other numbers in the account.
    const { people, parts } = arrived.value
    const numbers = visitor.people.map((who) => (parts.includes(who) ? 0 : people.indexOf(who)))
    return { people: numbers.map((as) => (as < 0 ? null : as)) }
  })

  app.post(`${API}/sign-out`, async (request, reply) => {
    const visitor = known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const ended = await store.people.endSession(visitor.value.session)
    if (!ended.ok) return refuse(reply, busy.error)
    house.ends(visitor.value.session)
    request.visitor = { ...visitor.value, token: null }
    return { ok: true }
  })

  /** Whoever has lost a device signs it out from another. */
  app.post(`${API}/me/devices/end`, async (request, reply) => {
    const visitor = known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const { account, session: here } = visitor.value
    const ended = await store.people.endOtherSessions(account.id, here)
    if (!ended.ok) return refuse(reply, busy.error)
    for (const session of ended.value) house.ends(session)
    return { ended: ended.value.length }
  })

  /** Asks for what a person has to sign, so that a cookie alone is not enough. */
  app.post<{ Body: Signing }>(`${API}/me/signing`, { schema: { body: Signing } }, async (request, reply) => {
    const at = atDoor(request)
    if (!at.ok) return refuse(reply, at.error)
    const { visitor, place } = at.value
    const mine = await store.passkeys.of(visitor.account.id)
    if (!mine.ok) return refuse(reply, busy.error)
    const options = await keeper.signing(visitor.account.id, request.body.purpose, place, mine.value)
    return options.ok ? options.value : refuse(reply, busy.error)
  })

  app.post<{ Body: Meant }>(`${API}/me/leave`, { schema: { body: Meant } }, async (request, reply) => {
    const visitor = known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    const meant = await means(request, visitor.value, 'leave', request.body.signed)
    const left = meant.ok ? await leave(house, selvesOf(visitor.value) ?? [visitor.value.account.id]) : meant
    if (!left.ok) return refuse(reply, left.error)
    request.visitor = { ...visitor.value, token: null }
    return { ok: true }
  })

  app.get(`${API}/me/export`, async (request, reply) => {
    const visitor = known(request)
    if (!visitor.ok) return refuse(reply, visitor.error)
    if (!exports.take(visitor.value.account.id)) return refuse(reply, slowDown.error)
    const parts = await exported(house, visitor.value)
    if (!parts.ok) return refuse(reply, parts.error)
    reply.header('content-type', 'application/json; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="heptapolis-account.json"')
    return reply.send(Readable.from(parts.value))
  })

  /** A cookie alone neither undoes an account nor changes who may sign in to it: one of its passkeys has to sign. */
  async function means(
    request: FastifyRequest,
    visitor: Visitor,
    purpose: Signing['purpose'],
    signed: Meant['signed'],
  ): Promise<Result<unknown>> {
    if (visitor.account.kind !== 'person') return ok(undefined)
    const at = atDoor(request)
    if (!at.ok) return at
    if (!signed) return badPasskey
    const signer = await keeper.signed(visitor.account.id, purpose, at.value.place, signed)
    return !signer.ok || signer.value === visitor.account.id ? signer : badPasskey
  }

  function known({ visitor }: FastifyRequest): Result<Visitor> {
    if (!visitor) return noSession
    return wishes.take(visitor.account.id) ? ok(visitor) : slowDown
  }

  /** Whoever stands at the door with a passkey, and where that is. */
  function atDoor(request: FastifyRequest): Result<{ visitor: Visitor; place: Place }> {
    if (!request.visitor) return noSession
    if (!doors.take(neighbourhood(request.ip))) return slowDown
    const place = placeOf(address, request.host)
    return place ? ok({ visitor: request.visitor, place }) : noPasskeys
  }

  async function shownAccount(request: FastifyRequest, { account, session }: Visitor): Promise<Result<MyAccount>> {
    const { id, kind, name, created } = account
    const [passkeys, suspension] = [await store.passkeys.of(id), await store.conduct.suspension(id, now())]
    const [attendance, sessions] = [await store.conduct.attendance(id), await store.people.sessions(id)]
    if (!passkeys.ok || !suspension.ok || !attendance.ok || !sessions.ok) return busy
    const { until, why } = suspension.value ?? {}
    return ok({
      id,
      kind,
      name,
      created,
      mayHavePasskeys: placeOf(address, request.host) !== undefined,
      passkeys: passkeys.value.map((one) => ({ id: one.id, name: one.name, created: one.created, used: one.used })),
      devices: sessions.value
        .map(({ hash, seen }) => ({ id: deviceOf(hash), seen, ...(hash === session ? { isThis: true as const } : {}) }))
        .sort((one, other) => Number(other.isThis ?? 0) - Number(one.isThis ?? 0) || other.seen - one.seen),
      isAdmin: kind === 'person' && (await house.isAdmin(id)),
      attendance: attendance.value,
      ...(why === undefined ? {} : { suspended: { until, why } }),
    })
  }

  async function mayHaveMore({ id, kind }: Account): Promise<Result<Passkey[]>> {
    if (kind === 'bot') return notForBots
    const passkeys = await store.passkeys.of(id)
    if (!passkeys.ok) return busy
    return passkeys.value.length < MOST_PASSKEYS ? passkeys : tooMany
  }

  /** What an account is to be called: as it is, or as a visitor wishes. */
  async function nameFor({ account }: Visitor, wished = ''): Promise<Result<string>> {
    if (account.kind !== 'visitor') return ok(account.name)
    const name = readAccountName(wished)
    if (!name.ok) return name
    const other = await store.people.named(keyOf(name.value))
    if (!other.ok) return busy
    return other.value === undefined || other.value.id === account.id ? name : nameTaken
  }

  async function claim({ id }: Account, wished: string): Promise<Result<string>> {
    const name = readAccountName(wished)
    if (!name.ok) return name
    const claimed = await store.people.claimName(id, name.value, keyOf(name.value))
    // Of two who claim at once the database refuses one.
    if (!claimed.ok) return claimed.error.code === 'refused' ? nameTaken : busy
    return claimed.value ? name : nameTaken
  }

  async function addPasskey(visitor: Visitor, place: Place, body: AddPasskey): Promise<Result<boolean>> {
    const { account } = visitor
    const label = readName(body.name)
    if (!label.ok) return label
    const [name, room] = [await nameFor(visitor, body.account), await mayHaveMore(account)]
    if (!name.ok) return name
    if (!room.ok) return room
    const passkey = await keeper.registered(account.id, place, body.made, label.value)
    if (!passkey.ok) return passkey
    const claimed = account.kind === 'visitor' ? await claim(account, name.value) : name
    if (!claimed.ok) return claimed
    const added = await store.passkeys.add(passkey.value)
    if (!added.ok) return busy
    if (!added.value) return badPasskey
    const promoted = await store.people.promote(account.id, 'person')
    return promoted.ok ? promoted : busy
  }

  /** From now on this device is the account's. What a visitor has comes along; one account is merely left for another. */
  async function signIn(visitor: Visitor, id: string): Promise<Result<Visitor>> {
    if (id === visitor.account.id) return ok(visitor)
    if (visitor.account.kind === 'visitor') {
      const along = await bringAlong(store, visitor, id)
      if (!along.ok) return along
    }
    const account = await store.people.account(id)
    const arrived = account.ok && account.value ? await openSession(store, account.value, now()) : busy
    if (!arrived.ok) return busy
    await store.people.endSession(visitor.session)
    house.ends(visitor.session)
    return arrived
  }
}

const noPasskey = fail('no-passkey', 'There is no such passkey.')
const badPasskey = fail('bad-passkey', 'This passkey was not accepted.')
const notAccount = fail('not-account', 'Only an account has a name of its own.')
