/** The immediate gains of a move as data, which each language puts into words. */
import {
  type Game,
  left,
  type MoveJson,
  makesMore,
  type Piece,
  right,
  type Seen,
  scores,
  state,
  strength,
} from '@heptapolis/engine/search'
import type { Resource } from '@heptapolis/engine/show'
import { fightsOf } from '../../city/fights.ts'
import { type GoodsView, viewGoods } from '../../city/goods.ts'
import { chainsOpened, tried } from '../../city/tried.ts'

export type GainView =
  | { is: 'points'; line: string; points: number }
  /** `ahead`: the number of opponents that are weaker afterwards. */
  | { is: 'shields'; shields: number; ahead: number; foes: number }
  | { is: 'coins'; coins: number }
  /** `near`: the closest city that already produces them. */
  | { is: 'goods'; goods: readonly Resource[]; near: 'nobody' | 'neighbour' | 'own' }
  | { is: 'trade' }
  | { is: 'power' }
  | { is: 'chains'; cards: readonly Piece[] }

const MOST = 3

/** The notable gains, points first. Empty for an illegal move. */
export function gainsOf(seen: Seen, city: number, json: MoveJson): GainView[] {
  const made = tried(seen, city, json)
  if (!made) return []
  const { after } = made
  return [...pointsGained(seen, after, city), ...growth(seen, after, city), ...chains(seen, json)].slice(0, MOST)
}

/** Coins are a gain of their own, so their points are skipped. */
const TREASURY = 'treasury'

function pointsGained(seen: Game, after: Game, city: number): GainView[] {
  const before = new Map(scores(seen)[city].rows.map(({ id, points }) => [id, points]))
  return scores(after)
    [city].rows.map(({ id, points }) => ({ line: id, points: points - (before.get(id) ?? 0) }))
    .filter(({ line, points }) => points > 0 && line !== TREASURY)
    .map((gain): GainView => ({ is: 'points', ...gain }))
}

function growth(seen: Game, after: Game, city: number): GainView[] {
  const gains: GainView[] = []
  const shields = strength(after, city) - strength(seen, city)
  if (shields > 0) {
    const fights = fightsOf(after, city)
    const ahead = fights.filter(({ mine, theirs }) => mine > theirs).length
    gains.push({ is: 'shields', shields, ahead, foes: fights.length })
  }
  const coins = state.coins.get(after, city) - state.coins.get(seen, city)
  if (coins > 0) gains.push({ is: 'coins', coins })
  if (makesMore(seen, after, city)) gains.push(goodsGained(seen, after, city))
  if (state.bargains.get(after, city) !== state.bargains.get(seen, city)) gains.push({ is: 'trade' })
  if (state.abilities.get(after, city) !== state.abilities.get(seen, city)) gains.push({ is: 'power' })
  return gains
}

/** New resources, and whether a neighbour could sell them before. */
function goodsGained(seen: Game, after: Game, city: number): GainView {
  const made = goodsOf(viewGoods(seen, city))
  const now = goodsOf(viewGoods(after, city))
  const fresh = now.filter((good) => !made.includes(good))
  const goods = fresh.length > 0 ? fresh : now
  const near = [left(seen, city), right(seen, city)].flatMap((seat) =>
    goodsOf(viewGoods(seen, seat).filter(({ sold }) => sold)),
  )
  if (fresh.length === 0) return { is: 'goods', goods: moreOf(seen, after, city), near: 'own' }
  return { is: 'goods', goods, near: goods.some((good) => !near.includes(good)) ? 'nobody' : 'neighbour' }
}

const goodsOf = (sources: readonly GoodsView[]): Resource[] => [...new Set(sources.flatMap(({ options }) => options))]

/** Resources with more production than before. */
function moreOf(seen: Game, after: Game, city: number): Resource[] {
  const before = viewGoods(seen, city).map(({ options }) => options.join())
  const more = viewGoods(after, city).filter(({ options }) => {
    const at = before.indexOf(options.join())
    if (at >= 0) before.splice(at, 1)
    return at < 0
  })
  return goodsOf(more)
}

function chains(seen: Game, json: MoveJson): GainView[] {
  const cards = chainsOpened(seen, json)
  return cards.length > 0 ? [{ is: 'chains', cards: cards.slice(0, 2) }] : []
}
