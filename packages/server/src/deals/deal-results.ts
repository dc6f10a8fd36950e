/** Results of shared deals: written once at the end of a game, compared seat by seat. */

import { view } from '@heptapolis/engine'
import { fail, itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import { PUBLIC, scores } from '@heptapolis/engine/show'
import type { DealResult, DealSheet, Store } from '@heptapolis/store'
import { type DealSetup, groupDealOf, type SeatState, type TableEvent, type TableState } from '@heptapolis/table'
import type { DealGame, DealSeat } from '@heptapolis/wire'
import { tableEvents } from '../live-tables/log-events.ts'
import { idsOf, noteDealSeen, priorKnowledge } from '../shared-origin/deal-knowledge.ts'

const busy = fail('busy', 'The store cannot be read at the moment.')

/** Stores the results of a finished game of a shared deal, and that its people know the deal. Idempotent. */
export async function endDeal(store: Store, table: TableState, now: () => number): Promise<Result<void>> {
  const { play, end } = table
  const name = groupDealOf(table)
  if (name === undefined || !play || !end) return ok(undefined)
  const noted = await noteDealSeen(
    { store, now },
    table,
    play.sat.map((who) => ({ who })),
  )
  if (!noted.ok) return noted
  const [deal, log] = [await store.deals.find(name), await store.log.read(table.id)]
  if (!deal.ok || !log.ok) return busy
  const events = tableEvents(log.value)
  // After an update the same secret may deal other cards.
  const isSame = deal.value && isDealtBy(events, deal.value.setup)
  if (!deal.value || !isSame || end.reason !== 'finished') return ok(undefined)
  const results: DealResult[] = []
  for (const { seat } of end.results) {
    const seatState = itemAt(table.seats, seat)
    const knew = await knewBefore(store, deal.value, table, seatState)
    if (!knew.ok) return knew
    const result: DealSheet = { ...seatResult(table, seat), ...helpOf(events, seat, seatState), ...knew.value }
    results.push({ deal: name, game: table.id, seat, ...personAt(seatState), result, at: end.at })
  }
  const stored = await store.deals.end(results)
  return stored.ok ? ok(undefined) : stored
}

function isDealtBy(events: readonly TableEvent[], { rules }: DealSetup): boolean {
  const began = events.find((event) => event.kind === 'begin')
  return began?.rules.engine === rules.engine && began.rules.data === rules.data
}

const personAt = ({ who, name = '', isForgotten }: SeatState): Pick<DealResult, 'account' | 'name'> =>
  who === undefined || isForgotten ? { name: '' } : { account: who, name }

function seatResult({ play, end, seats }: TableState, seat: number): DealSheet {
  const sheet = play && scores(play.game)[seat]
  const city = play && view(play.game, PUBLIC).cities[seat]
  const { level, who } = itemAt(seats, seat)
  const { rank = 0, total = 0, coins = 0 } = end?.results.find((one) => one.seat === seat) ?? {}
  return {
    ...(who === undefined && level !== undefined ? { level } : {}),
    ...(city?.wonder === undefined ? {} : { wonder: city.wonder, side: city.side }),
    total,
    coins,
    rank,
    rows: Object.fromEntries((sheet?.rows ?? []).map(({ id, points }) => [id, points])),
  }
}

/** Marks a person for whom a bot, the clock or another person made a choice. */
function helpOf(events: readonly TableEvent[], seat: number, { who }: SeatState): Pick<DealSheet, 'isHelped'> {
  if (who === undefined) return {}
  const isOthers = (event: TableEvent): boolean =>
    event.kind === 'choose' && event.seat === seat && (event.by !== 'person' || event.who !== who)
  return events.some(isOthers) ? { isHelped: true } : {}
}

async function knewBefore(
  store: Store,
  deal: Parameters<typeof priorKnowledge>[1],
  { id, end }: TableState,
  { who }: SeatState,
): Promise<Result<Pick<DealSheet, 'knew'>>> {
  if (who === undefined || !end) return ok({})
  const ids = await idsOf(store, who)
  if (!ids.ok) return ids
  const prior = await priorKnowledge(store, deal, { ids: ids.value, except: id, before: end.at })
  if (!prior.ok) return prior
  return ok(prior.value ? { knew: prior.value } : {})
}

/** All finished games of a deal, the first one first, with the place of each seat among the same seat of all games. */
export async function gamesOf({ deals }: Store, deal: string, ids: readonly string[]): Promise<Result<DealGame[]>> {
  const all = await deals.results(deal)
  if (!all.ok) return all
  const fields = Map.groupBy(all.value.filter(isRanked), ({ seat }) => seat)
  const games = [...Map.groupBy(all.value, ({ game }) => game).values()]
  return ok(
    games.map((results) => ({
      at: itemAt(results, 0).at,
      seats: results.map((one) => shownSeat(one, fields.get(one.seat) ?? [], ids)),
    })),
  )
}

const totalOf = ({ result }: DealResult): number => result.total

/** Bots, people who knew the deal and people with help have no place. */
function isRanked({ result }: DealResult): boolean {
  const { level, knew, isHelped } = result
  return level === undefined && !knew && !isHelped
}

function shownSeat(one: DealResult, field: readonly DealResult[], ids: readonly string[]): DealSeat {
  const place = 1 + field.filter((other) => totalOf(other) > totalOf(one)).length
  return {
    ...one.result,
    seat: one.seat,
    name: one.name,
    ...(isRanked(one) ? { place } : {}),
    ...(one.account !== undefined && ids.includes(one.account) ? { isYou: true } : {}),
  }
}
