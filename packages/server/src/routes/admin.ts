/** Admin routes. For everybody else these addresses do not exist. */
import { fail } from '@heptapolis/engine/kernel'
import type { ModerationReport, ReportCursor } from '@heptapolis/store'
import {
  API,
  REPORTS_LISTED,
  type ShownAct,
  type ShownFound,
  type ShownReport,
  type ShownSuspension,
} from '@heptapolis/wire'
import { CloseTable, Settle, Suspend, Unsuspend } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Acts } from '../admin/acts.ts'
import type { ServerContext } from '../context/server-context.ts'
import type { Refuse } from '../http/refuse.ts'
import type { Visitor } from '../sessions/session.ts'
import { sharedOrigins } from '../shared-origin/accounts.ts'
import { ALIKE } from '../shared-origin/origins.ts'

const MOST_LISTED = 200
/** Ignores an unreadable cursor. */
const cursorOf = ({ before = '', id = '' }: ReportQuery): ReportCursor | undefined =>
  /^\d{1,15}$/.test(before) ? { at: Number(before), id } : undefined

interface ReportQuery {
  settled?: string
  before?: string
  id?: string
}

const nothingFound = fail('nothing-found', 'No account and no table is called so.')
const busy = fail('busy', 'The server cannot write at the moment.')

/** Accounts of shared origin, parsed from the audit detail. */
const seenIn = ({ act, detail }: Pick<ShownAct, 'act' | 'detail'>): string[] =>
  act === ALIKE ? detail.split(/[:,] /).slice(1) : []

type One<Param extends string> = { Params: { [P in Param]: string } }

export function adminApi(
  app: FastifyInstance,
  context: Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'isAdmin'>,
  refuse: Refuse,
): void {
  const { store, now } = context
  const acts = new Acts(context)

  /** A refusal must not reveal that the route exists. */
  const onlyAdmins = async ({ visitor }: FastifyRequest, reply: FastifyReply) => {
    if (visitor?.account.kind !== 'person' || !(await context.isAdmin(visitor.account.id))) return reply.callNotFound()
  }
  // Before body validation, whose errors would reveal the route.
  const guarded = { onRequest: onlyAdmins, config: { limit: 'account' as const } }

  app.get<{ Querystring: ReportQuery }>(`${API}/admin/reports`, guarded, async ({ query, visitor }, reply) => {
    const reports = await store.conduct.reports(query.settled !== undefined, REPORTS_LISTED, cursorOf(query))
    if (!reports.ok) return refuse(reply, busy.error)
    return Promise.all(reports.value.map((report) => shownReport(report, nameOf(visitor))))
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
    if (!acts.ok) return refuse(reply, busy.error)
    const names = await namesOf(acts.value.flatMap((one) => [one.admin, one.subject, ...seenIn(one)]))
    return acts.value.map(
      (one): ShownAct => ({
        ...one,
        adminName: names.get(one.admin),
        subjectName: names.get(one.subject),
        ...(one.act === ALIKE
          ? {
              people: seenIn(one)
                .map((id) => names.get(id) ?? '')
                .sort(),
            }
          : {}),
      }),
    )
  })

  app.get(`${API}/admin/alikes`, guarded, async (_, reply) => {
    const found = await sharedOrigins(store, MOST_LISTED)
    return found.ok ? found.value : refuse(reply, busy.error)
  })

  /** Searches without requiring a report. */
  app.get<{ Querystring: { for?: string } }>(`${API}/admin/find`, guarded, async ({ query }, reply) => {
    const sought = (query.for ?? '').trim()
    const found: ShownFound = { ...(await personCalled(sought)), ...(await tableCalled(sought)) }
    return found.person || found.table ? found : refuse(reply, nothingFound.error)
  })

  app.post<One<'id'> & { Body: Settle }>(
    `${API}/admin/reports/:id/settle`,
    { ...guarded, schema: { body: Settle } },
    async ({ visitor, params, body }, reply) => {
      const done = await acts.settle(nameOf(visitor), params.id, body.ruling)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<{ Body: Suspend }>(
    `${API}/admin/suspend`,
    { ...guarded, schema: { body: Suspend } },
    async ({ visitor, body }, reply) => {
      const done = await acts.suspend(nameOf(visitor), body)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<{ Body: Unsuspend }>(
    `${API}/admin/unsuspend`,
    { ...guarded, schema: { body: Unsuspend } },
    async ({ visitor, body }, reply) => {
      const done = await acts.unsuspend(nameOf(visitor), body.account)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  app.post<One<'table'> & { Body: CloseTable }>(
    `${API}/admin/tables/:table/close`,
    { ...guarded, schema: { body: CloseTable } },
    async ({ visitor, params, body }, reply) => {
      const done = await acts.close(nameOf(visitor), params.table, body.why)
      return done.ok ? { ok: true } : refuse(reply, done.error)
    },
  )

  async function personCalled(sought: string): Promise<ShownFound> {
    const account = await acts.find(sought)
    if (!account.ok) return {}
    const { id, name } = account.value
    return { person: { account: id, name: name ?? '', ...(await standingOf(id)) } }
  }

  async function tableCalled(sought: string): Promise<ShownFound> {
    const table = await context.liveTables.at(sought).look()
    if (!table.ok) return {}
    const { id, phase, seats } = table.value
    const people = seats.flatMap(({ who, name }) => (who === undefined ? [] : [name ?? '']))
    return { table: { table: id, phase, people } }
  }

  async function standingOf(account: string): Promise<Pick<ShownReport, 'attendance' | 'isSuspended'>> {
    const attendance = await store.conduct.attendance(account)
    const suspension = await store.conduct.suspension(account, now())
    return {
      attendance: attendance.ok ? attendance.value : { games: 0, left: 0 },
      isSuspended: suspension.ok && suspension.value !== undefined,
    }
  }

  /** Names of those ids that are accounts. */
  async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const names = new Map<string, string>()
    for (const id of new Set(ids)) {
      const account = await store.people.account(id)
      if (account.ok && account.value?.name) names.set(id, account.value.name)
    }
    return names
  }

  const nameOf = (visitor: Visitor | undefined): string => visitor?.account.id ?? ''

  async function shownReport(report: ModerationReport, admin: string): Promise<ShownReport> {
    const { id, at, about, game, name, reason, words, talk, ruling, settled } = report
    const accountName = (await namesOf([about])).get(about)
    return {
      id,
      at,
      about,
      table: game,
      name,
      ...(accountName === undefined ? {} : { accountName }),
      reason: reason as ShownReport['reason'],
      words,
      talk: talk as ShownReport['talk'],
      ...(await standingOf(about)),
      ...(about === admin ? { isAboutYou: true } : {}),
      ...(ruling === undefined ? {} : { ruling }),
      ...(settled === undefined ? {} : { settled }),
    }
  }
}
