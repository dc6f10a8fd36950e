/** Coins of a turn: payments, earnings from buying, and effects of all played pieces. */
import type { Effect, PieceDef } from '@heptapolis/engine/show'
import { countAround } from '../score/counts.ts'
import { type City, hasPower, lawsOf, neighboursOf, type ReferenceTable, workingEffects } from '../table.ts'
import { FLEETS } from '../words.ts'
import { coinsAfterPaying, commission, type ReferencePurchase } from './purse.ts'

/** Action of a city in a turn. */
export interface CityAction extends ReferencePurchase {
  action: string
  by?: string
  /** Card built, stage built or leader recruited. */
  piece?: PieceDef
  /** A sale that moves a ship pays no coins. */
  sails: boolean
}

const SALE = 3

/**
 * Coins of each city after the turn, by seat. Cards and stages are counted in `then`; powers, laws and tokens
 * in `before`.
 */
export function coinsAfterTurn(before: ReferenceTable, then: ReferenceTable, actions: readonly CityAction[]): number[] {
  const coins = coinsAfterPaying(before, actions)
  const taken = before.cities.map((city) => commission(before, city, actions[city.seat]))
  const take = (city: City, count: number): void => {
    coins[city.seat] += count
    taken[city.seat] += count
  }
  for (const city of before.cities) {
    const { piece, ...played } = actions[city.seat]
    take(city, wages(city, then.cities[city.seat]))
    if ((played.action === 'sell' && !played.sails) || played.action === 'give-up') take(city, SALE)
    if (!piece) continue
    const effects = [...effectsOf(before, piece), ...copiedNow(city, then.cities[city.seat])]
    take(city, rewards(before, city, { ...piece, effects }, played))
    for (const effect of effects) {
      take(city, ownCoins(then, city, effect))
      for (const other of neighboursOf(before, city)) if (effect.kind === 'neighboursTake') take(other, effect.coins)
      for (const other of before.cities) if (effect.kind === 'othersTake' && other !== city) take(other, effect.coins)
    }
  }
  return coins.map((count, seat) => count + (taken[seat] > 0 && getsMore(before.cities[seat]) ? 1 : 0))
}

/** Immediate effects of a piece: a pawn of a finished edifice pays its reward. */
function effectsOf({ finished }: ReferenceTable, { effects = [] }: PieceDef): Effect[] {
  const ages = effects.flatMap((effect) => (effect.kind === 'pawn' ? [effect.age] : []))
  return [
    ...effects,
    ...finished.flatMap((edifice) => (ages.includes(edifice.age ?? 'any') ? (edifice.effects ?? []) : [])),
  ]
}

/** With a single leader to copy there is no question: the copy works in the same turn. */
const copiedNow = (city: City, then: City): Effect[] =>
  then.copied.slice(city.copied.length).flatMap(({ effects = [] }) => effects)

/** One extra coin from the bank, once a turn. */
const getsMore = (city: City): boolean => hasPower(city, 'coin-more')

/** Coins of spaces that a ship reached, and per space it moved. */
function wages(city: City, then: City): number {
  const paid = workingEffects(city, 'seaPower').filter(({ power }) => power === 'wages')
  const aSpace = paid.reduce((sum, { amount }) => sum + amount, 0)
  const reached = FLEETS.flatMap(
    (fleet) => city.yard?.columns[fleet].spaces.slice(city.ships[fleet], then.ships[fleet]) ?? [],
  )
  return reached.reduce((sum, { coins = 0 }) => sum + coins + aSpace, 0)
}

function ownCoins(then: ReferenceTable, { seat, defeat }: City, effect: Effect): number {
  switch (effect.kind) {
    case 'coins':
      return effect.coins
    case 'each':
      return (effect.coins ?? 0) * countAround(then, then.cities[seat], [effect.of].flat(), effect.on)
    case 'memorial':
      return effect.coins * defeat
    default:
      return 0
  }
}

/** Payments of leaders and laws for an action. */
function rewards(
  table: ReferenceTable,
  city: City,
  piece: PieceDef,
  { action, by }: Pick<CityAction, 'action' | 'by'>,
): number {
  const occasions: string[] = [action === 'build' ? (piece.colour ?? '') : action, by ?? '']
  const tokens = (piece.effects ?? []).filter(({ kind }) => kind === 'victory').length
  const times = (occasion: string) => (occasion === 'victory' ? tokens : occasions.includes(occasion) ? 1 : 0)
  const byLeaders = workingEffects(city, 'reward').reduce((sum, one) => sum + one.coins * times(one.for), 0)
  return lawsOf(table, 'bonus').reduce(
    (sum, { on, coins }) => sum + times(on) * (coins === 'age' ? table.age : coins),
    byLeaders,
  )
}
