/** Reuse of unchanged objects from the previous view of the table, so that React does not render them again. */
import { keysOf } from '@heptapolis/engine/kernel'
import type { GoodsView } from './goods.ts'
import type { CityView, StageView, TableView } from './view.ts'

export function shareTable(old: TableView | undefined, now: TableView): TableView {
  if (!old || old.cities.length !== now.cities.length) return now
  return { ...now, cities: now.cities.map((city, seat) => shareCity(old.cities[seat], city)) }
}

function shareCity(old: CityView, now: CityView): CityView {
  const shared: CityView = {
    ...now,
    stages: kept(old.stages, now.stages, listed(isSameStage)),
    science: kept(old.science, now.science, isSameData),
    tokens: kept(old.tokens, now.tokens, listed(Object.is)),
    cards: kept(old.cards, now.cards, listed(Object.is)),
    others: kept(old.others, now.others, listed(Object.is)),
    standing: kept(old.standing, now.standing, listed(Object.is)),
    goods: kept(old.goods, now.goods, listed(isSameSource)),
    hand: kept(old.hand, now.hand, listed(Object.is)),
    buried: kept(old.buried, now.buried, listed(Object.is)),
    fields: kept(old.fields, now.fields, isSameData),
  }
  return keysOf(shared).every((key) => Object.is(old[key], shared[key])) ? old : shared
}

type IsEqual<T> = (a: T, b: T) => boolean

const kept = <T>(old: T, now: T, same: IsEqual<T>): T => (same(old, now) ? old : now)

const listed =
  <T>(same: IsEqual<T>): IsEqual<readonly T[]> =>
  (a, b) =>
    a.length === b.length && a.every((one, i) => same(one, b[i]))

const isSameStage: IsEqual<StageView> = (a, b) =>
  a.status === b.status && a.number === b.number && a.cost === b.cost && listed(Object.is)(a.pieces, b.pieces)
const isSameSource: IsEqual<GoodsView> = (a, b) => a.sold === b.sold && listed(Object.is)(a.options, b.options)
const isSameData: IsEqual<unknown> = (a, b) => JSON.stringify(a) === JSON.stringify(b)
