/** Export of everything the server stores about a person, as JSON. docs/accounts.md describes the fields. */

import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Store } from '@heptapolis/store'
import {
  type EventOf,
  fold,
  groupDealOf,
  perspective,
  recordOf,
  seatOf,
  type TableEvent,
  type TableState,
} from '@heptapolis/table'
import { isOfToday } from '../core/day.ts'
import { tableEvents } from '../live-tables/log-events.ts'
import { selfAt } from '../sessions/access.ts'
import { type PersonIds, selvesOf, type Visitor } from '../sessions/session.ts'
import { mayReadDeal } from '../shared-origin/deal-knowledge.ts'
import { botsOf, everyTable } from './deletion.ts'

interface ExportPorts {
  readonly store: Store
  readonly now: () => number
}

const FORMAT = 'heptapolis account 1'
const MOST_OUTCOMES = 100_000
const busy = fail('busy', 'The server cannot read at the moment.')

/** A stream, so that a thousand games never sit in memory at once. Leaves out keys and token hashes. */
export async function exportAccount(context: ExportPorts, visitor: Visitor): Promise<Result<AsyncIterable<string>>> {
  const selves = selvesOf(visitor) ?? [visitor.account.id]
  const [about, games] = [
    await aboutOf(context.store, visitor, selves, context.now()),
    await everyTable(context, selves),
  ]
  return about.ok && games.ok ? ok(exportParts(context, about.value, games.value, selves)) : busy
}

async function* exportParts(
  context: ExportPorts,
  about: object,
  games: string[],
  selves: PersonIds,
): AsyncIterable<string> {
  yield `${JSON.stringify(about).slice(0, -1)},"games":[`
  let isFirst = true
  for (const game of games) {
    const record = await gameOf(context.store, game, selves, context.now())
    if (!record) continue
    yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`
    isFirst = false
  }
  yield '\n]}\n'
}

async function aboutOf(store: Store, { account }: Visitor, selves: PersonIds, now: number): Promise<Result<object>> {
  const { people, passkeys, conduct } = store
  const { id } = account
  const [sessions, keys, pushes] = [await people.sessions(id), await passkeys.of(id), await people.pushes(id)]
  const [avoided, reports] = [await conduct.avoided(id), await conduct.reportsBy(id)]
  const [ratings, outcomes] = [
    await store.ratings.of(id),
    await store.ratings.outcomes(selves, { limit: MOST_OUTCOMES }),
  ]
  const [attendance, suspension] = [await conduct.attendance(id), await conduct.suspension(id, now)]
  if (!sessions.ok || !keys.ok || !pushes.ok || !avoided.ok || !reports.ok) return busy
  if (!attendance.ok || !suspension.ok || !ratings.ok || !outcomes.ok) return busy
  const [programs, daily] = [await programsOf(store, selves), await store.daily.of(id)]
  const [alike, deals] = [await store.traces.alikesOf(id), await dealsOf(store, selves)]
  if (!programs.ok || !daily.ok || !alike.ok || !deals.ok) return busy
  return ok({
    format: FORMAT,
    at: now,
    account,
    formerly: selves.slice(1),
    sessions: sessions.value.map(({ hash: _, account: __, ...session }) => session),
    passkeys: keys.value.map(({ name, created, used, transports }) => ({ name, created, used, transports })),
    notices: pushes.value.map(({ endpoint }) => endpoint),
    avoided: avoided.value.map(({ degree, name, since }) => ({ degree, name, since })),
    reports: reports.value.map(({ about: _, reporter: __, ...report }) => report),
    ratings: ratings.value.map(({ account: _, ...rating }) => rating),
    results: outcomes.value.map(({ account: _, ...outcome }) => outcome),
    daily: daily.value.map(({ account: _, ...attempt }) => attempt),
    deals: deals.value,
    alike: alike.value.map(({ game, kind, at }) => ({ game, kind, at })),
    attendance: attendance.value,
    suspension: suspension.value ?? null,
    ...programs.value,
  })
}

/** Shared deals that the person made, knows or has played. */
async function dealsOf(store: Store, selves: PersonIds): Promise<Result<object>> {
  const all = []
  for (const who of selves) {
    const some = await store.deals.of(who)
    if (!some.ok) return some
    all.push(some.value)
  }
  return ok({
    made: all.flatMap(({ made }) => made),
    known: all.flatMap(({ known }) => known.map(({ account: _, device: __, ...one }) => one)),
    results: all.flatMap(({ results }) => results.map(({ account: _, ...one }) => one)),
  })
}

/** Own bots, and tokens without their secrets. */
async function programsOf(store: Store, selves: PersonIds): Promise<Result<object>> {
  const owned = await botsOf(store, selves)
  if (!owned.ok) return owned
  const bots: object[] = []
  for (const { account, accepts, created } of owned.value) {
    const known = await store.people.account(account)
    if (!known.ok) return known
    bots.push({ name: known.value?.name, accepts, created })
  }
  const tokens: object[] = []
  for (const who of selves) {
    const some = await store.programs.tokens(who)
    if (!some.ok) return some
    tokens.push(...some.value.map(({ name, scopes, created, used }) => ({ name, scopes, created, used })))
  }
  return ok({ bots, tokens })
}

/** Record of a finished game, or the own perspective of a running one, with the own chat messages. */
async function gameOf(store: Store, game: string, selves: PersonIds, now: number): Promise<object | undefined> {
  const [log, secret] = [await store.log.read(game), await store.log.secret(game)]
  if (!log.ok || !secret.ok || !secret.value) return undefined
  const events = tableEvents(log.value)
  const table = fold(events, Buffer.from(secret.value).toString('hex'))
  if (!table.ok) return undefined
  const { phase, secret: sealed } = table.value
  const seat = seatOf(table.value, selfAt(table.value, selves))
  const isWhole = await mayExport(store, table.value, selves, now)
  const record = isWhole ? recordOf(events) : perspective(events, sealed, seat)
  return {
    table: game,
    state: phase,
    ...(seat < 0 ? {} : { seat }),
    ...(record.ok ? { record: record.value } : {}),
    said: events
      .filter((event) => isSaidBy(event, selves))
      .map(({ at, channel, text, phrase }) => ({ at, channel, text, phrase })),
  }
}

/** Whether hidden cards are in the export: not while others still play the same cards. */
async function mayExport(store: Store, table: TableState, selves: PersonIds, now: number): Promise<boolean> {
  const isOver = table.phase === 'over' && !isOfToday(table, now)
  const deal = groupDealOf(table)
  if (!isOver || deal === undefined) return isOver
  const may = await mayReadDeal(store, deal, selves)
  return may.ok && may.value
}

const isSaidBy = (event: TableEvent, selves: PersonIds): event is EventOf<'say'> =>
  event.kind === 'say' && event.who !== undefined && selves.includes(event.who)
