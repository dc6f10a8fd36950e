/**
 * Daily deal: on one day everybody plays the same cards, from the same seat, against the same bots. Bots decide from
 * their view and the day's secret alone, so equal moves meet equal answers.
 */

import { createHash } from 'node:crypto'
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, DailyTry, Store } from '@heptapolis/store'
import { AMONG_FRIENDS, type BotLevel, type TableState } from '@heptapolis/table'
import type { DailyRow, DailyShown, PlayDaily } from '@heptapolis/wire'
import type { TableCreation } from '../commands/creation.ts'
import { dayOf } from '../core/day.ts'
import { newSecret, newTableId } from '../core/ids.ts'
import type { LiveTables } from '../live-tables/live-tables.ts'
import { tableEvents } from '../live-tables/log-events.ts'
import { isRateable } from '../ratings/accounts.ts'
import { fromOneAddress, type Origin, recordDealSeen, wasDealSeen } from '../shared-origin/origins.ts'

const PLAYERS = 4
const LEVEL: BotLevel = 'hard'
const TERMS = { edition: '2e' as const, boxes: [], seats: Array.from({ length: PLAYERS }, () => ({})) }
/** A solo game: no other player waits, so no bot replaces an absent one. */
const OPTIONS = { ...AMONG_FRIENDS, absence: 'wait' as const }
const MOST_SHOWN = 100

interface Ports {
  readonly store: Store
  readonly liveTables: LiveTables
  readonly creation: TableCreation
  readonly now: () => number
}

const secretOf = (store: Store, day: string): Promise<Result<string>> =>
  store.settings.settle(`daily-${day}`, newSecret())

/** Starts the own attempt, or returns the one begun before. On a device that already showed the deal it is unranked. */
export async function playDaily(
  context: Ports,
  account: Account,
  { name, nonce }: PlayDaily,
  origin: Origin,
): Promise<Result<DailyTry>> {
  const { store, now } = context
  const day = dayOf(now())
  const game = newTableId(createHash('sha256').update(`daily ${day} ${account.id}`).digest())
  const seen = await wasDealSeen(context, day, account.id, origin)
  if (!seen.ok) return seen
  // A try without an account is unranked, and so are later ones on that device.
  const knew = seen.value || !isRateable(account) ? { knew: true as const } : {}
  const attempt = await store.daily.begin({ day, account: account.id, game, began: now(), ...knew })
  if (!attempt.ok) return attempt
  const noted = await recordDealSeen(context, day, account.id, origin)
  if (!noted.ok) return noted
  const liveTable = context.liveTables.at(attempt.value.game)
  if ((await liveTable.look()).ok) return attempt
  const secret = await secretOf(store, day)
  if (!secret.ok) return secret
  const created = await context.creation.create({
    id: game,
    secret: secret.value,
    who: account.id,
    terms: TERMS,
    options: OPTIONS,
    deal: day,
    name: account.name || name,
    nonce,
    first: [{ who: account.id, command: { do: 'begin', fill: LEVEL } }],
  })
  return created.ok ? attempt : created
}

/** Stores the result of an attempt. It counts only if the person made every choice. */
export async function endDaily(store: Store, table: TableState): Promise<Result<void>> {
  const { deal, end, id } = table
  if (deal === undefined || end?.reason !== 'finished') return ok(undefined)
  const log = await store.log.read(id)
  if (!log.ok) return log
  const events = tableEvents(log.value)
  const own = table.seats.findIndex(({ who }) => who !== undefined)
  const isOwn = events.every((event) => event.kind !== 'choose' || event.seat !== own || event.by === 'person')
  const result = end.results.find(({ seat }) => seat === own)
  if (!isOwn || !result) return ok(undefined)
  const kept = await store.daily.end(id, result.total, result.rank)
  return kept.ok ? ok(undefined) : kept
}

/** The daily deal for one viewer. The ranking is for those who have played, and for everybody after the day. */
export async function dailyFor(
  ports: Pick<Ports, 'store' | 'now'>,
  account: Account | undefined,
  origin: Origin,
  wished?: string,
): Promise<Result<DailyShown>> {
  const { store, now } = ports
  const today = dayOf(now())
  const isOver = wished !== undefined && wished < today
  const day = isOver ? wished : today
  const ranking = await store.daily.ranking(day)
  if (!ranking.ok) return ranking
  const own = account ? await store.daily.attempt(day, account.id) : ok(undefined)
  if (!own.ok) return own
  const isKnown = own.value !== undefined || isOver
  const knows = isKnown ? ok(own.value?.knew === true) : await wasDealSeen(ports, day, account?.id ?? '', origin)
  if (!knows.ok) return knows
  const points = ranking.value.flatMap((one) => (one.knew ? [] : (one.points ?? 0)))
  const mayRead = isOver || own.value?.points !== undefined
  const rows = mayRead ? await rowsOf(store, day, ranking.value, account) : ok(undefined)
  if (!rows.ok) return rows
  return ok({
    day,
    played: points.length,
    ...(points.length > 0 ? { middle: points[points.length >> 1] } : {}),
    isAccount: isRateable(account),
    ...(isOver ? { isOver: true as const } : {}),
    ...(knows.value ? { knows: true as const } : {}),
    ...(own.value ? { table: own.value.game } : {}),
    ...(own.value?.points === undefined ? {} : { points: own.value.points }),
    ...(rows.value ? { ranking: rows.value } : {}),
  })
}

async function rowsOf(
  store: Store,
  day: string,
  tries: readonly DailyTry[],
  you: Account | undefined,
): Promise<Result<DailyRow[]>> {
  const shared = await fromOneAddress(store, day, new Set(tries.map(({ account }) => account)))
  if (!shared.ok) return shared
  const rows: DailyRow[] = []
  for (const [i, { account, points = 0, knew }] of tries.entries()) {
    if (i >= MOST_SHOWN && account !== you?.id) continue
    const known = await store.people.account(account)
    if (!known.ok) return known
    const place = 1 + tries.findIndex((other) => other.points === points && !other.knew)
    if (!known.value || !isRateable(known.value)) continue
    rows.push({
      ...(knew ? { knew } : { place }),
      name: known.value.name,
      points,
      ...(shared.value.has(account) ? { shared: true as const } : {}),
      ...(account === you?.id ? { isYou: true as const } : {}),
    })
  }
  return ok(rows)
}
