/** Costs of cards, stages and riders, under laws and with the help of leaders. */
import type { Colour, Cost, EffectOf, PieceDef, Resource } from '@heptapolis/engine/show'
import { type City, hasPower, lawsOf, type ReferenceTable, workingEffects } from '../table.ts'
import { type FleetName, GOODS } from '../words.ts'
import type { Need } from './payments.ts'

/** Trigger of a law: a card of a colour, a card built by chain, a stage. */
type Occasion = Colour | 'chain' | 'stage'

const goodsOf = (cost: Cost = {}): Resource[] => GOODS.flatMap((good) => Array<Resource>(cost[good] ?? 0).fill(good))

const coinsOf = ({ age }: ReferenceTable, { coins = 0 }: Cost = {}): number => (coins === 'age' ? age : coins)

/** The list itself, or with one resource less per discount. */
function lessened(goods: readonly Resource[], discounts: number): Resource[][] {
  if (discounts <= 0 || goods.length === 0) return [[...goods]]
  return goods.flatMap((_, at) =>
    lessened(
      goods.filter((_good, i) => i !== at),
      discounts - 1,
    ),
  )
}

const onOccasion = <L extends { on: Occasion }>(laws: readonly L[], occasions: readonly Occasion[]): L[] =>
  laws.filter(({ on }) => occasions.includes(on))

/** Extra coins due by laws, whatever the cost. */
const taxes = (table: ReferenceTable, ...occasions: Occasion[]): number =>
  onOccasion(lawsOf(table, 'tax'), occasions).reduce((sum, { coins }) => sum + (coins === 'age' ? table.age : coins), 0)

/** Card at its printed cost. */
export function cardNeed(table: ReferenceTable, city: City, card: PieceDef): Need {
  const colour = card.colour ?? 'white'
  const isWaived =
    onOccasion(lawsOf(table, 'noResources'), [colour]).length > 0 ||
    (colour === 'purple' && hasPower(city, 'free-guilds'))
  const goods = isWaived ? [] : goodsOf(card.cost)
  const coins = coinsOf(table, card.cost) + taxes(table, colour)
  // A law that asks for coins in place of resources leaves nothing for a leader to reduce.
  if (onOccasion(lawsOf(table, 'coinsForResources'), [colour]).length > 0) {
    return { goods: [[]], coins: coins + goods.length }
  }
  return { goods: lessened(goods, discountsOn(city, colour)), coins }
}

const discountsOn = (city: City, on: EffectOf<'discount'>['on']): number =>
  workingEffects(city, 'discount').filter((effect) => effect.on === on).length

/** Card built by chain, or by a power that waives its whole cost: taxes are still due. */
export const freeCardNeed = (table: ReferenceTable, card: PieceDef, by: 'chain' | 'power' | 'discard'): Need => ({
  goods: [[]],
  coins: taxes(table, card.colour ?? 'white', ...(by === 'chain' ? (['chain'] as const) : [])),
})

/** Stage; waived resources do not waive its coins. */
export function stageNeed(table: ReferenceTable, city: City, cost: Cost | undefined, isWaived: boolean): Need {
  const coins = coinsOf(table, cost) + taxes(table, 'stage')
  const noGoods = isWaived || onOccasion(lawsOf(table, 'noResources'), ['stage']).length > 0
  return { goods: noGoods ? [[]] : lessened(goodsOf(cost), discountsOn(city, 'stage')), coins }
}

/** Stage for one coin in place of each resource; laws still tax it. */
export const stageForCoinsNeed = (table: ReferenceTable, cost: Cost | undefined): Need => ({
  goods: [[]],
  coins: goodsOf(cost).length + coinsOf(table, cost) + taxes(table, 'stage'),
})

/** The next space of a ship. */
export function navalNeed(table: ReferenceTable, city: City, fleet: FleetName): Need {
  const cost = city.yard?.columns[fleet].costs[city.ships[fleet]]
  return { goods: lessened(goodsOf(cost), seaDiscounts(city)), coins: coinsOf(table, cost) }
}

const seaDiscounts = (city: City): number =>
  workingEffects(city, 'seaPower')
    .filter(({ power }) => power === 'discount')
    .reduce((sum, { amount }) => sum + amount, 0)

/** Contribution to a project or an edifice. */
export const partNeed = (table: ReferenceTable, { cost }: PieceDef): Need => ({
  goods: [goodsOf(cost)],
  coins: coinsOf(table, cost),
})

/** Both at once, from the same resources. */
export const together = (one: Need, other: Need): Need => ({
  goods: one.goods.flatMap((goods) => other.goods.map((more) => [...goods, ...more])),
  coins: one.coins + other.coins,
})
