/**
 * Uses of a card that produces a resource or makes trade cheaper: cards and stages it makes possible or cheaper, and
 * neighbours who lack the resource.
 */
import { type Game, moves, showMove } from '@heptapolis/engine'
import { clone, install, layDown, left, type Piece, type Resource, right } from '@heptapolis/engine/show'
import { viewGoods } from '../../city/goods.ts'
import { totalOf } from '../choices.ts'

/** Card in hand, or number of a stage. */
export type Buyable = Piece | number

export interface ResourceGains {
  /** Cards in hand and the stage that only this card makes possible. */
  opened: readonly Buyable[]
  /** Things it makes cheaper, with the coins saved. */
  saved: readonly { what: Buyable; coins: number }[]
  /** Neighbours that may buy it and do not produce it. */
  buyers: readonly number[]
  /** Both neighbours make all of it, even if only for themselves. */
  isCommon: boolean
}

export function resourceGains(g: Game, city: number, piece: Piece): ResourceGains {
  const after = clone(g)
  layDown(after, city, piece)
  install(after, city, piece)
  const [before, then] = [pricesIn(g, city), pricesIn(after, city)]
  const others = [...then].filter(([what]) => what !== piece)
  const saved = others.flatMap(([what, price]) => {
    const coins = (before.get(what) ?? price) - price
    return coins > 0 ? [{ what, coins }] : []
  })
  return {
    opened: others.flatMap(([what]) => (before.has(what) ? [] : [what])),
    saved,
    ...neighboursWith(g, after, city),
  }
}

/** Lowest price of everything that can be built now. */
function pricesIn(g: Game, city: number): Map<Buyable, number> {
  const prices = new Map<Buyable, number>()
  for (const move of moves(g, city)) {
    const { action, card, stage, pay } = showMove(g, move)
    const piece = action === 'build' && card !== undefined ? g.rules.byId.get(card) : undefined
    const what = action === 'stage' && typeof stage === 'number' ? stage : piece
    if (what !== undefined) prices.set(what, Math.min(totalOf(pay), prices.get(what) ?? Number.POSITIVE_INFINITY))
  }
  return prices
}

function neighboursWith(g: Game, after: Game, city: number): Pick<ResourceGains, 'buyers' | 'isCommon'> {
  const offered = viewGoods(after, city).flatMap(({ sold, options }) => (sold ? options : []))
  const sold = viewGoods(g, city).flatMap((goods) => (goods.sold ? goods.options : []))
  const added = offered.filter((good) => count(offered, good) > count(sold, good))
  if (added.length === 0) return { buyers: [], isCommon: false }
  const neighbours = [...new Set([left(g, city), right(g, city)])]
  const made = neighbours.map((seat) => viewGoods(g, seat).flatMap(({ options }) => options))
  return {
    buyers: neighbours.filter((_, i) => !added.some((good) => made[i].includes(good))),
    isCommon: made.every((own) => added.every((good) => own.includes(good))),
  }
}

const count = (goods: readonly Resource[], good: Resource): number => goods.filter((one) => one === good).length
