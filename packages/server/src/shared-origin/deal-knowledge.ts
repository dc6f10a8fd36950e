/**
 * Knowledge of shared deals: who has played or watched a game of one, or viewed its results. A device that showed a deal
 * to one account has shown it to all accounts used there; only a hash of the device is stored, keyed by the deal.
 */
import { createHmac } from 'node:crypto'
import { ok, type Result } from '@heptapolis/engine/kernel'
import type { DealKnowledge, DealKnowledgeKind, SharedDeal, Store } from '@heptapolis/store'
import { groupDealOf, seatOf, type TableState } from '@heptapolis/table'
import { isOfToday } from '../core/day.ts'

interface Ports {
  readonly store: Store
  readonly now: () => number
}

/** Account at a table, with the device it uses. */
export interface DealViewer {
  readonly who: string
  readonly device?: string | undefined
}

const markOf = ({ secret }: SharedDeal, device: string): string =>
  createHmac('sha256', secret).update(`device ${device}`).digest('hex').slice(0, 32)

/** All ids of a person, merged visitors included. */
export async function idsOf({ people }: Store, who: string): Promise<Result<string[]>> {
  const home = await people.home(who)
  if (!home.ok || !home.value) return home.ok ? ok([who]) : home
  const { id } = home.value
  const parts = await people.partsOf(id)
  return parts.ok ? ok([id, ...parts.value]) : parts
}

/** Stores that people see a running or finished game of a shared deal. Other tables are left alone. */
export async function noteDealSeen(
  { store, now }: Ports,
  table: TableState,
  viewers: readonly DealViewer[],
): Promise<Result<void>> {
  const name = groupDealOf(table)
  if (name === undefined || table.phase === 'room' || viewers.length === 0) return ok(undefined)
  const deal = await store.deals.find(name)
  if (!deal.ok || !deal.value) return deal.ok ? ok(undefined) : deal
  const { value } = deal
  return store.deals.know(
    viewers.map(
      ({ who, device }): DealKnowledge => ({
        deal: name,
        account: who,
        game: table.id,
        how: hasSat(table, who) ? 'played' : 'watched',
        ...(device === undefined ? {} : { device: markOf(value, device) }),
        at: now(),
      }),
    ),
  )
}

const hasSat = (table: TableState, who: string): boolean =>
  seatOf(table, who) >= 0 || table.play?.sat.includes(who) === true

/** Stores that a person has viewed the results of a deal. */
export const noteDealViewed = (
  { store, now }: Ports,
  deal: SharedDeal,
  { who, device }: DealViewer,
): Promise<Result<void>> =>
  store.deals.know([
    {
      deal: deal.id,
      account: who,
      how: 'viewed',
      ...(device === undefined ? {} : { device: markOf(deal, device) }),
      at: now(),
    },
  ])

export type PriorKnowledge = DealKnowledgeKind | 'device'

interface Question {
  readonly ids: readonly string[]
  /** Device of the request, if there is one. */
  readonly device?: string | undefined
  /** A game whose own players do not count. */
  readonly except?: string | undefined
  /** Knowledge after this time does not count. */
  readonly before?: number
}

const STRONGEST: readonly DealKnowledgeKind[] = ['played', 'viewed', 'watched']

/** How a person knows a deal from elsewhere: by themselves, or because another account did on the same device. */
export async function priorKnowledge(
  { deals }: Store,
  deal: SharedDeal,
  { ids, device, except, before = Number.POSITIVE_INFINITY }: Question,
): Promise<Result<PriorKnowledge | undefined>> {
  const own = await deals.known(deal.id, ids, [])
  if (!own.ok) return own
  const isPrior = ({ game, at }: DealKnowledge): boolean => (game === undefined || game !== except) && at < before
  const kinds = own.value.filter(isPrior).map(({ how }) => how)
  const kind = STRONGEST.find((how) => kinds.includes(how))
  if (kind) return ok(kind)
  const devices = own.value.flatMap((one) => one.device ?? [])
  if (device !== undefined) devices.push(markOf(deal, device))
  if (devices.length === 0) return ok(undefined)
  const all = await deals.known(deal.id, [], [...new Set(devices)])
  return all.ok ? ok(all.value.some(isPrior) ? 'device' : undefined) : all
}

/** Whether the hidden cards and results of a deal may be shown: after a finished game or a look at the results. */
export async function mayReadDeal({ deals }: Store, deal: string, ids: readonly string[]): Promise<Result<boolean>> {
  const playing = await deals.playing(deal, ids)
  if (!playing.ok || playing.value) return playing.ok ? ok(false) : playing
  const known = await deals.known(deal, ids, [])
  if (!known.ok || known.value.some(({ how }) => how === 'viewed')) return known.ok ? ok(true) : known
  const results = await deals.results(deal)
  return results.ok ? ok(results.value.some(({ account = '' }) => ids.includes(account))) : results
}

/**
 * Whether the record of a table may name hidden cards. Of a shared deal even the public side of a game tells something, so
 * its readers are noted.
 */
export async function mayReadRecord(ports: Ports, table: TableState, viewer: DealViewer): Promise<Result<boolean>> {
  const isOver = table.phase === 'over' && !isOfToday(table, ports.now())
  const deal = groupDealOf(table)
  if (deal === undefined) return ok(isOver)
  const noted = await noteDealSeen(ports, table, [viewer])
  if (!noted.ok || !isOver) return noted.ok ? ok(false) : noted
  const ids = await idsOf(ports.store, viewer.who)
  return ids.ok ? mayReadDeal(ports.store, deal, ids.value) : ids
}
