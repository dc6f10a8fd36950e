/**
 * For those who look after the people here, and nobody else: to others these addresses do not exist. Every act is written
 * down before it is done.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Report } from '@heptapolis/store'
import { tend } from '@heptapolis/table'
import { API, RATES, type ShownReport, type ShownSuspension } from '@heptapolis/wire'
import { CloseTable, Settle, Suspend, Unsuspend } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Buckets } from '../gate/bucket.ts'
import type { Refuse } from '../gate/refuse.ts'
import type { House } from '../house.ts'

const DAY = 24 * 3_600_000
const MOST_LISTED = 200

const busy = fail('busy', 'The server cannot write at the moment.')
const noReport = fail('no-report', 'There is no such report, or it is settled.')
const noAccount = fail('no-account', 'There is no such account.')
const notSuspended = fail('not-suspended', 'This account is not suspended.')
const overAlready = fail('game-over', 'The table is put away already.')
const ofAdmins = fail('of-admins', 'Who looks after the house is not suspended from here.')

type One<Param extends string> = { Params: { [P in Param]: string } }

export function adminApi(app: FastifyInstance, house: House, refuse: Refuse): void {
  const { store, desks, now } = house
  const wishes = new Buckets(RATES.account, now)

  /** Nobody learns from an answer that there is something to be found. */
  const onlyAdmins = async ({ visitor }: FastifyRequest, reply: FastifyReply) => {
    if (visitor?.account.kind !== 'person' || !house.isAdmin(visitor.account.id)) return reply.callNotFound()
    if (!wishes.take(visitor.account.id)) return reply.code(429).send({ code: 'slow-down' })
  }
  // Before the body is looked at: what is wrong with it would tell as much.
  const guarded = { onRequest: onlyAdmins }

  app.get<{ Querystring: { settled?: string } }>(`${API}/admin/reports`, guarded, async ({ query }, reply) => {
    const reports = await store.conduct.reports(query.settled !== undefined, MOST_LISTED)
    if (!reports.ok) return refuse(reply, busy.error)
    return Promise.all(reports.value.map(shownReport))
  })

  app.get(`${API}/admin/suspensions`, guarded, async (_, reply) => {
    const all = await store.conduct.suspensions()
    if (!all.ok) return refuse(reply, busy.error)
    return Promise.all(
      all.value.map(async (one): Promise<ShownSuspension> => {
        const account = await store.people.account(one.account)
        return { ...one, name: (account.ok && account.value?.name) || '' }
      }),
    )
  })

  app.get(`${API}/admin/audit`, guarded, async (_, reply) => {
    const acts = await store.audit.list(MOST_LISTED)
    return acts.ok ? acts.value : refuse(reply, busy.error)
  })

  app.post<One<'id'> & { Body: Settle }>(
    `${API}/admin/reports/:id/settle`,
    { ...guarded, schema: { body: Settle } },
    async (request, reply) => {
      const { id } = request.params
      const { ruling } = request.body
      const done = await act(request, 'settle', id, ruling, async () => {
        const settled = await store.conduct.settle(id, ruling, now())
        if (!settled.ok) return busy
        return settled.value ? ok(undefined) : noReport
      })
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<{ Body: Suspend }>(
    `${API}/admin/suspend`,
    { ...guarded, schema: { body: Suspend } },
    async (request, reply) => {
      const { account, days, why } = request.body
      const detail = `${days === undefined ? 'for good' : `${days} d`}: ${why}`
      const done = await act(request, 'suspend', account, detail, () => suspend(request.body))
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<{ Body: Unsuspend }>(
    `${API}/admin/unsuspend`,
    { ...guarded, schema: { body: Unsuspend } },
    async (request, reply) => {
      const { account } = request.body
      const done = await act(request, 'unsuspend', account, '', async () => {
        const lifted = await store.conduct.unsuspend(account)
        if (!lifted.ok) return busy
        return lifted.value ? ok(undefined) : notSuspended
      })
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<One<'table'> & { Body: CloseTable }>(
    `${API}/admin/tables/:table/close`,
    { ...guarded, schema: { body: CloseTable } },
    async (request, reply) => {
      const { table } = request.params
      const done = await act(request, 'close', table, request.body.why, () => close(table))
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  /** Writes down who does what to whom, does it, and writes down where it did not come to be. */
  async function act(
    { visitor }: FastifyRequest,
    what: string,
    subject: string,
    detail: string,
    does: () => Promise<Result<unknown>>,
  ): Promise<Result<unknown>> {
    const entry = { admin: visitor?.account.id ?? '', subject, detail }
    const noted = await store.audit.note({ ...entry, at: now(), act: what })
    if (!noted.ok) return busy
    const done = await does()
    if (!done.ok) await store.audit.note({ ...entry, at: now(), act: `${what} refused`, detail: done.error.code })
    return done
  }

  /** The account somebody belongs to, with all they have been. */
  async function suspend({ account, days, why }: Suspend): Promise<Result<unknown>> {
    const home = await store.people.home(account)
    if (!home.ok) return busy
    if (!home.value) return noAccount
    if (house.isAdmin(home.value.id)) return ofAdmins
    const since = now()
    const until = days === undefined ? {} : { until: since + days * DAY }
    const kept = await store.conduct.suspend({ account: home.value.id, since, why, ...until })
    return kept.ok ? kept : busy
  }

  async function close(id: string): Promise<Result<unknown>> {
    const table = await desks.at(id).look()
    if (!table.ok) return table
    if (table.value.phase === 'over') return overAlready
    return desks.at(id).decide((one, at) => tend(one, { do: 'close' }, at))
  }

  async function shownReport(report: Report): Promise<ShownReport> {
    const { id, at, about, game, name, reason, words, talk, ruling, settled } = report
    const [attendance, suspension] = [
      await store.conduct.attendance(about),
      await store.conduct.suspension(about, now()),
    ]
    return {
      id,
      at,
      about,
      table: game,
      name,
      reason: reason as ShownReport['reason'],
      words,
      talk: talk as ShownReport['talk'],
      attendance: attendance.ok ? attendance.value : { games: 0, left: 0 },
      isSuspended: suspension.ok && suspension.value !== undefined,
      ...(ruling === undefined ? {} : { ruling }),
      ...(settled === undefined ? {} : { settled }),
    }
  }
}
