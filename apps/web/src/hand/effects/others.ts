/** Effects of a move on other cities: coins from the bank, losses at the end of the turn, debts. */
import { lossesDue } from '@heptapolis/boxes/faces'
import { type Game, type MoveJson, toPosition } from '@heptapolis/engine'
import { clone, left, right, state } from '@heptapolis/engine/show'

const KINDS = ['gain', 'loss', 'debt'] as const

/** Other cities that get, lose or owe the same. */
export interface OtherChange {
  what: (typeof KINDS)[number]
  amount: number
  cities: readonly number[]
  isAll: boolean
}

export function othersChanged(g: Game, after: Game, city: number, json: MoveJson): OtherChange[] {
  const others = Array.from({ length: g.rules.cities }, (_, seat) => seat).filter((seat) => seat !== city)
  const paid = paidTo(g, city, json)
  const due = lossesDue(clone(after))
  const debtsOf = (one: Game, seat: number): number => Number({ ...toPosition(one).cities[seat] }.debt ?? 0)
  const amounts: Record<OtherChange['what'], (seat: number) => number> = {
    gain: (seat) => state.coins.get(after, seat) - state.coins.get(g, seat) - (paid.get(seat) ?? 0),
    loss: (seat) => due[seat] ?? 0,
    debt: (seat) => debtsOf(after, seat) - debtsOf(g, seat),
  }
  return KINDS.flatMap((what) =>
    [...Map.groupBy(others, amounts[what])]
      .filter(([amount]) => amount > 0)
      .map(([amount, cities]) => ({ what, amount, cities, isAll: cities.length === others.length })),
  )
}

function paidTo(g: Game, city: number, { pay = {} }: MoveJson): Map<number, number> {
  const [toLeft, toRight] = [left(g, city), right(g, city)]
  const shares: readonly [seat: number, coins: number | undefined][] = [
    [toLeft, pay.left],
    [toRight, pay.right],
    [left(g, toLeft), pay.farLeft],
    [right(g, toRight), pay.farRight],
  ]
  const paid = new Map<number, number>()
  for (const [seat, coins = 0] of shares) paid.set(seat, (paid.get(seat) ?? 0) + coins)
  return paid
}
