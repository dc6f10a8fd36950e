/** HTTP routes of reports, mutes, blocks and the share of abandoned games. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import { shown, type TableState } from '@heptapolis/table'
import { API, type AvoidedPlayer, type HiddenChat, type PlayerReputation } from '@heptapolis/wire'
import { Avoid, SendReport } from '@heptapolis/wire/schema'
import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import type { Refuse } from '../http/refuse.ts'
import { type PersonRelation, readReport, storeAvoidance, storeReport } from '../moderation/person-records.ts'
import { callerOf } from '../rate-limits/limiter.ts'
import { admit } from '../sessions/access.ts'
import { senderAt } from '../sessions/sender.ts'
import { type PersonIds, selvesOf, type Visitor } from '../sessions/session.ts'

type AtTable = { Params: { table: string } }
type As = { Querystring: { as?: string } }

/** Chat messages stored with a report. */
const MOST_LINES = 100

const noSession = fail('no-session', 'Who asks is not known.')
const busy = fail('busy', 'The server cannot write at the moment.')
const nobodyThere = fail('nobody-there', 'There is no person.')
const yourself = fail('yourself', 'That is who asks.')

interface PersonFound extends PersonRelation {
  readonly table: TableState
  /** Id of the sender at the table. */
  readonly who: string
}

type ModerationPorts = Pick<ServerContext, 'store' | 'now' | 'liveTables' | 'limiter'>

export function moderationApi(app: FastifyInstance, context: ModerationPorts, refuse: Refuse): void {
  registerReports(app, context, refuse)
  registerAvoiding(app, context, refuse)
  registerStandings(app, context, refuse)
  registerAvoided(app, context, refuse)
}

function registerReports(app: FastifyInstance, context: ModerationPorts, refuse: Refuse): void {
  const { limiter } = context

  app.post<AtTable & { Body: SendReport }>(
    `${API}/tables/:table/report`,
    { schema: { body: SendReport } },
    async (request, reply) => {
      const { visitor, params, body } = request
      const about = await findPerson(context, visitor, params.table, body)
      if (!about.ok) return refuse(reply, about.error)
      const words = readReport(body)
      if (!words.ok) return refuse(reply, words.error)
      const { table, who } = about.value
      const paced = limiter.pass('report', callerOf(request))
      if (!paced.ok) return refuse(reply, paced.error)
      const talk = shown(table, who)
        .chat.filter(({ did }) => did === undefined)
        .slice(-MOST_LINES)
      const report = {
        reason: body.reason,
        words: words.value,
        talk,
        game: table.id,
        ...(body.seat === undefined ? {} : { seat: body.seat }),
      }
      const stored = await storeReport(context, about.value, report)
      return stored.ok ? { ok: true } : refuse(reply, stored.error)
    },
  )
}

function registerAvoiding(app: FastifyInstance, context: ModerationPorts, refuse: Refuse): void {
  app.post<AtTable & { Body: Avoid }>(
    `${API}/tables/:table/avoid`,
    { schema: { body: Avoid } },
    async ({ visitor, params, body }, reply) => {
      const about = await findPerson(context, visitor, params.table, body)
      if (!about.ok) return refuse(reply, about.error)
      const id = await storeAvoidance(context, about.value, body.degree)
      return id.ok ? { ok: true, id: id.value } : refuse(reply, id.error)
    },
  )
}

function registerStandings(app: FastifyInstance, context: ModerationPorts, refuse: Refuse): void {
  const { store } = context

  /** People whose chat the page hides. */
  app.get<AtTable & As>(`${API}/tables/:table/hidden`, async ({ visitor, params, query }, reply) => {
    const at = await come(context, visitor, params.table, Number(query.as ?? 0))
    if (!at.ok) return refuse(reply, at.error)
    const known = await store.conduct.avoided(at.value.selves[0])
    if (!known.ok) return refuse(reply, busy.error)
    return hiddenAt(store, at.value.table, new Set(known.value.map(({ other }) => other)))
  })

  app.get<AtTable & As>(`${API}/tables/:table/standings`, async ({ visitor, params, query }, reply) => {
    const at = await come(context, visitor, params.table, Number(query.as ?? 0))
    return at.ok ? standingsAt(store, at.value.table) : refuse(reply, at.error)
  })
}

/** People avoided by the account of the request. */
function registerAvoided(app: FastifyInstance, { store }: ModerationPorts, refuse: Refuse): void {
  app.get(`${API}/me/avoided`, async ({ visitor }, reply) => {
    if (!visitor) return refuse(reply, noSession.error)
    const known = await store.conduct.avoided(visitor.account.id)
    if (!known.ok) return refuse(reply, busy.error)
    return known.value.map(({ id, degree, name, since }): AvoidedPlayer => ({ id, degree, name, since }))
  })

  app.post<{ Params: { id: string } }>(`${API}/me/avoided/:id/remove`, async ({ visitor, params }, reply) => {
    if (!visitor) return refuse(reply, noSession.error)
    const removed = await store.conduct.unavoid(visitor.account.id, params.id)
    if (!removed.ok) return refuse(reply, busy.error)
    return removed.value ? { ok: true } : refuse(reply, nobodyThere.error)
  })
}

async function come(
  { store, liveTables }: ModerationPorts,
  visitor: Visitor | undefined,
  id: string,
  as: number | undefined,
): Promise<Result<{ table: TableState; who: string; selves: PersonIds }>> {
  const sender = await senderAt({ store }, visitor, as, id)
  if (!sender.ok) return sender
  const at = await admit({ store, liveTables }, sender.value, id)
  return at.ok ? ok({ ...at.value, selves: sender.value.selves }) : at
}

/** Finds a seated person or spectator, for people at the same table. */
async function findPerson(
  context: ModerationPorts,
  visitor: Visitor | undefined,
  id: string,
  about: PersonQuery,
): Promise<Result<PersonFound>> {
  // Resume links give no access to reports and blocks.
  if (!selvesOf(visitor, about.as)) return noSession
  const at = await come(context, visitor, id, about.as)
  if (!at.ok) return at
  const { table, who, selves } = at.value
  const { other: whom, name } = personAt(table, about)
  if (whom === undefined) return nobodyThere
  if (selves.includes(whom)) return yourself
  const other = await context.store.people.home(whom)
  if (!other.ok) return busy
  if (!other.value) return nobodyThere
  return other.value.id === selves[0] ? yourself : ok({ table, who, account: selves[0], other: other.value, name })
}

async function hiddenAt(
  store: Store,
  { seats, watchers, chat }: TableState,
  others: ReadonlySet<string>,
): Promise<HiddenChat> {
  const isHidden = async (who: string | undefined): Promise<boolean> => {
    const home = who === undefined || others.size === 0 ? undefined : await store.people.home(who)
    return home?.ok === true && home.value !== undefined && others.has(home.value.id)
  }
  const hidden: HiddenChat = { seats: [], watchers: [] }
  for (const [seat, { who }] of seats.entries()) if (await isHidden(who)) hidden.seats.push(seat)
  const spoke = chat.flatMap(({ watcher, who }) => (watcher === undefined ? [] : [[watcher, who] as const]))
  const looking = new Map([...spoke, ...watchers.map(({ number, who }) => [number, who] as const)])
  for (const [number, who] of looking) if (await isHidden(who)) hidden.watchers.push(number)
  return hidden
}

async function standingsAt(store: Store, { id, seats, options }: TableState): Promise<PlayerReputation[]> {
  const sharedOrigins = options.rated ? await store.traces.alikeAt(id) : ok([])
  // A shared device overrides a shared address, because it is stronger evidence.
  const kinds = new Map((sharedOrigins.ok ? sharedOrigins.value : []).map(({ account, kind }) => [account, kind]))
  const standings = seats.map(async ({ who }, seat): Promise<PlayerReputation[]> => {
    const home = who === undefined ? undefined : await store.people.home(who)
    if (!home?.ok || !home.value) return []
    const attended = await store.conduct.attendance(home.value.id)
    const found = kinds.get(home.value.id)
    const standing = { seat, isAccount: home.value.kind !== 'visitor', ...(found && { alike: found }) }
    return attended.ok ? [{ ...standing, ...attended.value }] : []
  })
  return (await Promise.all(standings)).flat()
}

interface PersonQuery {
  readonly as?: number
  readonly seat?: number
  readonly watcher?: number
}

function personAt(
  { seats, watchers, chat }: TableState,
  { seat, watcher }: PersonQuery,
): { other?: string | undefined; name: string } {
  if (seat !== undefined) return { other: seats[seat]?.who, name: seats[seat]?.name ?? '' }
  const one =
    watchers.find(({ number }) => number === watcher) ??
    chat.findLast((line) => watcher !== undefined && line.watcher === watcher)
  return { other: one?.who, name: one?.name ?? '' }
}
