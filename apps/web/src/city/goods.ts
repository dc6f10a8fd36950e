/** Resources that a city produces, source by source, under the rules in force. */
import { type Game, Goods, goodsMade, goodsSold, RESOURCES, type Resource, vector } from '@heptapolis/engine/show'

/** Resources of one source: one of several, or just one. */
export interface GoodsView {
  options: readonly Resource[]
  /** Whether the neighbours may buy it. */
  sold: boolean
}

/** Resources for sale first, then those for the city alone. */
export function viewGoods(g: Game, seat: number): GoodsView[] {
  const [sold, made] = [new Goods(), new Goods()]
  goodsSold(g, seat, sold)
  goodsMade(g, seat, made)
  return [...sources(sold, true), ...sources(without(made, sold), false)].sort(byWorth)
}

function without(made: Goods, sold: Goods): Goods {
  const rest = new Goods()
  rest.sure = vector.missing(made.sure, sold.sure)
  const bought = choicesOf(sold)
  for (const set of choicesOf(made)) {
    const at = bought.indexOf(set)
    if (at < 0) rest.choose(set)
    else bought.splice(at, 1)
  }
  return rest
}

const choicesOf = ({ choices, size }: Goods): number[] => [...choices.subarray(0, size)]

function sources(goods: Goods, sold: boolean): GoodsView[] {
  const single = RESOURCES.flatMap((good, r) =>
    Array.from({ length: drawn(vector.count(goods.sure, r)) }, () => ({ options: [good], sold })),
  )
  return [...single, ...choicesOf(goods).map((set) => ({ options: optionsOf(set), sold }))]
}

/** Endless resources are drawn once. */
const drawn = (units: number): number => (units === vector.PLENTY ? 1 : units)

const optionsOf = (set: number): Resource[] => RESOURCES.filter((_, r) => vector.count(set, r) > 0)

const byWorth = (a: GoodsView, b: GoodsView): number =>
  Number(b.sold) - Number(a.sold) ||
  a.options.length - b.options.length ||
  RESOURCES.indexOf(a.options[0]) - RESOURCES.indexOf(b.options[0])
